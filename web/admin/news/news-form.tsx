// The tab "Add News": adds an article, or edits the one in the address.
import { useRef, useState } from 'react'
import type { AdminArticle } from '#contract/api/news.ts'
import { ARTICLE } from '#contract/content/article.ts'
import { ContentForm } from '#web/admin/content/content-form.tsx'
import { ContentInputs } from '#web/admin/content/content-inputs.tsx'
import { EditedContent } from '#web/admin/content/edited-content.tsx'
import {
  type FormOf,
  formOf,
  newForm,
  problemsIn,
  type Sent,
  sentOf,
} from '#web/admin/content/form-values.ts'
import { useEditForm } from '#web/admin/content/use-edit-form.ts'
import { backToList } from '#web/admin/lists/back-to-list.ts'
import { adminArticle } from '#web/admin/queries.ts'
import { send } from '#web/api.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { RadioGroup } from '#web/ui/field.tsx'
import { ArticlePreview } from './article-preview.tsx'

export const NewsForm = () => (
  <EditedContent
    what="article"
    tab="news"
    listTab="K-Star Page"
    newLabel="Write a new article"
    read={adminArticle}
  >
    {(article) => <Writing key={article?.id ?? 'new'} article={article} />}
  </EditedContent>
)

function Writing({ article }: { article: AdminArticle | null }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [isPreviewed, setPreviewed] = useState(false)
  const form = useEditForm<ArticleForm, Sent<typeof ARTICLE>, AdminArticle>({
    draft: article ? `admin:article:${article.id}` : 'admin:article:new',
    initial: article ? formOf(ARTICLE, storedIn(article), article.version) : newArticle(),
    area: 'article',
    item: article?.id ?? 0,
    check: (form) => problemsIn(ARTICLE, form),
    fields: (form) => articleSent(form, article, new Date().toISOString()),
    // without a time the server uses its own
    create: ({ publishedAt, ...words }) =>
      send('POST /api/admin/news', {}, publishedAt === null ? { ...words, publishedAt } : words),
    put: (fields, version) => send('PUT /api/admin/news/{id}', { id: article!.id }, { ...fields, version }),
    failed: article ? 'Failed to update article' : 'Failed to add news',
    success: (saved) => successWords(saved, article !== null),
    page: ({ id, publishedAt }) =>
      publishedAt ? { href: paths.news(id), label: 'View the page' } : undefined,
    onSaved: () => (article ? backToList('news', 'kstar', article.id) : heading.current?.focus()),
  })
  const { value, errors, change } = form

  return (
    <>
      <ContentForm
        form={form}
        area="article"
        item={article}
        title={article ? 'Edit K-Star Article' : 'Add New K-Star Article'}
        submitLabel={article ? 'Update Article' : 'Add Article'}
        heading={heading}
        withoutPicture={<p className="small muted">Without a picture, we draw a cover.</p>}
        more={
          article && (
            <Button variant="ghost" icon="eye" onClick={() => setPreviewed(true)}>
              Preview
            </Button>
          )
        }
      >
        <ContentInputs
          fields={ARTICLE}
          value={value}
          errors={errors}
          onChange={change}
          // rendered beside the form and below it
          own={{ imageUrl: null, publishedAt: null }}
        />
        <RadioGroup
          legend="Publication"
          name="publication"
          inline
          options={[
            {
              value: 'published',
              label: article?.publishedAt ? 'Published' : 'Publish now',
              hint: 'Everyone can read it',
            },
            { value: 'draft', label: 'Draft', hint: 'Only admins can see it' },
          ]}
          value={value.publishedAt ? 'published' : 'draft'}
          onChange={(chosen) =>
            change({ publishedAt: chosen === 'draft' ? '' : (article?.publishedAt ?? NOW_OUT) })
          }
        />
      </ContentForm>
      {article && (
        <ArticlePreview
          article={isPreviewed ? asTyped(article, value) : null}
          onClose={() => setPreviewed(false)}
        />
      )}
    </>
  )
}

/** The article as it would be saved now, for the preview. */
const asTyped = (article: AdminArticle, { title, celebrity, content, imageUrl }: ArticleForm) => ({
  ...article,
  ...{ title, celebrity, content },
  imageUrl: imageUrl.trim() || article.art.cover,
})

const successWords = ({ celebrity, title, publishedAt }: AdminArticle, isEdit: boolean) =>
  isEdit
    ? `✓ Article "${title}" updated successfully!`
    : `✓ New K-Star news about ${celebrity} added successfully!${publishedAt ? '' : ' It is a draft.'}`

type ArticleForm = FormOf<typeof ARTICLE>

/** Stands for the time of sending. */
const NOW_OUT = 'now'

export const newArticle = (): ArticleForm => ({
  ...newForm(ARTICLE, { name: '', year: 0 }),
  publishedAt: NOW_OUT,
})

/** An article without a picture shows the drawn cover, which the form leaves empty. */
export const storedIn = (article: AdminArticle) => ({
  ...article,
  imageUrl: article.imageUrl === article.art.cover ? null : article.imageUrl,
})

/** A published article keeps its date; publishing a draft sets the current time. */
export const articleSent = (form: ArticleForm, before: AdminArticle | null, now: string) =>
  sentOf(
    ARTICLE,
    { ...form, publishedAt: form.publishedAt === NOW_OUT ? now : form.publishedAt },
    before ? storedIn(before) : undefined,
  )
