// A video in a post: an iframe of the privacy domain that loads nothing until Play is pressed.
import { useEffect, useRef, useState } from 'react'
import { Icon } from '#web/ui/icon.tsx'
import styles from './post-body.module.css'

// Until Play, the iframe shows a document of our own with the poster. It has our origin for the picture, and no scripts
// or inline styles, so the page's policy holds.
const POSTER =
  '<!doctype html><html lang="en"><head><title>Video not loaded</title><link rel="stylesheet" href="/video-poster.css"></head><body><img src="/images/video-poster.webp" alt=""></body></html>'
/** The player needs scripts and its own storage; it gets no access to our page, no forms and no downloads. */
const SANDBOX =
  'allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox'

interface VideoProps {
  /** its 11 characters */
  id: string
  /** the original line, for readers without script */
  link: string
  /** what it is, where that is known: "Trailer of Goblin" */
  name?: string
  /** what its button says */
  play?: string
}

export function Video({ id, link, name = `Video ${id}`, play = 'Play video' }: VideoProps) {
  const [playing, setPlaying] = useState(false)
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => {
    if (playing) frame.current?.focus()
  }, [playing])
  const src = `https://www.youtube-nocookie.com/embed/${id}`
  return (
    <div className={styles.video}>
      {/* A new iframe for the player: changing src would add a history entry. */}
      {playing ? (
        <iframe
          key="player"
          ref={frame}
          title={name}
          src={`${src}?autoplay=1`}
          sandbox={SANDBOX}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          allowFullScreen
          referrerPolicy="strict-origin-when-cross-origin"
        />
      ) : (
        <iframe
          key="poster"
          title={name}
          src={src}
          srcDoc={POSTER}
          sandbox="allow-same-origin"
          loading="lazy"
          tabIndex={-1}
        />
      )}
      {!playing && (
        <>
          <button type="button" className={styles.play} onClick={() => setPlaying(true)}>
            <span>
              <Icon name="play" fill />
              {play}
            </span>
          </button>
          <small>YouTube loads only when you press play</small>
          <noscript>
            <p>{link}</p>
          </noscript>
        </>
      )}
    </div>
  )
}
