// The name and email fields of the feedback and contact forms.
import type { ComponentProps } from 'react'
import { LIMITS } from '#contract/limits.ts'
import { TextField } from '#web/ui/field.tsx'

interface WhoWritesProps {
  field: (name: 'name' | 'email') => Omit<ComponentProps<typeof TextField>, 'label'>
}

export const WhoWrites = ({ field }: WhoWritesProps) => (
  <div className="form-row">
    <TextField label="Name" autoComplete="name" maxLength={LIMITS.name} required {...field('name')} />
    <TextField
      label="Email"
      type="email"
      autoComplete="email"
      maxLength={LIMITS.email}
      required
      {...field('email')}
    />
  </div>
)
