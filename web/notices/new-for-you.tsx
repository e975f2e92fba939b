// What is new for the member, behind a button in the community, so that nothing on the page moves when it arrives.
import { useQueryClient } from '@tanstack/react-query'
import { linesOf, type NoticeLine } from '#contract/notice-words.ts'
import { NOTICE_KINDS, type NoticeKind } from '#contract/notices.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { toast } from '#web/ui/toast.ts'
import styles from './notices.module.css'
import { gotIt, switchKind, useNotices } from './notices.ts'

export function NewForYou() {
  const client = useQueryClient()
  const now = useNotices()
  const lines = now ? linesOf(now) : []
  if (!now || lines.length === 0) return null
  const stop = (kind: NoticeKind) => {
    void switchKind(client, now, kind, false)
    toast({
      title: `No more notifications about ${NOTICE_KINDS[kind].name}`,
      description: 'You can switch them on again on your profile.',
      action: { label: 'Undo', onClick: () => void switchKind(client, now, kind, true) },
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
          {lines.length} new for you
        </>
      }
    >
      <ul className="l stitched">
        {lines.map((line) => (
          <Line key={`${line.kind} ${line.id}`} {...line} />
        ))}
      </ul>
      <div className="row">
        {[...new Set(lines.map(({ kind }) => kind))].map((kind) => (
          <Button key={kind} variant="ghost" size="sm" onClick={() => stop(kind)}>
            Stop notifications about {NOTICE_KINDS[kind].name}
          </Button>
        ))}
        <Button variant="quiet" size="sm" onClick={() => void gotIt(client, now)}>
          Got it
        </Button>
      </div>
    </Menu>
  )
}

const Line = ({ text, href }: NoticeLine) =>
  href ? (
    <li>
      <a href={href}>
        <span>{text}</span>
      </a>
    </li>
  ) : (
    <li className={styles.line}>{text}</li>
  )
