// Shows the difference in one field: struck out and underlined, with words for screen readers.

import { Fragment, useState } from 'react'
import type { Fields } from '#contract/content/fields.ts'
import { isOfThisSite } from '#contract/images.ts'
import { reachable } from '#web/ui/reachable.ts'
import { fieldName, valueWords } from './field-words.ts'
import styles from './versions.module.css'
import { firstWords, type Piece, shortened, unchangedShare, wordChanges } from './word-changes.ts'

interface DifferenceProps {
  /** the kind of item, for the field's name */
  fields: Fields
  field: string
  before: unknown
  after: unknown
}

/** A row of a `<dl>`: the field and its difference. */
export function DifferenceRow(props: DifferenceProps) {
  // it may overflow its box, which then scrolls
  const isLong = JSON.stringify([props.before, props.after]).length > 300
  return (
    <div>
      <dt>{fieldName(props.fields, props.field)}</dt>
      <dd ref={isLong ? reachable : null}>
        <DifferenceText {...props} />
      </dd>
    </div>
  )
}

export function DifferenceText({ fields, field, before, after }: DifferenceProps) {
  const [was, is] = [valueWords(fields, field, before), valueWords(fields, field, after)]
  if (was === is) return is === null ? <Nothing /> : <span>{firstWords(is)}</span>
  const isPicture = fields[field]?.kind === 'picture'
  return (
    <>
      {piecesOf(was, is).map((piece, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces never move
        <Fragment key={at}>
          <Shown {...piece} isPicture={isPicture} />
          {/* a space, so that removed and added words do not run together */}
          {piece.kind === 'removed' && /\S$/.test(piece.text) && ' '}
        </Fragment>
      ))}
      {isPicture && is === null && <Nothing />}
    </>
  )
}

/** In the order of reading. Only sentences are compared word by word. */
function piecesOf(was: string | null, is: string | null): Piece[] {
  const removed: Piece[] = was === null ? [] : [{ kind: 'removed', text: was }]
  const added: Piece[] = is === null ? [] : [{ kind: 'new', text: is }]
  if (was === null || is === null || !(isProse(was) || isProse(is))) return [...removed, ...added]
  const pieces = wordChanges(was, is)
  if (unchangedShare(pieces) >= MIN_UNCHANGED) return shortened(pieces)
  return [...added, { kind: 'removed', text: ` ${firstWords(was)}` }]
}

/** Below this share of unchanged text a field counts as rewritten: the new text comes first. */
const MIN_UNCHANGED = 0.3

const isProse = (text: string) => text.length > 60 || text.includes('\n')

const Nothing = () => <span className={styles.nothing}>nothing</span>

function Shown({ kind, text, isPicture }: Piece & { isPicture: boolean }) {
  if (kind === 'same') return <span>{text}</span>
  const [Mark, what] = kind === 'removed' ? (['del', 'Removed'] as const) : (['ins', 'Added'] as const)
  return (
    <Mark>
      {isPicture ? (
        <Picture url={text} what={what} />
      ) : (
        <>
          <span className="vh">{what}: </span>
          {text}
        </>
      )}
    </Mark>
  )
}

/** The picture, if it is ours and still exists; otherwise its address, or that it was deleted. */
function Picture({ url, what }: { url: string; what: string }) {
  const [broken, setBroken] = useState(!isOfThisSite(url))
  if (broken)
    return (
      <>
        <span className="vh">{what}: </span>
        {url.startsWith('/uploads/') ? 'deleted picture (visitors see our illustration)' : url}
      </>
    )
  return (
    <img
      src={url}
      alt={`${what}: ${url}`}
      className={styles.picture}
      loading="lazy"
      onError={() => setBroken(true)}
    />
  )
}
