// One line that says what is inside, opened by a press. It works without scripts.
import { type ReactNode, useId } from 'react'
import styles from './fold.module.css'
import { Icon } from './icon.tsx'

interface FoldProps {
  /** what is inside: "5 lines of Korean to learn" */
  line: string
  children: ReactNode
}

export function Fold({ line, children }: FoldProps) {
  const id = useId()
  return (
    <section className={styles.fold} aria-labelledby={id}>
      <details>
        <summary>
          <h2 id={id}>{line}</h2>
          <Icon name="chevron-down" />
        </summary>
        <div className="stack">{children}</div>
      </details>
    </section>
  )
}
