// The tab "K-Star Page": all articles, drafts included, with publish, edit and delete.
import { useState } from 'react'
import type { AdminArticle } from '#contract/api/news.ts'
import type { AdminArticleKind, AdminArticleSort } from '#contract/news.ts'
import { plural } from '#contract/plural.ts'
import { firstCharacters } from '#contract/preview.ts'
import { ContentList } from '#web/admin/content/content-list.tsx'
import { ARTICLES } from '#web/admin/content/kinds.ts'
import { query, send } from '#web/api.ts'
import { Cover } from '#web/news/cover.tsx'
import { Day } from '#web/news/day.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { ArticlePreview } from './article-preview.tsx'
import { StarSettings } from './star-settings.tsx'

/** Maximum characters of the content in the list. */
const PREVIEW = 100

export function NewsTab() {
  const [previewed, setPreviewed] = useState<AdminArticle | null>(null)
  return (
    <div className="stack loose">
      <ContentList
        kind={ARTICLES}
        title="K-Star Articles"
        label="articles"
        sorts={SORTS}
        filters={FILTERS}
        counted={({ search, filter: kind }) => query('GET /api/admin/news/count', { search, kind })}
        read={({ search, filter: kind, sort }, page) =>
          query('GET /api/admin/news', { search, kind, sort, page })
        }
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
        actions={(article, { run, pending }) => {
          const { id, title, version, publishedAt } = article
          const publish = (time: string | null) =>
            run(() => send('PUT /api/admin/news/{id}', { id }, { publishedAt: time, version }), {
              done: () => (time ? `✓ "${title}" is now published.` : `✓ "${title}" is a draft again.`),
              failed: time ? 'Failed to publish article' : 'Failed to unpublish article',
            })
          return (
            <>
              <Button
                variant="quiet"
                size="sm"
                icon={publishedAt ? 'eye-off' : 'send'}
                aria-disabled={pending}
                onClick={() => void publish(publishedAt ? null : new Date().toISOString())}
              >
                {publishedAt ? 'Unpublish' : 'Publish'}
              </Button>
              {!publishedAt && (
                <Button variant="ghost" size="sm" icon="eye" onClick={() => setPreviewed(article)}>
                  Preview
                </Button>
              )}
            </>
          )
        }}
      />
      {previewed && <ArticlePreview article={previewed} onClose={() => setPreviewed(null)} />}
      <StarSettings />
    </div>
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
