// The kinds of notices that a member can get, each with a switch.

/** Notices of one kind in one answer. */
export const MOST_NOTICES = 20

/** Devices of one member that show notifications. One more replaces the oldest. */
export const MOST_DEVICES = 10

interface KindOfNotice {
  /** "No more notifications about ..." */
  name: string
  /** of its switch on the profile */
  label: string
}

/** To add a kind, begin here: the compiler names what else it needs. */
export const NOTICE_KINDS = {
  replies: { name: 'replies', label: 'Replies to me in the community' },
  decisions: { name: 'decisions by moderators', label: 'What moderators do with something I wrote' },
  reports: { name: 'your reports', label: 'What came of my reports' },
  following: { name: 'people you follow', label: 'Reviews and lists of people I follow' },
  episodes: { name: 'new episodes', label: 'New episodes of dramas I want to watch or am watching' },
} as const satisfies Record<string, KindOfNotice>

export type NoticeKind = keyof typeof NOTICE_KINDS
export const NOTICE_KIND_NAMES = Object.keys(NOTICE_KINDS) as NoticeKind[]
