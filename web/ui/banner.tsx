// A message in the page, announced to screen readers; it can disappear by itself.
import { type ReactNode, useEffect, useRef } from 'react'
import { Icon } from './icon.tsx'

interface BannerProps {
  /** without a message the empty live region stays, so that the next one is announced */
  message: ReactNode
  /** an error is an alert and stays; the others are polite */
  tone?: 'success' | 'info' | 'error'
  /** milliseconds until it disappears */
  after?: number
  /** increased for each message, so that the same words restart the timer */
  time?: number
  onDismiss?: () => void
  /** to the right of the message: a button */
  beside?: ReactNode
}

const DYE = { success: 'dye-sol', info: 'dye-jjok', error: 'dye-danger' }
const ICON = { success: 'circle-check', info: 'info', error: 'circle-alert' } as const

export function Banner({ tone = 'success', time, ...rest }: BannerProps) {
  return (
    <div role={tone === 'error' ? 'alert' : 'status'} className="live">
      {rest.message ? <Words key={time} tone={tone} {...rest} /> : null}
    </div>
  )
}

function Words({ message, tone = 'success', after, onDismiss, beside }: BannerProps) {
  const dismiss = useRef(onDismiss)
  useEffect(() => {
    dismiss.current = onDismiss
  })
  // Compare strings; a ReactNode is new on every render.
  const text = typeof message === 'string' ? message : true
  useEffect(() => {
    if (!text || !after) return
    const timer = setTimeout(() => dismiss.current?.(), after)
    return () => clearTimeout(timer)
  }, [text, after])
  return (
    <div className={`banner ${DYE[tone]}`}>
      {/* some specified messages begin with a mark of their own */}
      {!/^[✓❌]/u.test(String(message)) && <Icon name={ICON[tone]} />}
      <div>{message}</div>
      {beside}
    </div>
  )
}
