// A panorama to look around in: fetched only when somebody asks, a still picture for everybody else.
import type { Viewer } from '@photo-sphere-viewer/core'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Button, IconButton } from '#web/ui/button.tsx'
import { wantsStillness } from '#web/ui/motion.ts'
import { Spinner } from '#web/ui/skeleton.tsx'
import { ahead, heading, STEP, turned, ZOOM_STEP } from './heading.ts'
import { Still } from './still.tsx'
import styles from './tour.module.css'

interface LookAroundProps {
  /** what is shown before, and where it cannot turn */
  still: string
  panorama: string
  name: string
}

const FIRST_ZOOM = 20

export function LookAround({ still, panorama, name }: LookAroundProps) {
  const [state, setState] = useState<'still' | 'loading' | 'open' | 'failed'>('still')
  const [said, setSaid] = useState('')
  const [able, setAble] = useState(false)
  const [isFull, setFull] = useState(false)
  const frame = useRef<HTMLDivElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const viewer = useRef<Viewer | null>(null)
  /** where the last key leads, which the picture reaches a moment later */
  const aim = useRef({ ...ahead, zoom: FIRST_ZOOM })
  const turning = useRef<unknown>(null)

  useEffect(() => setAble(canTurn()), [])
  useEffect(
    () => () => {
      viewer.current?.destroy()
      viewer.current = null
    },
    [],
  )
  useEffect(() => {
    const look = () => setFull(document.fullscreenElement === frame.current && frame.current !== null)
    document.addEventListener('fullscreenchange', look)
    return () => document.removeEventListener('fullscreenchange', look)
  }, [])

  async function open() {
    setState('loading')
    try {
      const { Viewer } = await import('./sphere.ts')
      const made = new Viewer({
        container: box.current!,
        navbar: false,
        keyboard: false,
        mousewheel: false,
        loadingTxt: '',
        defaultZoomLvl: FIRST_ZOOM,
      })
      viewer.current = made
      await made.setPanorama(panorama)
    } catch {
      viewer.current?.destroy()
      viewer.current = null
      setState('failed')
      return
    }
    setState('open')
    setSaid(heading(ahead))
    // The button that was pressed is gone: the keys belong to the picture now.
    box.current?.focus({ preventScroll: true })
  }

  /** Goes on from where the last key leads, or from where the picture was dragged to in between. */
  function move(by: { yaw?: number; pitch?: number; zoom?: number }) {
    const made = viewer.current
    if (!made) return
    if (!turning.current) aim.current = { ...made.getPosition(), zoom: made.getZoomLevel() }
    const zoom = Math.max(0, Math.min(100, aim.current.zoom + (by.zoom ?? 0)))
    const to = { ...turned(aim.current, by.yaw ?? 0, by.pitch ?? 0), zoom }
    aim.current = to
    const mine = made.animate({ ...to, speed: '8rpm' })
    turning.current = mine
    void Promise.resolve(mine).finally(() => {
      if (turning.current === mine) turning.current = null
    })
    setSaid(by.zoom ? (by.zoom > 0 ? 'Closer' : 'Further away') : heading(to))
  }
  const turn = (yaw: number, pitch = 0) => move({ yaw, pitch })
  const zoom = (by: number) => move({ zoom: by })
  function fullScreen() {
    if (document.fullscreenElement) void document.exitFullscreen()
    else void frame.current?.requestFullscreen?.().catch(() => setSaid('Full screen is not possible here'))
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const doing: Record<string, () => void> = {
      ArrowLeft: () => turn(-STEP),
      ArrowRight: () => turn(STEP),
      ArrowUp: () => turn(0, STEP),
      ArrowDown: () => turn(0, -STEP),
      Home: () => turn(-aim.current.yaw, -aim.current.pitch),
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
      {!isOpen && <Still url={still} />}
      <div
        ref={box}
        className={styles.sphere}
        hidden={state === 'still' || state === 'failed'}
        role="application"
        aria-label={`Panorama of ${name}`}
        aria-describedby="panorama-keys"
        tabIndex={isOpen ? 0 : -1}
        onKeyDown={onKeyDown}
      />
      <p className="vh" id="panorama-keys">
        Arrow keys turn, plus and minus zoom, Home looks north again, F fills the screen.
      </p>
      <p className="vh" role="status">
        {said}
      </p>
      {state === 'still' && able && (
        <Button className={styles.open} icon="rotate-3d" onClick={() => void open()}>
          Look around
        </Button>
      )}
      {state === 'loading' && (
        <p className={styles.note}>
          <Spinner label="The panorama is coming..." />
        </p>
      )}
      {state === 'failed' && (
        <p className={styles.note} role="alert">
          The panorama could not be loaded. The picture stays.
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
            <IconButton label="Look closer" icon="zoom-in" onClick={() => zoom(ZOOM_STEP)} />
            <IconButton label="Step back" icon="zoom-out" onClick={() => zoom(-ZOOM_STEP)} />
            <IconButton
              label={isFull ? 'Leave full screen' : 'Full screen'}
              icon="maximize"
              onClick={fullScreen}
            />
          </div>
        </>
      )}
    </div>
  )
}

/** WebGL 2 is there, and nobody asked for stillness. */
function canTurn(): boolean {
  if (wantsStillness()) return false
  return document.createElement('canvas').getContext('webgl2') !== null
}
