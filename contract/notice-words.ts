// What a notice says, in one line of plain text: on the site, in an email, in a notification of a device.
import { episodesInWords } from './airing.ts'
import type { Notices } from './api/notices.ts'
import { utcDay, weekdayAndDay } from './in-words.ts'
import { NOTICE_KIND_NAMES, type NoticeKind } from './notices.ts'
import { plural } from './plural.ts'

export interface NoticeLine {
  kind: NoticeKind
  /** unique among those of its kind */
  id: number | string
  text: string
  /** the path of its page */
  href?: string
}

/** What people typed keeps its own direction, as in a <bdi>. */
const typed = (text: string) => `\u2068${text}\u2069`

/** For what shows plain text only: emails, notifications of a device. */
export const withoutMarks = (text: string) => text.replaceAll(/[\u2068\u2069]/g, '')

const WHAT: Record<string, string> = {
  post: 'post',
  'post-comment': 'comment',
  'news-comment': 'comment on an article',
  review: 'review',
  list: 'list',
  'member-page': 'public page',
}

type WordsOf<Kind extends NoticeKind> = (notice: Notices[Kind][number]) => Omit<NoticeLine, 'kind'>

const WORDS: { [Kind in NoticeKind]: WordsOf<Kind> } = {
  replies: ({ postId, title, count, latestBy }) => {
    const by = latestBy ? `, ${count > 1 ? 'the latest ' : ''}by ${typed(latestBy)}` : ''
    return {
      id: postId,
      text: `${plural(count, 'new comment')} on “${typed(title)}”${by}`,
      href: `/community?post=${postId}`,
    }
  },
  decisions: ({ id, action, area, about, reason }) => {
    const what = WHAT[area] ? `your ${WHAT[area]}` : 'something you wrote'
    return {
      id,
      text: `A moderator ${action} ${what} “${typed(about)}”${reason ? `: ${typed(reason)}` : '.'}`,
    }
  },
  reports: ({ id, area, outcome }) => {
    const what = `the ${WHAT[area]} you reported`
    const text =
      outcome === 'removed'
        ? `Thank you: ${what} has been removed.`
        : `A moderator read ${what}, and it stays. You no longer see it.`
    return { id, text }
  },
  following: ({ kind, id, title, by }) => {
    const isReview = kind === 'reviews'
    return {
      id: `${kind} ${id}`,
      text: `${typed(by)} ${isReview ? 'reviewed' : 'published the list'} “${typed(title)}”`,
      href: isReview ? `/reviews?review=${id}` : `/list/${id}`,
    }
  },
  episodes: ({ dramaId, title, day, ...which }) => ({
    id: `${dramaId} ${day} ${which.first}`,
    text: `“${title}”, ${weekdayAndDay(utcDay(day))}: ${episodesInWords(which).toLowerCase()}`,
    href: `/drama/${dramaId}`,
  }),
}

/** In the order of the kinds, of each the latest first. */
export const linesOf = (notices: Pick<Notices, NoticeKind>): NoticeLine[] =>
  NOTICE_KIND_NAMES.flatMap((kind) => linesOfKind(kind, notices))

const linesOfKind = <Kind extends NoticeKind>(kind: Kind, notices: Pick<Notices, Kind>): NoticeLine[] => {
  const words = WORDS[kind] as WordsOf<Kind>
  return (notices[kind] as Notices[Kind][number][]).map((notice) => ({ kind, ...words(notice) }))
}
