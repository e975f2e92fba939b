// Where a copied list is from.
import type { SharedList } from '#contract/api/lists.ts'
import { paths } from '#web/paths.ts'

export function CopiedFrom({ list: { copiedFrom } }: { list: Pick<SharedList, 'copiedFrom'> }) {
  if (copiedFrom === undefined) return null
  return (
    <p className="small muted">
      {copiedFrom ? (
        <>
          Copied from{' '}
          <a className="link" href={paths.list(copiedFrom.id)}>
            <bdi>{copiedFrom.title}</bdi>
          </a>{' '}
          by <bdi>{copiedFrom.authorUsername}</bdi>
        </>
      ) : (
        'Copied from a list that is not public'
      )}
    </p>
  )
}
