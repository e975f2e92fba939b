// The title of my list, who sees it, its address, and the way to delete it.
import { useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import type { OwnListWithDramas } from '#contract/api/lists.ts'
import type { Visibility } from '#contract/lists.ts'
import { send } from '#web/api.ts'
import { paths } from '#web/paths.ts'
import { sayFailed } from '#web/say-failed.ts'
import { useSite } from '#web/site-facts.tsx'
import { AskingButton } from '#web/ui/asking-button.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { classes } from '#web/ui/classes.ts'
import { RadioGroup } from '#web/ui/field.tsx'
import { Fold } from '#web/ui/fold.tsx'
import { toast } from '#web/ui/toast.ts'
import { useOneAtATime } from '#web/use-one-at-a-time.ts'
import { changeList, refreshLists } from './changes.ts'
import styles from './lists.module.css'
import { myList } from './queries.ts'
import { TitleForm } from './title-form.tsx'

export const VISIBILITY_LABELS: Record<Visibility, string> = {
  private: 'Private',
  link: 'By link',
  public: 'Public',
}
const OPTIONS = [
  { value: 'private', label: VISIBILITY_LABELS.private, hint: 'Only you can see it.' },
  { value: 'link', label: VISIBILITY_LABELS.link, hint: 'Anyone with the link can see it.' },
  {
    value: 'public',
    label: VISIBILITY_LABELS.public,
    hint: 'Anyone can find it, also on the pages of its dramas.',
  },
] as const

type Changes = { title?: string; visibility?: Visibility; newKey?: boolean }

export function ListSettings({ list }: { list: OwnListWithDramas }) {
  const client = useQueryClient()
  const query = myList(list.id)
  const save = ({ newKey, ...shown }: Changes) =>
    changeList<OwnListWithDramas>(
      client,
      query,
      (now) => ({ ...now, ...shown }),
      async () => {
        const { key, ...stored } = await send('PUT /api/lists/{id}', { id: list.id }, { ...shown, newKey })
        client.setQueryData<OwnListWithDramas>(query.queryKey, (now) => {
          const { key: _, ...rest } = now!
          return { ...rest, ...stored, ...(key && { key }) }
        })
      },
    )
  return (
    <div className={classes('panel', styles.settings)}>
      {list.isRemoved && (
        <Banner tone="info" message="A moderator removed this list from the site. Only you can see it." />
      )}
      <Fold line={`Settings: ${VISIBILITY_LABELS[list.visibility].toLowerCase()}`}>
        <TitleForm
          label="Title"
          button="Save"
          name={`${list.id}:title`}
          title={list.title}
          onSave={(title) => save({ title })}
        />
        <RadioGroup
          legend="Who can see it"
          name="visibility"
          options={OPTIONS}
          value={list.visibility}
          onChange={(visibility) => void save({ visibility })}
        />
        {list.visibility !== 'private' && !list.isRemoved && (
          <Address list={list} onNew={() => save({ newKey: true })} />
        )}
        <Deletion list={list} />
      </Fold>
    </div>
  )
}

function Address({ list, onNew }: { list: OwnListWithDramas; onNew: () => Promise<unknown> }) {
  const site = useSite()
  const isPublic = list.visibility === 'public'
  // The secret part comes with the answer.
  if (!isPublic && !list.key) return null
  const path = paths.list(list.id, isPublic ? undefined : list.key)
  const url = site.url + path
  const copy = () =>
    navigator.clipboard?.writeText(url).then(
      () => toast({ title: 'Link copied' }),
      () => toast({ title: 'Could not copy the link. Please select and copy it yourself.', variant: 'info' }),
    )
  return (
    <>
      <p>
        <a className="link" href={path}>
          {url}
        </a>
      </p>
      <div className="row">
        <Button variant="ghost" size="sm" icon="copy" onClick={copy}>
          Copy link
        </Button>
        {!isPublic && (
          <AskingButton
            variant="ghost"
            size="sm"
            icon="refresh-cw"
            question={{
              title: 'Make a new link?',
              words: 'The old link stops working for everyone who has it. This cannot be undone.',
              yes: 'New link',
            }}
            onConfirm={onNew}
          >
            Make a new link
          </AskingButton>
        )}
      </div>
    </>
  )
}

function Deletion({ list: { id } }: { list: OwnListWithDramas }) {
  const client = useQueryClient()
  const [, navigate] = useLocation()
  const { run, pending } = useOneAtATime()
  const remove = async () => {
    try {
      await send('DELETE /api/lists/{id}', { id })
      navigate(paths.myLists)
      refreshLists(client)
      toast({ title: 'List deleted' })
    } catch (error) {
      sayFailed(error, 'Could not delete the list. Please try again.')
    }
  }
  return (
    <div>
      <AskingButton
        variant="ghost"
        size="sm"
        icon="trash-2"
        pending={pending}
        question={{
          title: 'Delete this list?',
          words: "Its notes are deleted too. You can't undo this.",
        }}
        onConfirm={() => run(remove)}
      >
        Delete list
      </AskingButton>
    </div>
  )
}
