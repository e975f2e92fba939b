// The queue of moderation: reported posts, comments and reviews, and corrections by readers, oldest first.
import { useQuery } from '@tanstack/react-query'
import type { InboxMessage } from '#contract/api/inbox.ts'
import type { ReportCase } from '#contract/api/moderation.ts'
import { Loaded } from '#web/admin/lists/loading.tsx'
import { Section } from '#web/admin/lists/section.tsx'
import { useAddress } from '#web/admin/lists/use-address.ts'
import { query } from '#web/api.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Select } from '#web/ui/field.tsx'
import { Correction } from './correction.tsx'
import styles from './members.module.css'
import { ReportedCase } from './reported-case.tsx'

export function Reports() {
  const { oneOf, go } = useAddress()
  const state = oneOf('state', ['decided']) ?? 'open'
  const isOpen = state === 'open'
  const cases = useQuery(query('GET /api/admin/reports', { state }))
  const corrections = useQuery(
    query('GET /api/admin/inbox', { form: 'correction', state: isOpen ? 'open' : 'done', limit: 100 }),
  )
  return (
    <Section
      className={styles.cases}
      title={isOpen ? 'Open reports' : 'Decided reports'}
      beside={
        <Select
          label="Show"
          value={state}
          options={[
            { value: 'open', label: 'Open' },
            { value: 'decided', label: 'Decided' },
          ]}
          onChange={({ target }) => go({ state: target.value === 'open' ? undefined : target.value })}
        />
      }
    >
      <Loaded query={cases} what="the reports">
        {(cases) => (
          <Loaded query={corrections} what="the corrections">
            {(corrections) => <Queue cases={cases} corrections={corrections} isOpen={isOpen} />}
          </Loaded>
        )}
      </Loaded>
    </Section>
  )
}

interface QueueProps {
  cases: readonly ReportCase[]
  corrections: readonly InboxMessage[]
  isOpen: boolean
}

/** Open ones begin with what has waited longest, decided ones with the latest. */
function Queue({ cases, corrections, isOpen }: QueueProps) {
  const queue = [
    ...cases.map((one) => ({
      at: one.decidedAt ?? one.createdAt,
      card: <ReportedCase key={`c${one.id}`} reported={one} />,
    })),
    ...corrections.map((one) => ({
      at: one.doneAt ?? one.createdAt,
      card: <Correction key={`m${one.id}`} correction={one} />,
    })),
  ].sort((a, b) => (a.at < b.at === isOpen ? -1 : 1))
  return queue.length === 0 ? (
    <EmptyState heading="h3" title={isOpen ? 'No open reports.' : 'No decided reports.'} />
  ) : (
    queue.map(({ card }) => card)
  )
}
