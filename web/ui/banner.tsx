// A line in the page that says what happened, read aloud, gone after a while if asked.
import { type ReactNode, useEffect, useRef } from 'react'
import { Icon } from './icon.tsx'

interface BannerProps {
  /** nothing: only the quiet live region stays, so that what comes later is heard */
  message: ReactNode
  /** error is an alert and stays until it is answered; the others are polite */
  tone?: 'success' | 'info' | 'error'
  /** milliseconds until it goes */
  after?: number
  /** counts the times it was said: the same words again stay as long as the first */
  time?: number
  onDismiss?: () => void
  /** to the right of the words: a button */
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
  // Words are compared; anything else is made anew each time the page around it is.
  const text = typeof message === 'string' ? message : true
  useEffect(() => {
    if (!text || !after) return
    const timer = setTimeout(() => dismiss.current?.(), after)
    return () => clearTimeout(timer)
  }, [text, after])
  return (
    <div className={`banner ${DYE[tone]}`}>
      <Icon name={ICON[tone]} />
      <div>{message}</div>
      {beside}
    </div>
  )
}
