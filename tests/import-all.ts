// Imports what a preview shows, as the dialog does when nothing is left to choose.
import type { ExportFile } from '#contract/api/watchlist-import.ts'
import { partsOf } from '#web/watchlist/export-parts.ts'
import { choose } from '#web/watchlist/import-choice.ts'
import { addChosen, previewParts } from '#web/watchlist/import-requests.ts'
import type { SignedIn } from './site.ts'

/** @returns how many of each were added, and what was left out */
export async function importAll(member: SignedIn, files: readonly ExportFile[]) {
  const send = async (call: string, _: object, body: unknown) => {
    const answer = await member.post(call.slice('POST '.length), body)
    if (answer.statusCode !== 200) throw new Error(answer.body)
    return answer.json()
  }
  const parts = partsOf(files)
  const preview = await previewParts(
    send,
    parts.map((files) => ({ files })),
  )
  const chosen = choose(preview, (row) => (row.outcome === 'matched' ? row.candidates[0] : undefined))
  const { results, listed, reviewed } = await addChosen(send, chosen)
  const added = (all: readonly { result: string }[]) =>
    all.filter(({ result }) => result !== 'already' && result !== 'unknown').length
  return {
    format: preview.format,
    requests: parts.length,
    entries: added(results),
    lists: added(listed),
    reviews: added(reviewed),
    leftOut: chosen.leftOut,
  }
}
