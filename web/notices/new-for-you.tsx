// What is new for the member, behind a button in the community: opened by a press, so that nothing moves when it comes.
import { useQueryClient } from '@tanstack/react-query'
import type { ModerationNotice } from '#contract/api/moderation.ts'
import type { Notices } from '#contract/api/notices.ts'
import { plural } from '#contract/plural.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { toast } from '#web/ui/toast.ts'
import styles from './notices.module.css'
import { changeNotices, useNotices } from './notices.ts'

export function NewForYou() {
  const client = useQueryClient()
  const now = useNotices()
  const count = now ? now.replies.length + now.decisions.length : 0
  if (!now || count === 0) return null
  const stopReplies = () => {
    void changeNotices(client, now, { tellsReplies: false })
    toast({
      title: 'You are not told of replies any more',
      description: 'Your profile has the switch.',
      action: { label: 'Undo', onClick: () => void changeNotices(client, now, { tellsReplies: true }) },
    })
  }
  return (
    <Menu
      align="end"
      className={styles.box}
      buttonClass="btn quiet sm"
      button={
        <>
          <Icon name="bell" />
          {count} new for you
        </>
      }
    >
      <ul className="l stitched">
        {now.replies.map((replies) => (
          <Reply key={replies.postId} {...replies} />
        ))}
        {now.decisions.map((decision) => (
          <Decision key={decision.id} {...decision} />
        ))}
      </ul>
      <div className="row">
        {now.replies.length > 0 && (
          <Button variant="ghost" size="sm" onClick={stopReplies}>
            Do not tell me of replies
          </Button>
        )}
        <Button
          variant="quiet"
          size="sm"
          onClick={() => void changeNotices(client, now, { seenUntil: now.asOf })}
        >
          Got it
        </Button>
      </div>
    </Menu>
  )
}

const Reply = ({ postId, title, count, latestBy }: Notices['replies'][number]) => (
  <li>
    <a href={paths.community({ post: postId })}>
      <span>
        {plural(count, 'new comment')} on <b dir="auto">{title}</b>
        {latestBy && (
          <>
            , {count > 1 ? 'the latest ' : ''}by <bdi>{latestBy}</bdi>
          </>
        )}
      </span>
    </a>
  </li>
)

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

const Decision = ({ action, area, about, reason }: ModerationNotice) => (
  <li className={styles.decision}>
    A moderator {DID[action]} {WHAT[area] ?? 'something you wrote'} “<bdi>{about}</bdi>”
    {reason ? (
      <>
        : <bdi>{reason}</bdi>
      </>
    ) : (
      '.'
    )}
  </li>
)
