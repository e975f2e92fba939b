// Makes a new list.
import { useQueryClient } from '@tanstack/react-query'
import type { OwnList } from '#contract/api/lists.ts'
import { send } from '#web/api.ts'
import { refreshLists } from './changes.ts'
import { TitleForm } from './title-form.tsx'

export function NewList({ onCreated }: { onCreated: (list: OwnList) => unknown }) {
  const client = useQueryClient()
  const create = async (title: string) => {
    await onCreated(await send('POST /api/lists', {}, { title }))
    refreshLists(client)
  }
  return <TitleForm label="Title of the new list" button="Create" name="new" onSave={create} />
}
