// Saves and removes a line, with its notices.
import type { QueryClient } from '@tanstack/react-query'
import type { RemovedLine, SavedLine } from '#contract/api/learners.ts'
import { send } from '#web/api.ts'
import { sayFailed } from '#web/say-failed.ts'
import { toast } from '#web/ui/toast.ts'
import { savedLines } from './line-queries.ts'
import { learnersTexts } from './texts.ts'

const texts = learnersTexts.keep

/** @param removed restores its reviews @returns whether it is saved now */
export async function saveLine(
  client: QueryClient,
  line: string,
  removed: Partial<RemovedLine> = {},
): Promise<boolean> {
  try {
    const saved = await send('POST /api/kept-lines/{line}', { line }, removed)
    await setSavedLine(client, line, saved)
    toast({ title: texts.saved.title, description: texts.saved.text })
    return true
  } catch (error) {
    sayFailed(error, texts.failed)
    return false
  }
}

/** @returns whether it is removed */
export async function removeLine(client: QueryClient, line: string): Promise<boolean> {
  try {
    const { removed } = await send('DELETE /api/kept-lines/{line}', { line })
    await setSavedLine(client, line, null)
    toast({
      title: texts.dropped.title,
      description: texts.dropped.text,
      action: { label: 'Undo', onClick: () => void saveLine(client, line, removed) },
    })
    return true
  } catch (error) {
    sayFailed(error, texts.failed)
    return false
  }
}

/** Puts the server's answer for one line into the cache. */
export async function setSavedLine(client: QueryClient, line: string, now: SavedLine | null): Promise<void> {
  await client.cancelQueries(savedLines)
  client.setQueryData(savedLines.queryKey, (lines: SavedLine[] | undefined) =>
    lines
      ? [...lines.filter((one) => one.line !== line), ...(now ? [now] : [])].sort(
          (a, b) => Date.parse(a.dueAt) - Date.parse(b.dueAt),
        )
      : lines,
  )
}
