// Moves drafts at sign-in and deletes them at sign-out. Loaded with those.
import { attempt } from '#web/stored.ts'
import { draftName, draftsWhere, dropDraft } from './stored-drafts.ts'

/** At sign-out: deletes the drafts, because another person may use this browser next. */
export function forgetDraftsOf(owner: string): void {
  for (const { name } of draftsWhere((name) => name.startsWith(draftName(owner, '')))) dropDraft(name)
}

/** At sign-in: moves the guest's drafts to the member, except where the member has one. */
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
