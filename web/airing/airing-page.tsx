// What airs this week and next, and what begins later; dramas on the member's watchlist are marked.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { addDays, mondayOf } from '#contract/airing.ts'
import type { WhatAirs } from '#contract/api/airing.ts'
import { openAuthDialog } from '#web/auth/auth-dialog.ts'
import { isAdmin, knownSession, useMember } from '#web/auth/member.ts'
import { paths } from '#web/paths.ts'
import { CouldNotLoad } from '#web/shell/could-not-load.tsx'
import { Head } from '#web/shell/head.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/field.tsx'
import { OutLink } from '#web/ui/out-link.tsx'
import styles from './airing.module.css'
import { Later, Week } from './airing-week.tsx'
import { MyAiring } from './my-airing.tsx'
import { myAiring, whatAirs } from './queries.ts'
import { StopMail } from './stop-mail.tsx'

export default function AiringPage() {
  const { data, refetch } = useQuery(whatAirs)
  return (
    <div className={`wrap ${styles.page}`}>
      <Head
        title="What airs"
        description="Episodes of Korean dramas that air this week and next, day by day, and dramas that begin soon."
        path={paths.airing}
      />
      <header className="stack tight">
        <h1>What airs</h1>
        <p className="lead muted">This week and next, by the days in Korea.</p>
      </header>
      <StopMail />
      {data ? <Weeks data={data} /> : <CouldNotLoad title="Could not load what airs." retry={refetch} />}
      <MyAiring />
      <nav className="row" aria-label="More">
        <ButtonLink href={paths.watchlist} variant="ghost">
          My Watchlist
        </ButtonLink>
        <ButtonLink href={paths.browse()} variant="ghost">
          Explore More Dramas
        </ButtonLink>
      </nav>
    </div>
  )
}

function Weeks({ data: { days, later, today, isKnown } }: { data: WhatAirs }) {
  const { member } = useMember()
  const { data: own } = useQuery({ ...myAiring, enabled: member !== null })
  const [onlyMine, setOnlyMine] = useState(false)
  const mine = new Set(member ? own?.dramas : [])
  const isShown = ({ drama }: { drama: { id: number } }) => !onlyMine || mine.has(drama.id)
  const next = addDays(mondayOf(today), 7)
  const choose = async (only: boolean) => {
    if (only && !(await knownSession()).member) openAuthDialog('login')
    else setOnlyMine(only)
  }
  const all = { today, mine, onlyMine }
  return (
    <>
      {!isKnown && <NotKnown />}
      {(days.length > 0 || later.length > 0) && (
        <Checkbox
          look="switch"
          label="Only my watchlist"
          checked={onlyMine}
          onChange={({ target }) => void choose(target.checked)}
        />
      )}
      <div className={styles.weeks}>
        <Week title="This week" airs={days.filter((one) => one.day < next && isShown(one))} {...all} />
        <Week title="Next week" airs={days.filter((one) => one.day >= next && isShown(one))} {...all} />
      </div>
      <Later dramas={later.filter(isShown)} mine={mine} />
      {isKnown && (
        <p className="small muted">
          Days come from <OutLink href="https://www.themoviedb.org">TMDB</OutLink> and can change. Where you
          are, an episode may come a day earlier or later. This product uses the TMDB API but is not endorsed
          or certified by TMDB.
        </p>
      )}
    </>
  )
}

function NotKnown() {
  const { member } = useMember()
  return (
    <p className="panel">
      This site does not know which episodes air. It shows dramas whose first day it knows.
      {isAdmin(member) && ' To switch it on, set TMDB_API_KEY, as the README says.'}
    </p>
  )
}
