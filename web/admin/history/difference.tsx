// What was changed in one field, for the eye (struck out, underlined) and for the ear.

import { Fragment, useState } from 'react'
import type { Fields } from '#contract/content/fields.ts'
import { isOfThisSite } from '#contract/images.ts'
import { reachable } from '#web/ui/reachable.ts'
import { fieldName, valueWords } from './field-words.ts'
import styles from './versions.module.css'
import { firstWords, shortened, unchangedShare, wordChanges } from './word-changes.ts'

interface DifferenceProps {
  /** what it is a field of */
  fields: Fields
  field: string
  before: unknown
  after: unknown
}

/** A row of a `<dl>`: the field and how it differs. */
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
  // rewritten: the new text comes first, and a few words of the old one are enough to recognise it
  if (unchangedShare(pieces) < MIN_UNCHANGED)
    return (
      <>
        <Added text={is} /> <Removed text={firstWords(was)} />
      </>
    )
  return shortened(pieces).map((piece, at) => {
    // pieces have no other name than their place, and never move
    const key = `${at}${piece.kind}`
    if (piece.kind === 'removed')
      return (
        <Fragment key={key}>
          <Removed text={piece.text} />
          {/* struck out and new words do not run into one another */}
          {/\S$/.test(piece.text) && ' '}
        </Fragment>
      )
    if (piece.kind === 'new') return <Added key={key} text={piece.text} />
    return <span key={key}>{piece.text}</span>
  })
}

const DELETED_PICTURE = 'deleted picture (visitors see our illustration)'

/** A text of which less than this share was kept counts as rewritten: comparing it word by word says nothing. */
const MIN_UNCHANGED = 0.3

/** May be taller than its box: then it scrolls. */
const isLong = ({ before, after }: DifferenceProps) => JSON.stringify([before, after]).length > 300

/** A single value is replaced whole; only in sentences single words are looked at. */
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

/** Seen, where it is one of ours and still there; else its address, or that it was deleted. */
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
