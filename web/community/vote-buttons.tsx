// Up, down, and the score between them. Pressing one's own vote again withdraws it.
import type { Post } from '#contract/api/community.ts'
import { IconButton } from '#web/ui/button.tsx'
import { classes } from '#web/ui/classes.ts'
import styles from './post.module.css'
import { useVote } from './writes.ts'

interface VoteButtonsProps {
  post: Post
  /** in a row, where a column does not fit */
  flat?: boolean
}

export function VoteButtons({ post, flat }: VoteButtonsProps) {
  const vote = useVote()
  const up = post.userVote === 'up'
  const down = post.userVote === 'down'
  return (
    <div className={classes(styles.votes, flat && styles.flat)}>
      <IconButton
        label="Upvote"
        icon="thumbs-up"
        iconFill={up}
        aria-pressed={up}
        onClick={() => void vote(post, 'up')}
      />
      <span aria-label={`Score ${post.score}`} role="img">
        {post.score.toLocaleString('en')}
      </span>
      <IconButton
        label="Downvote"
        icon="thumbs-down"
        iconFill={down}
        aria-pressed={down}
        onClick={() => void vote(post, 'down')}
      />
    </div>
  )
}
