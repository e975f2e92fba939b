// A post's text, as plain text only; a line that is just a video link becomes a player.
import { type ReactNode, useMemo } from 'react'
import styles from './post-body.module.css'
import { Video } from './video.tsx'
import { type Block, beginningOf, blocksOf } from './video-line.ts'

/** Maximum characters on a card. */
const CARD = { letters: 420, videos: 3 } as const

interface PostBodyProps {
  content: string
  /** how many video links become players */
  players?: number | undefined
}

export function PostBody({ content, players }: PostBodyProps) {
  const blocks = useMemo(() => blocksOf(content, players), [content, players])
  return <Blocks blocks={blocks} />
}

/** The beginning of a text, on a card. @param more shown after a text that is cut */
export function PostBeginning({ content, players, more }: PostBodyProps & { more: ReactNode }) {
  const { shown, isWhole } = useMemo(
    () => beginningOf(blocksOf(content, players), CARD.letters, CARD.videos),
    [content, players],
  )
  return (
    <>
      <Blocks blocks={shown} />
      {!isWhole && more}
    </>
  )
}

function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return (
    <div className={styles.body}>
      {blocks.map((block) =>
        block.kind === 'video' ? (
          <Video key={`${block.line} ${block.video}`} id={block.video} link={block.link} />
        ) : (
          <p key={block.line}>{block.text}</p>
        ),
      )}
    </div>
  )
}
