// A panorama: loaded on request, with a still picture before that.
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { Button, IconButton } from '#web/ui/button.tsx'
import { wantsStillness } from '#web/ui/motion.ts'
import { Spinner } from '#web/ui/skeleton.tsx'
import { STEP, ZOOM_STEP } from './heading.ts'
import styles from './tour.module.css'
import { usePanorama } from './use-panorama.ts'

interface LookAroundProps {
  /** shown before it is opened, and where it cannot be opened */
  still: ReactNode
  panorama: string
  name: string
}

export function LookAround({ still, panorama, name }: LookAroundProps) {
  const { state, announcement, announce, box, open, turn, lookAhead, zoom } = usePanorama(panorama)
  const [able, setAble] = useState(false)
  const [isFull, setFull] = useState(false)
  const frame = useRef<HTMLDivElement>(null)

  useEffect(() => setAble(canTurn()), [])
  useEffect(() => {
    const look = () => setFull(document.fullscreenElement === frame.current && frame.current !== null)
    document.addEventListener('fullscreenchange', look)
    return () => document.removeEventListener('fullscreenchange', look)
  }, [])

  function fullScreen() {
    if (document.fullscreenElement) void document.exitFullscreen()
    else void frame.current?.requestFullscreen?.().catch(() => announce('Full screen is not available here'))
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const doing: Record<string, () => void> = {
      ArrowLeft: () => turn(-STEP),
      ArrowRight: () => turn(STEP),
      ArrowUp: () => turn(0, STEP),
      ArrowDown: () => turn(0, -STEP),
      Home: lookAhead,
      '+': () => zoom(ZOOM_STEP),
      '=': () => zoom(ZOOM_STEP),
      '-': () => zoom(-ZOOM_STEP),
      f: fullScreen,
    }
    const act = doing[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }

  const isOpen = state === 'open'
  return (
    <div ref={frame} className={styles.view}>
      {!isOpen && still}
      <div
        ref={box}
        className={styles.sphere}
        hidden={state === 'still' || state === 'failed'}
        data-open={isOpen || undefined}
        role="application"
        aria-label={`Panorama of ${name}`}
        aria-describedby="panorama-keys"
        tabIndex={isOpen ? 0 : -1}
        onKeyDown={onKeyDown}
      />
      <p className="vh" id="panorama-keys">
        Arrow keys turn the view, plus and minus zoom, Home faces north, F opens full screen.
      </p>
      <p className="vh" role="status">
        {announcement}
      </p>
      {state === 'still' && able && (
        <Button className={styles.open} icon="rotate-3d" onClick={open}>
          Look around
        </Button>
      )}
      {state === 'loading' && (
        <p className={styles.note}>
          <Spinner label="Loading panorama..." />
        </p>
      )}
      {state === 'failed' && (
        <p className={styles.note} role="alert">
          Could not load the panorama.
        </p>
      )}
      {isOpen && (
        <>
          <p className={`${styles.note} ${styles.hand}`} aria-hidden="true">
            Drag, or use the arrow keys
          </p>
          <div className={styles.controls}>
            <IconButton label="Turn left" icon="chevron-left" onClick={() => turn(-STEP)} />
            <IconButton label="Turn right" icon="chevron-right" onClick={() => turn(STEP)} />
            <IconButton label="Zoom in" icon="zoom-in" onClick={() => zoom(ZOOM_STEP)} />
            <IconButton label="Zoom out" icon="zoom-out" onClick={() => zoom(-ZOOM_STEP)} />
            <IconButton
              label={isFull ? 'Exit full screen' : 'Full screen'}
              icon="maximize"
              onClick={fullScreen}
            />
          </div>
        </>
      )}
    </div>
  )
}

/** WebGL 2 is available, and reduced motion is not requested. */
function canTurn(): boolean {
  if (wantsStillness()) return false
  return document.createElement('canvas').getContext('webgl2') !== null
}
