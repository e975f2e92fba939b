// A button that opens the form for topics to leave out. A popover, so it opens without scripts.
import { useId, useRef } from 'react'
import type { Browse } from '#web/paths.ts'
import styles from './comfort.module.css'
import { TopicForm } from './topic-form.tsx'

export function LeaveOut({ browse }: { browse: Browse }) {
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  return (
    <>
      <button id="leave-out" type="button" className={styles.choice} popoverTarget={id}>
        Leave out a topic
      </button>
      <div ref={panel} id={id} popover="auto" className={styles.panel}>
        <TopicForm browse={browse} onAdded={() => panel.current?.hidePopover?.()} />
      </div>
    </>
  )
}
