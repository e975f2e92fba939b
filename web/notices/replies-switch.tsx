// On the profile: whether to be told of replies in the community.
import { useQueryClient } from '@tanstack/react-query'
import { Checkbox } from '#web/ui/field.tsx'
import { changeNotices, useNotices } from './notices.ts'

export function RepliesSwitch() {
  const client = useQueryClient()
  const now = useNotices()
  return (
    <Checkbox
      look="switch"
      label="Tell me here when somebody replies to me in the community"
      disabled={!now}
      checked={now?.tellsReplies ?? true}
      onChange={({ target }) => now && void changeNotices(client, now, { tellsReplies: target.checked })}
    />
  )
}
