// What a member can be told of: each kind is off with one press.

/** Of one kind in one answer. */
export const MOST_NOTICES = 20

/** Devices of one member that are told; the oldest give way. */
export const MOST_DEVICES = 10

interface KindOfNotice {
  /** "You are not told of ... anymore" */
  name: string
  /** of its switch on the profile */
  label: string
}

/** A new kind is an entry here. The compiler names the rest: how it is read, stored and said. */
export const NOTICE_KINDS = {
  replies: { name: 'replies', label: 'Replies to me in the community' },
  decisions: { name: 'decisions of moderators', label: 'What moderators do with something I wrote' },
  reports: { name: 'your reports', label: 'What came of my reports' },
} as const satisfies Record<string, KindOfNotice>

export type NoticeKind = keyof typeof NOTICE_KINDS
export const NOTICE_KIND_NAMES = Object.keys(NOTICE_KINDS) as NoticeKind[]
