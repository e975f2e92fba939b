// On the profile: the switches of one's own public page, and whom one blocked.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Member } from '#contract/api/auth.ts'
import type { OwnPublicPage } from '#contract/api/public-pages.ts'
import { LIMITS } from '#contract/limits.ts'
import { SHOWN, type Shown } from '#contract/public-pages.ts'
import { send } from '#web/api.ts'
import { changeAtOnce, KEEP } from '#web/change-at-once.ts'
import { paths } from '#web/paths.ts'
import { CouldNotLoad } from '#web/shell/could-not-load.tsx'
import { useSite } from '#web/site-facts.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox, TextField } from '#web/ui/field.tsx'
import { Fold } from '#web/ui/fold.tsx'
import { Spinner } from '#web/ui/skeleton.tsx'
import { useLinkedHeading } from '#web/ui/use-linked-heading.ts'
import { useBlocking } from './changes.ts'
import styles from './public-pages.module.css'
import { blocked, ownPage } from './queries.ts'

const LABELS: Record<Shown, string> = {
  watching: 'What I am watching',
  ratings: 'All my ratings, with the day',
  reviews: 'My public reviews',
  lists: 'My public lists',
  year: 'This year of my diary, in numbers',
}

export function MySwitches({ member }: { member: Member }) {
  const heading = useLinkedHeading('my-page')
  const { data: page, isPending, refetch } = useQuery(ownPage)
  return (
    <section className="stack" aria-labelledby="my-page">
      <h2 id="my-page" ref={heading} tabIndex={-1}>
        Public Page
      </h2>
      <div className="panel stack">
        {isPending ? (
          <Spinner />
        ) : page ? (
          <Switches member={member} page={page} />
        ) : (
          <CouldNotLoad heading="h3" title="Could not load your public page." retry={refetch} />
        )}
        <Blocked />
      </div>
    </section>
  )
}

function Switches({ member, page }: { member: Member; page: OwnPublicPage }) {
  const site = useSite()
  const client = useQueryClient()
  const save = async (change: Partial<OwnPublicPage>) => {
    const show = (now: OwnPublicPage) => ({ ...now, ...change })
    await changeAtOnce(client, ownPage, show, () => send('PUT /api/public-page', {}, change, KEEP))
    void client.invalidateQueries(ownPage)
  }
  const toggle = (name: Shown | 'isOn' | 'inSearch', label: string) => (
    <Checkbox
      key={name}
      look="switch"
      label={label}
      checked={page[name]}
      onChange={({ target }) => void save({ [name]: target.checked })}
    />
  )
  const path = paths.member(member.username)
  return (
    <>
      {page.isRemoved && (
        <Banner tone="info" message="A moderator removed your page from the site. Nobody else can see it." />
      )}
      {toggle('isOn', 'Others can open a page with my username')}
      {page.isOn && (
        <>
          <p className="small">
            <a className="link" href={path}>
              {site.url + path}
            </a>
          </p>
          <fieldset className={styles.switches}>
            <legend>What it shows</legend>
            {SHOWN.map((name) => toggle(name, LABELS[name]))}
          </fieldset>
          {toggle('inSearch', 'Search engines may list it')}
        </>
      )}
      <p className="small muted">Your email is never shown. What you switch off is gone at once.</p>
    </>
  )
}

function Blocked() {
  const { data: names = [] } = useQuery(blocked)
  const block = useBlocking()
  const [name, setName] = useState('')
  const press = async () => {
    if (name.trim() && (await block(name.trim(), true))) setName('')
  }
  return (
    <Fold line="Blocked members">
      <p className="small muted">
        You don't see what they write, and they can neither open your page nor follow you while signed in.
        They don't learn of it.
      </p>
      {names.length > 0 && (
        <ul className={`l stitched ${styles.names}`}>
          {names.map(({ username }) => (
            <li key={username}>
              <bdi>{username}</bdi>
              <Button variant="ghost" size="sm" onClick={() => void block(username, false)}>
                Unblock<span className="vh"> {username}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      <form
        className="form"
        onSubmit={(event) => {
          event.preventDefault()
          void press()
        }}
      >
        <TextField
          label="Username"
          maxLength={LIMITS.name}
          autoComplete="off"
          spellCheck={false}
          value={name}
          onChange={({ target }) => setName(target.value)}
          beside={
            <Button type="submit" variant="quiet" disabled={name.trim() === ''}>
              Block
            </Button>
          }
        />
      </form>
    </Fold>
  )
}
