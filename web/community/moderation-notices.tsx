// Shows members what moderators did with their posts and comments, until dismissed.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Member } from '#contract/api/auth.ts'
import type { ModerationNotice } from '#contract/api/moderation.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import styles from './community.module.css'
import { myNotices } from './queries.ts'

const DID: Partial<Record<ModerationNotice['action'], string>> = {
  removed: 'removed',
  deleted: 'deleted',
  edited: 'edited',
}
const WHAT: Record<string, string> = {
  post: 'your post',
  'post-comment': 'your comment',
  'news-comment': 'your comment on an article',
  review: 'your review',
  list: 'your list',
}

/** A dismissed report is not shown: nobody should wonder who sent it. */
export function ModerationNotices({ member }: { member: Member }) {
  const { data } = useQuery(myNotices)
  const [read, setRead] = useState(() => lastRead(member.id))
  const news = data?.filter(({ id, action }) => id > read && DID[action]) ?? []
  if (news.length === 0) return null
  const understood = () => {
    const last = Math.max(...news.map(({ id }) => id))
    remember(member.id, last)
    setRead(last)
  }
  return (
    <section className={styles.notes} aria-label="From the moderators">
      <Icon name="shield-check" />
      <ul className="l stitched">
        {news.map(({ id, action, area, about, reason }) => (
          <li key={id}>
            A moderator {DID[action]} {WHAT[area] ?? 'something you wrote'} “<bdi>{about}</bdi>”
            {reason ? (
              <>
                : <bdi>{reason}</bdi>
              </>
            ) : (
              '.'
            )}
          </li>
        ))}
      </ul>
      <Button variant="quiet" size="sm" onClick={understood}>
        Got it
      </Button>
    </section>
  )
}

const keyOf = (memberId: number) => `moderation-read:${memberId}`

function lastRead(memberId: number): number {
  try {
    return Number(localStorage.getItem(keyOf(memberId))) || 0
  } catch {
    return 0 // storage is off: shown on every visit
  }
}

function remember(memberId: number, id: number) {
  try {
    localStorage.setItem(keyOf(memberId), String(id))
  } catch {
    // see above
  }
}
