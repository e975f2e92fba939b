// What becomes of the drafts when somebody signs in or out. Fetched with that.
import { attempt, draftName, draftsWhere, dropDraft } from './stored-drafts.ts'

/** At sign-out: what was begun goes too, for whoever sits here next. */
export function forgetDraftsOf(owner: string): void {
  for (const { name } of draftsWhere((name) => name.startsWith(draftName(owner, '')))) dropDraft(name)
}

/** At sign-in: what was begun before goes along, except where something of the member's own waits. */
export function moveDrafts(from: string, to: string): void {
  const start = draftName(from, '')
  for (const { name, raw } of draftsWhere((name) => name.startsWith(start))) {
    const target = draftName(to, name.slice(start.length))
    attempt(() => {
      if (localStorage.getItem(target) !== null) return
      localStorage.setItem(target, raw)
      localStorage.removeItem(name)
    })
  }
}
