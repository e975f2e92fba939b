// Whether a review is helpful: one press says so, the next takes it back. Only how many said so is shown.
import { useQueryClient } from '@tanstack/react-query'
import type { PublicReview } from '#contract/api/reviews.ts'
import { formatNumber } from '#contract/in-words.ts'
import { send } from '#web/api.ts'
import { useAfterSignIn } from '#web/auth/before-sign-in.ts'
import { knownSession, useMember } from '#web/auth/member.ts'
import { signInFirst } from '#web/auth/sign-in-required.ts'
import { reasonOf } from '#web/failure-words.ts'
import { Button } from '#web/ui/button.tsx'
import { failureToast } from '#web/ui/toast.ts'
import { useOneAtATime } from '#web/use-one-at-a-time.ts'
import { refreshPublicReviews, updateCachedReview } from './refresh.ts'
import styles from './reviews.module.css'

export function Helpful({ review }: { review: PublicReview }) {
  const { id, helpful, userHelpful, authorUsername } = review
  const { member } = useMember()
  const isMine = member?.username === authorUsername
  const mark = useMark(review)
  useAfterSignIn('helpful', () => !isMine && mark(true), String(id))

  const press = async () => {
    const { member } = await knownSession()
    if (member) return mark(!userHelpful)
    signInFirst('helpful', id, 'mark a review as helpful')
  }

  return (
    <div className={styles.helpful}>
      {isMine ? (
        <span>Your review</span>
      ) : (
        <Button
          variant="ghost"
          size="sm"
          icon="thumbs-up"
          iconFill={userHelpful === true}
          aria-pressed={userHelpful === true}
          onClick={() => void press()}
        >
          Helpful
        </Button>
      )}
      {helpful > 0 && <span>{formatNumber(helpful)} found this helpful</span>}
    </div>
  )
}

/** Shows it at once and rolls it back when the server refuses. */
function useMark({ id, helpful, userHelpful }: PublicReview) {
  const client = useQueryClient()
  const { run } = useOneAtATime()
  return (isHelpful: boolean) =>
    void run(async () => {
      const change = Number(isHelpful) - Number(userHelpful ?? false)
      updateCachedReview(client, id, { helpful: helpful + change, userHelpful: isHelpful })
      try {
        const call = isHelpful ? 'POST' : 'DELETE'
        // It is shown already, so the request continues after the page is closed.
        const after = await send(`${call} /api/kdrama-notes/public/{id}/helpful`, { id }, undefined, {
          keepalive: true,
        })
        updateCachedReview(client, id, { helpful: after.helpful, userHelpful: isHelpful })
      } catch (error) {
        updateCachedReview(client, id, { helpful, userHelpful: userHelpful ?? false })
        failureToast(reasonOf(error, 'Could not save this. Please try again.'))
      }
      // The page came without the member's own marks.
      if (userHelpful === undefined) void refreshPublicReviews(client)
    })
}
