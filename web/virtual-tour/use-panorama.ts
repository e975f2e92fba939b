// A panorama in its viewer: fetched and opened on request, turned and zoomed step by step, with words for where one looks.
import type { Viewer } from '@photo-sphere-viewer/core'
import { useEffect, useRef, useState } from 'react'
import { ahead, heading, turned } from './heading.ts'

const FIRST_ZOOM = 20

/** @param url the address of the picture */
export function usePanorama(url: string) {
  const [state, setState] = useState<'still' | 'loading' | 'open' | 'failed'>('still')
  const [said, setSaid] = useState('')
  /** where the viewer stands on the page */
  const box = useRef<HTMLDivElement>(null)
  const viewer = useRef<Viewer | null>(null)
  /** where the last key leads, which the picture reaches a moment later */
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
        loadingTxt: '',
        defaultZoomLvl: FIRST_ZOOM,
      })
      viewer.current = made
      await made.setPanorama(url)
    } catch {
      close(viewer)
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

  return {
    state,
    /** read aloud: where one looks, or what happened */
    said,
    say: setSaid,
    box,
    open: () => void open(),
    /** by radians, to the right and up */
    turn: (yaw: number, pitch = 0) => move({ yaw, pitch }),
    lookAhead: () => move({ yaw: -aim.current.yaw, pitch: -aim.current.pitch }),
    zoom: (by: number) => move({ zoom: by }),
  }
}

function close(viewer: { current: Viewer | null }) {
  viewer.current?.destroy()
  viewer.current = null
}
