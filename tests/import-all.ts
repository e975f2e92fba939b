// Imports what a preview shows, as the dialog does when nothing is left to choose.
import type { ExportFile, ImportPreview } from '#contract/api/watchlist-import.ts'
import { choose } from '#web/watchlist/import-choice.ts'
import type { SignedIn } from './site.ts'

async function previewOf(member: SignedIn, files: readonly ExportFile[]): Promise<ImportPreview> {
  const answer = await member.post('/api/watchlist/import/preview', { files })
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return answer.json()
}

/** @returns how many of each were added, and what was left out */
export async function importAll(member: SignedIn, files: readonly ExportFile[]) {
  const preview = await previewOf(member, files)
  const { entries, lists, reviews, leftOut } = choose(preview, (row) =>
    row.outcome === 'matched' ? row.candidates[0] : undefined,
  )
  const added = async (url: string, body: object) => {
    const answer = await member.post(url, body)
    if (answer.statusCode !== 200) throw new Error(answer.body)
    const results = answer.json<{ result: string }[]>()
    return results.filter(({ result }) => result !== 'already' && result !== 'unknown').length
  }
  return {
    format: preview.format,
    entries: await added('/api/watchlist/import', { entries }),
    lists: await added('/api/lists/import', { lists }),
    reviews: await added('/api/kdrama-notes/import', { reviews }),
    leftOut,
  }
}
