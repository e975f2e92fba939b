// The email field of the sign-in dialog and its validation.
import type { ComponentProps } from 'react'
import { INVALID_EMAIL } from '#contract/auth.ts'
import { LIMITS } from '#contract/limits.ts'
import { TextField } from '#web/ui/field.tsx'

export const EmailField = (rest: Omit<ComponentProps<typeof TextField>, 'label'>) => (
  <TextField
    {...rest}
    label="Email"
    type="email"
    autoComplete="username"
    autoCapitalize="none"
    spellCheck={false}
    maxLength={LIMITS.email}
    required
  />
)

/** Returns the problem, or undefined. The browser's own check decides what is an email address. */
export function emailProblem(form: HTMLFormElement, name: string): string | undefined {
  const field = form.elements.namedItem(name) as HTMLInputElement
  if (!field.value.trim()) return 'Please enter your email address'
  return field.validity.typeMismatch ? INVALID_EMAIL : undefined
}
