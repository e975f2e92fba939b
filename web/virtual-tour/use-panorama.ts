// Controls a panorama viewer: opens it on request, turns and zooms in steps, and announces the direction.
import type { Viewer } from '@photo-sphere-viewer/core'
import { useEffect, useRef, useState } from 'react'
import { ahead, heading, turned } from './heading.ts'

const FIRST_ZOOM = 20
type Aim = typeof ahead & { zoom: number }

/** @param url the address of the picture */
export function usePanorama(url: string) {
  const [state, setState] = useState<'still' | 'loading' | 'open' | 'failed'>('still')
  const [announcement, setAnnouncement] = useState('')
  /** the viewer's container */
  const box = useRef<HTMLDivElement>(null)
  const viewer = useRef<Viewer | null>(null)
  /** the target of the last key press, which the animation reaches a moment later */
  const aim = useRef({ ...ahead, zoom: FIRST_ZOOM })
  const turning = useRef<unknown>(null)

  useEffect(() => () => close(viewer), [])

  async function open() {
    setState('loading')
    try {
      const { Viewer } = await import('./sphere.ts')
      const made = new Viewer({
        container: box.current!,
        navbar: false,
        keyboard: false,
        mousewheel: false,
        defaultZoomLvl: FIRST_ZOOM,
      })
      viewer.current = made
      const loaded = made.setPanorama(url)
      // the page has a notice of its own
      made.loader.hide()
      await loaded
    } catch {
      close(viewer)
      setState('failed')
      return
    }
    setState('open')
    setAnnouncement(heading(ahead))
    // The pressed button is gone, so the viewer takes the focus.
    box.current?.focus({ preventScroll: true })
  }

  /** @param next computes the target from the current one, or from where the picture was dragged to */
  function move(next: (from: Aim) => Aim, words = (to: Aim) => heading(to)) {
    const made = viewer.current
    if (!made) return
    if (!turning.current) aim.current = { ...made.getPosition(), zoom: made.getZoomLevel() }
    const to = next(aim.current)
    aim.current = to
    const mine = made.animate({ ...to, speed: '8rpm' })
    turning.current = mine
    void Promise.resolve(mine).finally(() => {
      if (turning.current === mine) turning.current = null
    })
    setAnnouncement(words(to))
  }

  return {
    state,
    /** announced to screen readers: the direction, or what happened */
    announcement,
    announce: setAnnouncement,
    box,
    open: () => void open(),
    /** in radians, to the right and up */
    turn: (yaw: number, pitch = 0) => move((from) => ({ ...from, ...turned(from, yaw, pitch) })),
    lookAhead: () => move((from) => ({ ...from, ...ahead })),
    zoom: (by: number) =>
      move(
        (from) => ({ ...from, zoom: Math.max(0, Math.min(100, from.zoom + by)) }),
        () => (by > 0 ? 'Zoomed in' : 'Zoomed out'),
      ),
  }
}

function close(viewer: { current: Viewer | null }) {
  viewer.current?.destroy()
  viewer.current = null
}
