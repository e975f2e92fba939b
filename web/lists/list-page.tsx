// The page of a list that its member shares: the dramas in their order, each with its note.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import type { SharedList } from '#contract/api/lists.ts'
import { speaksOfSelfHarm } from '#contract/help.ts'
import { withAnd } from '#contract/in-words.ts'
import { plural } from '#contract/plural.ts'
import { send } from '#web/api.ts'
import { useMember } from '#web/auth/member.ts'
import { signInRequired } from '#web/auth/sign-in-required.ts'
import { useOwnView } from '#web/auth/use-own-view.ts'
import { HelpLine } from '#web/help/help-line.tsx'
import type { PageProps } from '#web/load-page.ts'
import { useReport } from '#web/moderation/use-report.tsx'
import { paths } from '#web/paths.ts'
import { MemberName } from '#web/public-pages/member-name.tsx'
import { sayFailed } from '#web/say-failed.ts'
import { PageNotFound, PageNotLoaded } from '#web/shell/could-not-load.tsx'
import { Head } from '#web/shell/head.tsx'
import { useSite } from '#web/site-facts.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'
import { useOneAtATime } from '#web/use-one-at-a-time.ts'
import { refreshLists } from './changes.ts'
import { CopiedFrom } from './copied-from.tsx'
import { Entry, Note } from './entry.tsx'
import styles from './lists.module.css'
import { sharedList } from './queries.ts'
import { SaveList } from './saved-lists.tsx'

export default function ListPage({ params, query }: PageProps) {
  const key = query.get('key') ?? undefined
  const read = useQuery(sharedList(params.id ?? '', key))
  useOwnView(read)
  const { data: list, error } = read
  if (error?.status === 404)
    return (
      <PageNotFound page="List not found" words="There is no list at this address, or it is not shared.">
        <ButtonLink href={paths.lists()}>Lists by members</ButtonLink>
      </PageNotFound>
    )
  if (!list) return <PageNotLoaded page="List" words="Could not load this list." />
  return <Shown list={list} keyOfLink={key} />
}

function Shown({ list, keyOfLink }: { list: SharedList; keyOfLink: string | undefined }) {
  const site = useSite()
  const { title, dramas } = list
  const isPublic = list.visibility === 'public'
  return (
    <article className={`wrap read ${styles.page}`}>
      <Head
        title={title}
        description={inWords(list)}
        path={paths.list(list.id, isPublic ? undefined : keyOfLink)}
        hidden={!isPublic}
        jsonLd={isPublic ? listLd(list, site.url) : undefined}
      />
      <header className="stack tight">
        <h1>
          <bdi>{title}</bdi>
        </h1>
        <p className="meta">
          <span>
            by <MemberName of={list} />
          </span>
          <span>{plural(dramas.length, 'drama')}</span>
        </p>
        <CopiedFrom list={list} />
      </header>
      {dramas.length > 0 ? (
        <ol className={styles.entries} data-cards>
          {dramas.map((drama) => (
            <Entry key={drama.id} drama={drama} ofOthers>
              <Note text={drama.note} />
            </Entry>
          ))}
        </ol>
      ) : (
        <p className="muted">No dramas in this list yet.</p>
      )}
      {speaksOfSelfHarm(title, ...dramas.map(({ note }) => note)) && <HelpLine />}
      <Actions list={list} keyOfLink={keyOfLink} />
    </article>
  )
}

function Actions({ list, keyOfLink }: { list: SharedList; keyOfLink: string | undefined }) {
  const client = useQueryClient()
  const [, navigate] = useLocation()
  const { member } = useMember()
  const { report, dialog } = useReport()
  const { run, pending } = useOneAtATime()
  const isPublic = list.visibility === 'public'
  const copy = async () => {
    try {
      const body = { title: list.title, copyOf: list.id, key: keyOfLink }
      const { id } = await send('POST /api/lists', {}, body)
      refreshLists(client)
      navigate(paths.myList(id))
      toast({ title: 'Copied to your lists', description: 'Only you can see the copy.' })
    } catch (error) {
      sayFailed(error, 'Could not copy this list. Please try again.')
    }
  }
  const reportIt = () =>
    report({
      area: 'list',
      itemId: list.id,
      refresh: async () => refreshLists(client),
      onDone: () => navigate(paths.lists()),
    })
  return (
    <div className="row">
      {member?.username === list.authorUsername ? (
        <ButtonLink href={paths.myList(list.id)} variant="quiet" icon="pencil">
          Edit
        </ButtonLink>
      ) : (
        <>
          <Button
            variant="quiet"
            icon="copy"
            pending={pending}
            onClick={() => (member ? void run(copy) : signInRequired('copy a list'))}
          >
            Copy to my lists
          </Button>
          {isPublic && <SaveList list={list} />}
          <Button variant="ghost" icon="flag" onClick={reportIt}>
            Report
          </Button>
        </>
      )}
      <ButtonLink href={paths.lists()} variant="ghost">
        Lists by members
      </ButtonLink>
      {dialog}
    </div>
  )
}

/** "3 dramas put together by minji, among them Our Blues and Summer Strike." */
function inWords({ authorUsername, dramas }: SharedList): string {
  const some = dramas.slice(0, 3).map(({ title }) => title)
  const named = some.length > 0 ? `, among them ${withAnd(some)}` : ''
  return `${plural(dramas.length, 'drama')} put together by ${authorUsername}${named}.`
}

const listLd = ({ id, title, authorUsername, dramas }: SharedList, site: string) => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  name: title,
  url: site + paths.list(id),
  author: { '@type': 'Person', name: authorUsername },
  numberOfItems: dramas.length,
  itemListElement: dramas.map((drama, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name: drama.title,
    url: site + paths.drama(drama.id),
  })),
})
