// The tab "Members": counters, members, inbox, mails, what readers report, and the log.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { formatNumber } from '#contract/in-words.ts'
import { useAddress } from '#web/admin/lists/use-address.ts'
import { desk } from '#web/admin/queries.ts'
import { refreshAll } from '#web/admin/refresh.ts'
import { SECTIONS, type Section, sectionHref } from '#web/admin/tabs.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { IconName } from '#web/ui/icon-names.ts'
import { Charts } from './charts.tsx'
import { Counters } from './counters.tsx'
import { Inbox } from './inbox.tsx'
import { Log } from './log.tsx'
import { Mails } from './mails.tsx'
import styles from './members.module.css'
import { MembersList } from './members-list.tsx'
import { Reports } from './reports.tsx'

const PARTS: Record<Section, { label: string; icon: IconName; show: () => ReactNode }> = {
  members: { label: 'Members', icon: 'users', show: () => <MembersList /> },
  inbox: { label: 'Inbox', icon: 'inbox', show: () => <Inbox /> },
  mail: { label: 'Emails', icon: 'mail', show: () => <Mails /> },
  reports: { label: 'Reports', icon: 'flag', show: () => <Reports /> },
  log: { label: 'Log', icon: 'scroll', show: () => <Log /> },
}

export function MembersTab() {
  const section = useAddress().oneOf('section', SECTIONS) ?? 'members'
  const shown = PARTS[section].show()
  const isFirst = section === 'members'
  return (
    <div className={styles.tab}>
      <Counters />
      {isFirst && shown}
      <SectionLinks section={section} />
      {isFirst ? <Charts /> : shown}
    </div>
  )
}

function SectionLinks({ section }: { section: Section }) {
  const client = useQueryClient()
  const { data, isError } = useQuery(desk)
  const waiting: Partial<Record<Section, number | undefined>> = {
    inbox: data?.messages,
    mail: data?.failedMails,
    reports: data && data.reports + data.corrections,
  }
  return (
    <div className={styles.sections}>
      <nav aria-label="Members sections">
        {SECTIONS.map((id) => (
          <a key={id} href={sectionHref(id)} aria-current={id === section ? 'page' : undefined}>
            <Icon name={PARTS[id].icon} />
            {PARTS[id].label}
            {waiting[id] ? (
              <Badge dye={id === 'mail' ? 'dye-danger' : 'dye-chija'}>
                {formatNumber(waiting[id])}
                <span className="vh">{id === 'mail' ? ' failed' : ' open'}</span>
              </Badge>
            ) : null}
          </a>
        ))}
      </nav>
      {isError && !data && <p role="status">Could not load the counts.</p>}
      <Button variant="ghost" size="sm" icon="refresh-cw" onClick={() => void refreshAll(client)}>
        Refresh
      </Button>
    </div>
  )
}
