// How many episodes of a drama I have watched: a number, and one more by a press.
import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'

interface EpisodesProps {
  of: number
  watched: number | null
  /** the name of the next one */
  next?: string | undefined
  onChange: (watched: number | null) => void
  onOneMore: () => void
}

/** Valid input is saved at once; invalid input stays with an error message. */
export function EpisodesWatched({ of, watched, next, onChange, onOneMore }: EpisodesProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const value = typed ?? (watched === null ? '' : String(watched))
  const problem = problemOf(value, of)
  const type = (text: string) => {
    setTyped(text)
    if (!problemOf(text, of)) onChange(text.trim() === '' ? null : Number(text))
  }
  return (
    <TextField
      label={
        <>
          Episodes<span className="vh"> watched</span>, of {of}
        </>
      }
      inputMode="numeric"
      autoComplete="off"
      value={value}
      hint={next && `Next: “${next}”`}
      error={problem}
      onChange={({ target }) => type(target.value)}
      onBlur={() => {
        if (!problem) setTyped(null)
      }}
      beside={
        <Button
          variant="quiet"
          disabled={(watched ?? 0) >= of}
          onClick={() => {
            setTyped(null)
            onOneMore()
          }}
        >
          +1<span className="vh"> episode</span>
        </Button>
      }
    />
  )
}

const problemOf = (text: string, of: number) =>
  /^\s*\d{0,4}\s*$/.test(text) && Number(text) <= of ? null : `Please enter a number from 0 to ${of}`
