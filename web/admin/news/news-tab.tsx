// The tab "K-Star Page": all articles, drafts included, with publish, edit and delete.
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { AdminArticle } from '#contract/api/news.ts'
import type { AdminArticleKind, AdminArticleSort } from '#contract/news.ts'
import styles from '#web/admin/admin.module.css'
import { TrashButton } from '#web/admin/history/trash-button.tsx'
import { offerUndo } from '#web/admin/history/undo-delete.ts'
import { afterDelete, useReturn } from '#web/admin/lists/back-to-list.ts'
import { ListTools } from '#web/admin/lists/list-tools.tsx'
import { PagedList } from '#web/admin/lists/paged-list.tsx'
import type { List } from '#web/admin/lists/use-list.ts'
import { adminArticleCount, adminArticlesOn } from '#web/admin/queries.ts'
import { refreshArea } from '#web/admin/refresh.ts'
import { useSay } from '#web/admin/say.ts'
import { goTo } from '#web/admin/tabs.ts'
import { send } from '#web/api.ts'
import { reasonOf } from '#web/failure-words.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ArticlePreview } from './article-preview.tsx'
import { ArticleRow } from './article-row.tsx'
import { StarSettings } from './star-settings.tsx'

const HEADING = 'admin-articles'

export const NewsTab = () => (
  <div className="stack loose">
    <section className="stack" aria-labelledby={HEADING}>
      <div className="row apart">
        <h2 id={HEADING} tabIndex={-1} className={styles.title}>
          K-Star Articles
        </h2>
        <TrashButton area="article" />
      </div>
      <PagedList
        what="the articles"
        sorts={SORTS}
        filters={KINDS}
        counted={adminArticleCount}
        read={adminArticlesOn}
        empty={
          <EmptyState
            heading="h3"
            title={'No K-Star articles found. Add some articles in the "Add News" tab.'}
          />
        }
      >
        {(list, shown) => <Articles list={list} shown={shown} />}
      </PagedList>
    </section>
    <StarSettings />
  </div>
)

function Articles({ list, shown }: { list: List; shown: readonly AdminArticle[] }) {
  const client = useQueryClient()
  const say = useSay()
  const place = useRef<HTMLDivElement>(null)
  const [busy, setBusy] = useState<number | null>(null)
  const [previewed, setPreviewed] = useState<AdminArticle | null>(null)
  useReturn('kstar', place, HEADING)

  /** Runs one action at a time, shows a failure in the banner, and refetches the list. */
  const doing = async (id: number, failed: string, work: () => Promise<void>) => {
    if (busy !== null) return
    setBusy(id)
    try {
      await work()
    } catch (error) {
      say(`${failed}: ${reasonOf(error)}`, 'error')
      await refreshArea(client, 'article')
    } finally {
      setBusy(null)
    }
  }

  const remove = ({ id, title }: AdminArticle) =>
    doing(id, 'Failed to delete article', async () => {
      const moveFocus = afterDelete(place.current, id)
      await send('DELETE /api/admin/news/{id}', { id })
      await refreshArea(client, 'article')
      moveFocus()
      offerUndo(client, { area: 'article', id, title })
    })

  const publish = ({ id, title, version }: AdminArticle, publishedAt: string | null) =>
    doing(id, publishedAt ? 'Failed to publish article' : 'Failed to unpublish article', async () => {
      await send('PUT /api/admin/news/{id}', { id }, { publishedAt, version })
      await refreshArea(client, 'article')
      say(publishedAt ? `✓ "${title}" is now published.` : `✓ "${title}" is a draft again.`, 'success')
    })

  return (
    <div ref={place}>
      <ListTools list={list} label="articles">
        <ul className={styles.rows}>
          {shown.map((article) => (
            <li key={article.id}>
              <ArticleRow
                article={article}
                isBusy={busy === article.id}
                onEdit={() => goTo('news', { edit: article.id })}
                onDelete={() => void remove(article)}
                onPublish={() => void publish(article, article.publishedAt ? null : new Date().toISOString())}
                onPreview={() => setPreviewed(article)}
              />
            </li>
          ))}
        </ul>
      </ListTools>
      <ArticlePreview article={previewed} onClose={() => setPreviewed(null)} />
    </div>
  )
}

const SORTS: Record<AdminArticleSort, { label: string }> = {
  newest: { label: 'Newest first' },
  published: { label: 'Drafts first' },
  changed: { label: 'Last changed' },
  views: { label: 'Most read' },
  title: { label: 'Title' },
}
const KINDS: Record<AdminArticleKind, { label: string }> = {
  published: { label: 'Published' },
  drafts: { label: 'Drafts' },
}
