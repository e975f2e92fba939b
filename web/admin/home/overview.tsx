// What an admin sees first, above the form of the home page: what waits, what was written lately, what broke.
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import styles from '#web/admin/admin.module.css'
import { ARTICLES, DRAMAS, PLACES } from '#web/admin/content/kinds.ts'
import { AREAS, hrefOf } from '#web/admin/members/reported-case.tsx'
import { addressOf } from '#web/admin/tabs.ts'
import { useWaiting } from '#web/admin/waiting.tsx'
import { query } from '#web/api.ts'
import { When } from '#web/ui/when.tsx'

const KINDS = { drama: DRAMAS, article: ARTICLES, place: PLACES }

export function Overview() {
  const waiting = useWaiting()
  const { data } = useQuery(query('GET /api/admin/overview'))
  return (
    <section className={styles.overview} aria-label="Overview">
      <Part title="Waiting for you" lines={waiting} none="Nothing is waiting." />
      <Part
        title="Written lately"
        none="No one has written anything yet."
        lines={data?.latest.map((one) => (
          <>
            <a className="link" href={hrefOf({ ...one, title: one.text }) ?? undefined}>
              <bdi>{one.text}</bdi>
            </a>{' '}
            <span className="muted">
              {AREAS[one.area]} by <bdi>{one.author ?? 'a guest or former member'}</bdi>,{' '}
              <When at={one.createdAt} />
            </span>
          </>
        ))}
      />
      <Part
        title="Not working"
        none="Nothing that the site knows of."
        lines={
          data && [
            ...data.failedJobs.map(({ kind, lastError, failedAt }) => (
              <>
                {kind}: {lastError ?? 'given up'} <When at={failedAt} />
              </>
            )),
            ...data.missingPictures.map(({ area, id, title }) => (
              <>
                The picture of{' '}
                <a className="link" href={addressOf(KINDS[area].form, { [KINDS[area].param]: id })}>
                  <bdi>{title}</bdi>
                </a>{' '}
                was deleted.
              </>
            )),
          ]
        }
      />
    </section>
  )
}

interface PartProps {
  title: string
  /** undefined while they are not known */
  lines: readonly ReactNode[] | undefined
  none: string
}

const Part = ({ title, lines, none }: PartProps) => (
  <div className="panel">
    <h2>{title}</h2>
    {lines?.length === 0 && <p className="small muted">{none}</p>}
    <ul className="l">
      {lines?.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no state
        <li key={at} className="small">
          {line}
        </li>
      ))}
    </ul>
  </div>
)
