// A public list as a card: its first pictures, its title, and whose it is.
import type { PublicList } from '#contract/api/lists.ts'
import { plural } from '#contract/plural.ts'
import { Poster } from '#web/dramas/poster.tsx'
import { paths } from '#web/paths.ts'
import { MemberName } from '#web/public-pages/member-name.tsx'
import styles from './lists.module.css'

export const ListCard = ({ list }: { list: PublicList }) => (
  <article className={`card ${styles.card}`}>
    <div className={styles.covers} aria-hidden="true">
      {list.first?.map((drama) => (
        <Poster key={drama.id} drama={drama} sizes="90px" />
      ))}
    </div>
    <h2>
      <a href={paths.list(list.id)}>
        <bdi>{list.title}</bdi>
      </a>
    </h2>
    <p className="meta">
      <span>
        by <MemberName of={list} />
      </span>
      <span>{plural(list.count, 'drama')}</span>
    </p>
  </article>
)
