// A panorama to look around in: fetched only when somebody asks, a still picture for everybody else.
import type { Viewer } from '@photo-sphere-viewer/core'
import { useEffect, useRef, useState } from 'react'
import { pictureSources } from '#contract/images.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/skeleton.tsx'
import styles from './tour.module.css'

interface LookAroundProps {
  /** what is shown before, and where it cannot turn */
  still: string
  panorama: string
  name: string
}

const HEADINGS = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west']
/** Radians that one key press turns. */
const STEP = Math.PI / 12

export function LookAround({ still, panorama, name }: LookAroundProps) {
  const [state, setState] = useState<'still' | 'loading' | 'open' | 'failed'>('still')
  const [heading, setHeading] = useState('')
  const [able, setAble] = useState(false)
  const frame = useRef<HTMLDivElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const viewer = useRef<Viewer | null>(null)

  useEffect(() => setAble(canTurn()), [])
  useEffect(() => () => viewer.current?.destroy(), [])

  async function open() {
    setState('loading')
    try {
      const { Viewer } = await import('./sphere.ts')
      const made = new Viewer({
        container: box.current!,
        panorama,
        navbar: false,
        keyboard: false,
        mousewheel: false,
        loadingTxt: '',
        defaultZoomLvl: 20,
      })
      viewer.current = made
      made.addEventListener('ready', () => setState('open'), { once: true })
      made.addEventListener('panorama-error', () => setState('failed'), { once: true })
    } catch {
      setState('failed')
    }
  }

  function turn(yaw: number, pitch = 0) {
    const at = viewer.current?.getPosition()
    if (!at) return
    const next = (at.yaw + yaw + 2 * Math.PI) % (2 * Math.PI)
    viewer.current?.animate({
      yaw: next,
      pitch: Math.max(-1.2, Math.min(1.2, at.pitch + pitch)),
      speed: '8rpm',
    })
    setHeading(`Looking ${HEADINGS[Math.round(next / (Math.PI / 4)) % 8]}`)
  }
  const zoom = (by: number) => viewer.current?.zoom((viewer.current.getZoomLevel() ?? 0) + by)
  const fullScreen = () => void frame.current?.requestFullscreen?.()

  const { avif, webp, src } = pictureSources(still)
  const isOpen = state === 'open'
  return (
    <div ref={frame} className={styles.view}>
      <picture hidden={isOpen}>
        {avif && <source type="image/avif" srcSet={avif} sizes="(max-width: 64rem) 100vw, 56rem" />}
        <img
          src={src}
          {...(webp && { srcSet: webp, sizes: '(max-width: 64rem) 100vw, 56rem' })}
          alt=""
          width="1280"
          height="720"
        />
      </picture>
      <div
        ref={box}
        className={styles.sphere}
        hidden={state === 'still' || state === 'failed'}
        role="application"
        aria-label={`Panorama of ${name}: turn with the arrow keys`}
        tabIndex={isOpen ? 0 : -1}
        onKeyDown={(event) => {
          const turns: Record<string, [number, number]> = {
            ArrowLeft: [-STEP, 0],
            ArrowRight: [STEP, 0],
            ArrowUp: [0, STEP],
            ArrowDown: [0, -STEP],
          }
          const by = turns[event.key]
          if (by) turn(...by)
          else if (event.key === '+') zoom(15)
          else if (event.key === '-') zoom(-15)
          else return
          event.preventDefault()
        }}
      />
      <p className="vh" role="status">
        {heading}
      </p>
      {state === 'still' && able && (
        <Button className={styles.open} icon="rotate-3d" onClick={open}>
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
        <div className={styles.controls}>
          <IconButton label="Turn left" icon="chevron-left" onClick={() => turn(-STEP)} />
          <IconButton label="Turn right" icon="chevron-right" onClick={() => turn(STEP)} />
          <IconButton label="Look closer" icon="zoom-in" onClick={() => zoom(15)} />
          <IconButton label="Step back" icon="zoom-out" onClick={() => zoom(-15)} />
          <IconButton label="Full screen" icon="maximize" onClick={fullScreen} />
        </div>
      )}
    </div>
  )
}

/** WebGL 2 is there, and nobody asked for stillness. */
function canTurn(): boolean {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return false
  return document.createElement('canvas').getContext('webgl2') !== null
}
