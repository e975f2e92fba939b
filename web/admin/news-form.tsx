// The tab "Add News": adds an article, or changes the one the address names.
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { LIMITS } from '#contract/limits.ts'
import { send } from '#web/api.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { RadioGroup, TextArea, TextField } from '#web/ui/field.tsx'
import {
  type ArticleFields,
  type ArticleForm,
  fieldsOf,
  formOf,
  missingIn,
  NEW_ARTICLE,
} from './article-fields.ts'
import { ArticlePreview } from './article-preview.tsx'
import { ContentForm } from './content-form.tsx'
import { type AdminArticle, adminArticle, NOW } from './queries.ts'
import { ReadingOne } from './reading.tsx'
import { leaveForm, startAnew, useEdited } from './return.ts'
import { useEditForm } from './use-edit-form.ts'

export function NewsForm() {
  const edited = useEdited()
  if (edited === null) return <Writing key="new" article={null} />
  return edited === 'unknown' ? <Gone /> : <Editing key={edited} id={edited} />
}

function Editing({ id }: { id: number }) {
  return (
    <ReadingOne query={useQuery({ ...adminArticle(id), ...NOW })} what="this article" gone={<Gone />}>
      {(article) => <Writing article={article} />}
    </ReadingOne>
  )
}

const Gone = () => (
  <EmptyState
    companion="diver"
    title="Article not found"
    action={<Button onClick={() => startAnew('news')}>Write a new article</Button>}
  >
    If it was deleted in the last 30 days, you can restore it from the trash on the K-Star Page tab.
  </EmptyState>
)

function Writing({ article }: { article: AdminArticle | null }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [isPreviewed, setPreviewed] = useState(false)
  const form = useEditForm<ArticleForm, ArticleFields, AdminArticle>({
    draft: article ? `admin:article:${article.id}` : 'admin:article:new',
    initial: article ? formOf(article) : NEW_ARTICLE,
    area: 'article',
    item: article?.id ?? 0,
    check: missingIn,
    fields: (typed) => fieldsOf(typed, article, new Date().toISOString()),
    // without a time the server takes its own
    create: ({ publishedAt, ...words }) =>
      send('POST /api/admin/news', {}, publishedAt === null ? { ...words, publishedAt } : words),
    put: (fields, version) => send('PUT /api/admin/news/{id}', { id: article!.id }, { ...fields, version }),
    failed: article ? 'Failed to update article' : 'Failed to add news',
    success: (saved) => successWords(saved, article !== null),
    onSaved: () => (article ? leaveForm('news', 'kstar', article.id) : heading.current?.focus()),
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
        <TextField
          label="Title"
          name="title"
          value={value.title}
          maxLength={LIMITS.title}
          error={errors.title}
          required
          onChange={({ target }) => change({ title: target.value })}
        />
        <TextField
          label="Celebrity"
          name="celebrity"
          value={value.celebrity}
          maxLength={LIMITS.name}
          error={errors.celebrity}
          required
          onChange={({ target }) => change({ celebrity: target.value })}
        />
        <TextArea
          label="Content"
          name="content"
          rows={12}
          value={value.content}
          maxLength={LIMITS.news}
          hint="Leave a blank line to start a new paragraph."
          error={errors.content}
          required
          onChange={({ target }) => change({ content: target.value })}
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
          value={value.isDraft ? 'draft' : 'published'}
          onChange={(chosen) => change({ isDraft: chosen === 'draft' })}
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

/** What a visitor would see if it were saved now. */
const asTyped = (article: AdminArticle, { title, celebrity, content, imageUrl }: ArticleForm) => ({
  ...article,
  ...{ title, celebrity, content },
  imageUrl: imageUrl.trim() || article.art.cover,
})

const successWords = ({ celebrity, title, publishedAt }: AdminArticle, isEdit: boolean) =>
  isEdit
    ? `✓ Article "${title}" updated successfully!`
    : `✓ New K-Star news about ${celebrity} added successfully!${publishedAt ? '' : ' It is a draft.'}`
