// The tab "K-Star Page": all articles, drafts included, with publish, edit and delete.
import { useQuery } from '@tanstack/react-query'
import type { AdminArticle } from '#contract/api/news.ts'
import type { AdminArticleKind, AdminArticleSort } from '#contract/news.ts'
import { plural } from '#contract/plural.ts'
import { firstCharacters } from '#contract/preview.ts'
import { ActionButton } from '#web/admin/action-button.tsx'
import styles from '#web/admin/admin.module.css'
import { ContentList } from '#web/admin/content/content-list.tsx'
import { ARTICLES } from '#web/admin/content/kinds.ts'
import { Section } from '#web/admin/lists/section.tsx'
import { query, send } from '#web/api.ts'
import { Cover } from '#web/news/cover.tsx'
import { Day } from '#web/news/day.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { ArticlePreview } from './article-preview.tsx'

/** Maximum characters of the content in the list. */
const PREVIEW = 100

export const NewsTab = () => (
  <div className="stack loose">
    <ContentList
      kind={ARTICLES}
      title="K-Star Articles"
      label="articles"
      sorts={SORTS}
      filters={FILTERS}
      empty={'No K-Star articles found. Add some articles in the "Add News" tab.'}
      isWide
      picture={(article) => <Cover article={article} sizes="8rem" />}
      facts={({ celebrity, views, publishedAt, content }) => (
        <>
          <p className="meta">
            {celebrity && <bdi>{celebrity}</bdi>}
            <span>{plural(views, 'view')}</span>
            {publishedAt ? (
              <span>
                Published: <Day at={publishedAt} />
              </span>
            ) : (
              <Badge dye="dye-chija" icon="pencil">
                Draft
              </Badge>
            )}
          </p>
          <p className="small">{firstCharacters(content, PREVIEW)}</p>
        </>
      )}
      actions={(article) => (
        <>
          <Publish article={article} />
          {!article.publishedAt && <ArticlePreview size="sm" article={article} />}
        </>
      )}
    />
    <StarSettings />
  </div>
)

function Publish({ article: { id, title, version, publishedAt } }: { article: AdminArticle }) {
  const time = publishedAt ? null : new Date().toISOString()
  return (
    <ActionButton
      variant="quiet"
      size="sm"
      icon={publishedAt ? 'eye-off' : 'send'}
      act={() => send('PUT /api/admin/news/{id}', { id }, { publishedAt: time, version })}
      done={() => (time ? `✓ "${title}" is now published.` : `✓ "${title}" is a draft again.`)}
      failed={time ? 'Failed to publish article' : 'Failed to unpublish article'}
    >
      {publishedAt ? 'Unpublish' : 'Publish'}
    </ActionButton>
  )
}

/** What the K-Star page shows. */
function StarSettings() {
  const { data: names = [] } = useQuery(query('GET /api/admin/news/celebrities'))
  return (
    <Section title="K-Star Page Settings" className="panel stack">
      <p className="muted">
        The page shows every published article, newest first. Drafts are only shown here.
      </p>
      <h3 className={styles.small}>Featured celebrities</h3>
      {names.length === 0 ? (
        <p className="small muted">They come from the published articles.</p>
      ) : (
        <ul className={`tags ${styles.names}`}>
          {names.map((name) => (
            <li key={name}>
              <Badge size="lg" dye="dye-hong" icon="sparkles">
                <bdi>{name}</bdi>
              </Badge>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}

const SORTS: Record<AdminArticleSort, string> = {
  newest: 'Newest first',
  published: 'Drafts first',
  changed: 'Last changed',
  views: 'Most read',
  title: 'Title',
}
const FILTERS: Record<AdminArticleKind, string> = { published: 'Published', drafts: 'Drafts' }
