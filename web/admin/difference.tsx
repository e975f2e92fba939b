// What was changed in one field, for the eye (struck out, underlined) and for the ear.
import { useState } from 'react'
import { fieldName, isPicture, valueWords } from './field-words.ts'
import styles from './versions.module.css'
import { keptPart, shortened, wordChanges } from './word-changes.ts'

interface DifferenceProps {
  field: string
  before: unknown
  after: unknown
}

/** A row of a `<dl>`: the field and how it differs. */
export function DifferenceRow(props: DifferenceProps) {
  return (
    <div>
      <dt>{fieldName(props.field)}</dt>
      <dd>
        <DifferenceText {...props} />
      </dd>
    </div>
  )
}

export function DifferenceText({ field, before, after }: DifferenceProps) {
  const [was, is] = [valueWords(field, before), valueWords(field, after)]
  if (isPicture(field) && was !== is)
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
  if (was === null) return is === null ? <Nothing /> : <New text={is} />
  if (is === null) return <Gone text={was} />
  if (was === is) return <span>{shortened([{ kind: 'same', text: is }], 20)[0]!.text}</span>
  const pieces = isProse(was) || isProse(is) ? wordChanges(was, is) : []
  if (keptPart(pieces) < WORTH_COMPARING)
    return (
      <>
        <Gone text={was} /> <New text={is} />
      </>
    )
  return shortened(pieces).map((piece, at) => {
    // pieces have no other name than their place, and never move
    const key = `${at}${piece.kind}`
    if (piece.kind === 'gone') return <Gone key={key} text={piece.text} />
    if (piece.kind === 'new') return <New key={key} text={piece.text} />
    return <span key={key}>{piece.text}</span>
  })
}

const GONE_PICTURE = 'a picture that was deleted: the drawn one stands in for it'

/** A text of which less than this was kept was written anew: its words one by one say nothing. */
const WORTH_COMPARING = 0.3

/** A single value is replaced whole; only in sentences single words are looked at. */
const isProse = (text: string) => text.length > 60 || text.includes('\n')

const Nothing = () => <span className={styles.nothing}>nothing</span>
const Gone = ({ text }: { text: string }) => (
  <del>
    <span className="vh">Removed: </span>
    {text}
  </del>
)
const New = ({ text }: { text: string }) => (
  <ins>
    <span className="vh">Added: </span>
    {text}
  </ins>
)

/** Seen, where it is one of ours and still there; else its address, or that it was deleted. */
function Picture({ url, what }: { url: string; what: string }) {
  const [broken, setBroken] = useState(!url.startsWith('/'))
  if (broken)
    return (
      <>
        <span className="vh">{what}: </span>
        {url.startsWith('/uploads/') ? GONE_PICTURE : url}
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
