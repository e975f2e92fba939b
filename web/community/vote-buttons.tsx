// Up, down, and the score between them. Pressing one's own vote again withdraws it.
import { useState } from 'react'
import type { Post } from '#contract/api/community.ts'
import type { VoteType } from '#contract/community.ts'
import { formatNumber } from '#contract/in-words.ts'
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
  /** read aloud after one's own vote; a vote of somebody else interrupts nobody */
  const [announced, setAnnounced] = useState('')
  const press = async (pressed: VoteType) => {
    const after = await vote(post, pressed)
    if (after) setAnnounced(scoreOf(after))
  }
  const up = post.userVote === 'up'
  const down = post.userVote === 'down'
  return (
    <div className={classes(styles.votes, flat && styles.flat)}>
      <IconButton
        label="Upvote"
        icon="thumbs-up"
        iconFill={up}
        aria-pressed={up}
        onClick={() => void press('up')}
      />
      <span aria-label={scoreOf(post)} role="img">
        {formatNumber(post.score)}
      </span>
      <IconButton
        label="Downvote"
        icon="thumbs-down"
        iconFill={down}
        aria-pressed={down}
        onClick={() => void press('down')}
      />
      <span className="vh" role="status">
        {announced}
      </span>
    </div>
  )
}

const scoreOf = ({ score }: Post) => `Score ${score}`
