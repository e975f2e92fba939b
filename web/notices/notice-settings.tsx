// Notifications on the profile: which kinds the member wants, and how.
import { useQueryClient } from '@tanstack/react-query'
import type { Member } from '#contract/api/auth.ts'
import { NOTICE_KIND_NAMES, NOTICE_KINDS } from '#contract/notices.ts'
import { Checkbox } from '#web/ui/field.tsx'
import { DeviceSwitch } from './device-switch.tsx'
import { switchEmail, switchKind, useNotices } from './notices.ts'

export function NoticeSettings({ member }: { member: Member }) {
  const client = useQueryClient()
  const now = useNotices()
  return (
    <section className="stack" aria-labelledby="notices">
      <h2 id="notices">Notifications</h2>
      <div className="panel stack">
        <p className="muted">
          You find them in the community. The number beside your name says how many are new.
        </p>
        {NOTICE_KIND_NAMES.map((kind) => (
          <div key={kind}>
            <Checkbox
              look="switch"
              label={NOTICE_KINDS[kind].label}
              disabled={!now}
              checked={now?.kinds[kind] ?? false}
              onChange={({ target }) => now && void switchKind(client, now, kind, target.checked)}
            />
          </div>
        ))}
        {now && now.byMail !== null && (
          <div>
            <Checkbox
              look="switch"
              label={`Also by email to ${member.email}, at most one a day`}
              checked={now.byMail}
              onChange={({ target }) => void switchEmail(client, now, target.checked)}
            />
          </div>
        )}
        <DeviceSwitch />
      </div>
    </section>
  )
}
