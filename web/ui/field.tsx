// Form fields with label, hint and error.
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import { classes } from './classes.ts'
import { Icon } from './icon.tsx'

interface FieldLook {
  label: ReactNode
  hint?: ReactNode
  /** the error message; replaces the hint and marks the field */
  error?: string | null
  /** on the box around label and field */
  className?: string
}

/** The attributes that connect a control with its label and message. */
interface ControlAttributes {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

interface FieldProps extends FieldLook {
  id?: string
  /** beside or below the control: tags made of the typed text, a counter */
  after?: ReactNode
  children: (attributes: ControlAttributes) => ReactNode
}

/** The frame of a field around a custom control. TextField, TextArea and Select use it. */
export function Field({ label, hint, error, className, id, after, children }: FieldProps) {
  const own = useId()
  const control = id ?? own
  const messageId = error || hint ? `${control}-said` : undefined
  return (
    <div className={classes('field', className)}>
      <label htmlFor={control}>{label}</label>
      {children({
        id: control,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': messageId,
      })}
      {after}
      <FieldMessage id={messageId} hint={hint} error={error} />
    </div>
  )
}

function FieldMessage({
  id,
  hint,
  error,
}: {
  id: string | undefined
  hint?: ReactNode
  error?: string | null
}) {
  if (error)
    return (
      <p className="err" id={id}>
        <Icon name="circle-alert" />
        {error}
      </p>
    )
  return hint ? (
    <p className="hint" id={id}>
      {hint}
    </p>
  ) : null
}

type Control<Tag extends 'input' | 'textarea' | 'select'> = Omit<ComponentPropsWithRef<Tag>, 'className'> &
  FieldLook & {
    /** buttons to the right of it */
    beside?: ReactNode
    after?: ReactNode
  }

export function TextField({ label, hint, error, className, beside, after, id, ...input }: Control<'input'>) {
  return (
    <Field {...{ label, hint, error, className, after, id }}>
      {(attributes) => {
        const control = <input type="text" {...input} {...attributes} className="input" />
        if (!beside) return control
        return (
          <div className="with-btn">
            {control}
            {beside}
          </div>
        )
      }}
    </Field>
  )
}

export function TextArea({ label, hint, error, className, beside, after, id, ...area }: Control<'textarea'>) {
  return (
    <Field {...{ label, hint, error, className, after, id }}>
      {(attributes) => (
        <>
          <textarea rows={4} {...area} {...attributes} className="area" />
          {beside}
        </>
      )}
    </Field>
  )
}

interface Choice {
  value: string
  label: string
  disabled?: boolean
}

type SelectProps = Omit<Control<'select'>, 'children'> & { options: readonly Choice[] }

export function Select({
  label,
  hint,
  error,
  className,
  beside,
  after,
  id,
  options,
  ...select
}: SelectProps) {
  return (
    <Field {...{ label, hint, error, className, after, id }}>
      {(attributes) => (
        <>
          <select {...select} {...attributes} className="select">
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          {beside}
        </>
      )}
    </Field>
  )
}

type CheckboxProps = Omit<ComponentPropsWithRef<'input'>, 'className' | 'type'> & {
  label: ReactNode
  /** styled as a switch, for something on or off */
  look?: 'check' | 'switch'
}

export function Checkbox({ label, look = 'check', ...input }: CheckboxProps) {
  return (
    <label className={classes('check', look === 'switch' && 'switch')}>
      <input {...input} type="checkbox" />
      <span>{label}</span>
    </label>
  )
}

interface RadioGroupProps<Value extends string> {
  legend: ReactNode
  name: string
  /** a note behind the label, in brackets; a hint below it */
  options: readonly { value: Value; label: string; aside?: string; hint?: ReactNode }[]
  value: Value | undefined
  onChange: (value: Value) => void
  error?: string | null
  /** in a row instead of below one another */
  inline?: boolean
}

export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { legend, name, options, value, onChange, error, inline } = props
  const id = useId()
  const messageId = error ? `${id}-said` : undefined
  return (
    <fieldset className="field" aria-describedby={messageId}>
      <legend>{legend}</legend>
      <div className={classes('radios', inline && 'inline')}>
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              aria-invalid={error ? true : undefined}
              onChange={() => onChange(option.value)}
            />
            <span>
              <b>{option.label}</b>
              {option.aside && (
                <>
                  {' '}
                  (<span>{option.aside}</span>)
                </>
              )}
              {option.hint && <small>{option.hint}</small>}
            </span>
          </label>
        ))}
      </div>
      <FieldMessage id={messageId} error={error} />
    </fieldset>
  )
}
