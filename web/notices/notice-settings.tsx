// On the profile: what the member wants to be told of.
import { useQueryClient } from '@tanstack/react-query'
import { NOTICE_KIND_NAMES, NOTICE_KINDS } from '#contract/notices.ts'
import { Checkbox } from '#web/ui/field.tsx'
import { tellOf, useNotices } from './notices.ts'

export function NoticeSettings() {
  const client = useQueryClient()
  const now = useNotices()
  return (
    <section className="stack" aria-labelledby="notices">
      <h2 id="notices">What you are told</h2>
      <div className="panel stack">
        <p className="muted">
          What is new for you stands in the community, and a number beside your name says how much.
        </p>
        {NOTICE_KIND_NAMES.map((kind) => (
          <Checkbox
            key={kind}
            look="switch"
            label={NOTICE_KINDS[kind].label}
            disabled={!now}
            checked={now?.tells[kind] ?? true}
            onChange={({ target }) => now && void tellOf(client, now, kind, target.checked)}
          />
        ))}
      </div>
    </section>
  )
}
