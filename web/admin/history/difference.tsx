// Shows the difference in one field: struck out and underlined, with words for screen readers.

import { Fragment, useState } from 'react'
import type { Fields } from '#contract/content/fields.ts'
import { isOfThisSite } from '#contract/images.ts'
import { reachable } from '#web/ui/reachable.ts'
import { fieldName, valueWords } from './field-words.ts'
import styles from './versions.module.css'
import { firstWords, shortened, unchangedShare, wordChanges } from './word-changes.ts'

interface DifferenceProps {
  /** the kind of item, for the field's name */
  fields: Fields
  field: string
  before: unknown
  after: unknown
}

/** A row of a `<dl>`: the field and its difference. */
export function DifferenceRow(props: DifferenceProps) {
  return (
    <div>
      <dt>{fieldName(props.fields, props.field)}</dt>
      <dd ref={isLong(props) ? reachable : null}>
        <DifferenceText {...props} />
      </dd>
    </div>
  )
}

export function DifferenceText({ fields, field, before, after }: DifferenceProps) {
  const [was, is] = [valueWords(fields, field, before), valueWords(fields, field, after)]
  if (fields[field]?.kind === 'picture' && was !== is)
    return (
      <>
        {was !== null && (
          <del>
            <Picture url={was} what="Removed" />
          </del>
        )}{' '}
        {is !== null && (
          <ins>
            <Picture url={is} what="Added" />
          </ins>
        )}
        {is === null && <Nothing />}
      </>
    )
  if (was === null) return is === null ? <Nothing /> : <Added text={is} />
  if (is === null) return <Removed text={was} />
  if (was === is) return <span>{firstWords(is)}</span>
  if (!isProse(was) && !isProse(is))
    return (
      <>
        <Removed text={was} /> <Added text={is} />
      </>
    )
  const pieces = wordChanges(was, is)
  // mostly rewritten: show the new text first, then a few words of the old one
  if (unchangedShare(pieces) < MIN_UNCHANGED)
    return (
      <>
        <Added text={is} /> <Removed text={firstWords(was)} />
      </>
    )
  return shortened(pieces).map((piece, at) => {
    // pieces never move, so their index is their key
    const key = `${at}${piece.kind}`
    if (piece.kind === 'removed')
      return (
        <Fragment key={key}>
          <Removed text={piece.text} />
          {/* a space, so that removed and added words do not run together */}
          {/\S$/.test(piece.text) && ' '}
        </Fragment>
      )
    if (piece.kind === 'new') return <Added key={key} text={piece.text} />
    return <span key={key}>{piece.text}</span>
  })
}

const DELETED_PICTURE = 'deleted picture (visitors see our illustration)'

/** Below this share of unchanged text, the field counts as rewritten and is not compared word by word. */
const MIN_UNCHANGED = 0.3

/** It may overflow its box, which then scrolls. */
const isLong = ({ before, after }: DifferenceProps) => JSON.stringify([before, after]).length > 300

/** Single values are replaced whole; only sentences are compared word by word. */
const isProse = (text: string) => text.length > 60 || text.includes('\n')

const Nothing = () => <span className={styles.nothing}>nothing</span>
const Removed = ({ text }: { text: string }) => (
  <del>
    <span className="vh">Removed: </span>
    {text}
  </del>
)
const Added = ({ text }: { text: string }) => (
  <ins>
    <span className="vh">Added: </span>
    {text}
  </ins>
)

/** The picture, if it is ours and still exists; otherwise its address, or that it was deleted. */
function Picture({ url, what }: { url: string; what: string }) {
  const [broken, setBroken] = useState(!isOfThisSite(url))
  if (broken)
    return (
      <>
        <span className="vh">{what}: </span>
        {url.startsWith('/uploads/') ? DELETED_PICTURE : url}
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
