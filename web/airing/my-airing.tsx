// Under what airs, for members: dramas of people they follow, a calendar of their own, and the weekly mail.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { beginsInWords } from '#contract/airing.ts'
import type { MyAiring as Mine } from '#contract/api/airing.ts'
import { withAnd } from '#contract/in-words.ts'
import { openAuthDialog } from '#web/auth/auth-dialog.ts'
import { useMember } from '#web/auth/member.ts'
import { DramaRows } from '#web/dramas/drama-rows.tsx'
import { paths } from '#web/paths.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/field.tsx'
import styles from './airing.module.css'
import { AiringRow } from './airing-week.tsx'
import { follow, setWeeklyMail } from './changes.ts'
import { MyCalendar } from './my-calendar.tsx'
import { myAiring } from './queries.ts'

/** The HTML is the same for everyone: what members can have here. */
export function MyAiring() {
  const { member } = useMember()
  const { data } = useQuery({ ...myAiring, enabled: member !== null })
  return (
    <section className={`panel stack ${styles.mine}`} aria-labelledby="for-you">
      <h2 id="for-you">For you</h2>
      {member && data ? (
        <>
          <People mine={data} />
          <MyCalendar since={data.calendarSince} />
          <WeeklyMail mine={data} />
        </>
      ) : (
        <>
          <p>
            Members can follow actors and writers, have what airs of their watchlist in a calendar of their
            own, and get it once a week by email.
          </p>
          {!member && (
            <p>
              <Button variant="quiet" onClick={() => openAuthDialog('login')}>
                Sign in
              </Button>
            </p>
          )}
        </>
      )}
    </section>
  )
}

function People({ mine: { ofPeople, following } }: { mine: Mine }) {
  const client = useQueryClient()
  return (
    <section className="stack tight" aria-labelledby="people">
      <h3 id="people">People you follow</h3>
      {following.length === 0 ? (
        <p className="muted">No one yet. Press “Tell me of new dramas” on the page of an actor or writer.</p>
      ) : (
        <ul className={`l ${styles.people}`}>
          {following.map((person) => (
            <li key={person.slug}>
              <a className="link" href={paths.person(person.slug)}>
                {person.name}
              </a>
              <IconButton
                label={`Stop following ${person.name}`}
                icon="x"
                onClick={() => follow(client, person, false)}
              />
            </li>
          ))}
        </ul>
      )}
      {ofPeople.length > 0 && (
        <DramaRows look="plain">
          {ofPeople.map(({ drama, day, people }) => (
            <AiringRow
              key={drama.id}
              drama={drama}
              words={`${day ? beginsInWords(day) : 'New here'}, with ${withAnd(people)}`}
            />
          ))}
        </DramaRows>
      )}
      {following.length > 0 && ofPeople.length === 0 && <p className="muted">Nothing new of them yet.</p>}
    </section>
  )
}

function WeeklyMail({ mine: { weeklyMail, canMail } }: { mine: Mine }) {
  const client = useQueryClient()
  return (
    <section className="stack tight" aria-labelledby="by-email">
      <h3 id="by-email">By email</h3>
      <Checkbox
        look="switch"
        label="Email me once a week what airs"
        checked={weeklyMail}
        disabled={!canMail && !weeklyMail}
        onChange={({ target }) => void setWeeklyMail(client, target.checked)}
      />
      <p className="small muted">
        {canMail
          ? 'On Monday in Korea, only if something airs that you wait for. Each email has a link that stops them.'
          : 'This site cannot send you email.'}
      </p>
    </section>
  )
}
