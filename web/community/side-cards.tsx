// The cards beside the list: guidelines and popular topics.
import { HelpLine } from '#web/help/help-line.tsx'
import { paths } from '#web/paths.ts'
import { Icon } from '#web/ui/icon.tsx'
import styles from './community.module.css'
import { guidelines } from './guidelines.ts'
import { topics } from './topics.ts'

/** @param search the current search of the list */
export function SideCards({ search }: { search: string | undefined }) {
  return (
    <aside className={styles.side}>
      <section className="panel" aria-labelledby="guidelines">
        <h2 id="guidelines">Community guidelines</h2>
        <ul className={styles.rules}>
          {guidelines.map(({ icon, tint, title, text }) => (
            <li key={title}>
              <span className={`${styles.patch} cat-${tint}`}>
                <Icon name={icon} />
              </span>
              <div>
                <b>{title}</b>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ul>
        <HelpLine />
      </section>
      <section className="panel" aria-labelledby="topics">
        <h2 id="topics">Popular topics</h2>
        <ul className={styles.topics}>
          {topics.map(({ title, tint }) => (
            <li key={title}>
              <a
                className={`cat-${tint}`}
                href={paths.community({ search: title })}
                aria-current={search === title ? 'true' : undefined}
              >
                {title}
                <Icon name={search === title ? 'check' : 'arrow-right'} />
              </a>
            </li>
          ))}
        </ul>
      </section>
    </aside>
  )
}
