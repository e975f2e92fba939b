// The overlay of a slow navigation or upload: six companions take turns, with a message.
import { type ReactNode, useEffect, useState } from 'react'
import { classes } from '#web/ui/classes.ts'
import { COMPANIONS, Companion } from '#web/ui/companion.tsx'
import { wantsStillness } from '#web/ui/motion.ts'
import { Status } from '#web/ui/status.tsx'
import styles from './loading-overlay.module.css'

const MESSAGES = {
  default: ['Loading...', 'Almost there...', 'Thank you for waiting...'],
  drama: ['Finding dramas for you...', 'Comparing moods...', 'Almost there...'],
  search: ['Searching...', 'Looking through titles and casts...', 'Almost there...'],
  upload: ['Uploading...', 'Preparing the picture...', 'Almost there...'],
} as const

/** Milliseconds for which each companion and each message is shown. */
const COMPANION_MS = 1500
const MESSAGE_MS = 2000

interface LoadingOverlayProps {
  type: keyof typeof MESSAGES
  /** below the message: progress, a Cancel button */
  children?: ReactNode
}

export function LoadingOverlay({ type, children }: LoadingOverlayProps) {
  const turn = useTurns(COMPANION_MS)
  const line = useTurns(MESSAGE_MS)
  const companion = turn % COMPANIONS.length
  const messages = MESSAGES[type]
  return (
    <div className={styles.overlay}>
      <div>
        <Companion name={COMPANIONS[companion]!} size="lg" />
        <Status>{messages[line % messages.length]}</Status>
        <div className={styles.dots} aria-hidden="true">
          {COMPANIONS.map((name, at) => (
            <i key={name} className={classes(at === companion && styles.on)} />
          ))}
        </div>
      </div>
      {children}
    </div>
  )
}

/** A counter that increases at an interval, and stops for reduced motion. */
function useTurns(ms: number): number {
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    if (wantsStillness()) return
    const timer = setInterval(() => setTurn((n) => n + 1), ms)
    return () => clearInterval(timer)
  }, [ms])
  return turn
}
