// Chooses the encoding of an imported file, for text that looks wrong.
import { ENCODINGS, type Encoding } from '#contract/text-encoding.ts'
import { Select } from './field.tsx'

interface EncodingChoiceProps {
  value: Encoding
  disabled: boolean
  onChange: (encoding: Encoding) => void
}

export const EncodingChoice = ({ value, disabled, onChange }: EncodingChoiceProps) => (
  <Select
    label="Text encoding"
    hint="Choose another if letters look wrong."
    value={value}
    disabled={disabled}
    options={Object.entries(ENCODINGS).map(([encoding, label]) => ({ value: encoding, label }))}
    onChange={({ target }) => onChange(target.value as Encoding)}
  />
)
