// The application form of the travel community.
import { AGE_RANGES, orNotProvided, orNotSpecified } from '#contract/forms.ts'
import { LIMITS } from '#contract/limits.ts'
import { send } from '#web/api.ts'
import { DraftStatus } from '#web/drafts/draft-status.tsx'
import { serverMessage } from '#web/failure-words.ts'
import { Button } from '#web/ui/button.tsx'
import { Select, TextArea, TextField } from '#web/ui/field.tsx'
import { failureToast, toast } from '#web/ui/toast.ts'
import styles from './forms.module.css'
import { experientialTexts as texts } from './texts.ts'
import { useForm } from './use-form.ts'

const BLANK = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  age: '',
  level: '',
  interests: '',
  comment: '',
}
const LEVELS = ['I know a few words', 'Beginner', 'Intermediate', 'Advanced']
const choices = (values: readonly string[]) => [
  { value: '', label: 'Please choose' },
  ...values.map((value) => ({ value, label: value })),
]

export function ApplicationForm() {
  const form = useForm({
    key: 'form:experiential',
    initial: BLANK,
    required: ['firstName', 'lastName', 'email'],
    send: (fields) =>
      send(
        'POST /api/experiential-learning-form',
        {},
        {
          name: `${fields.firstName.trim()} ${fields.lastName.trim()}`,
          email: fields.email,
          phone: orNotProvided(fields.phone),
          age: orNotSpecified(fields.age),
          currentLevel: orNotSpecified(fields.level),
          interests: orNotSpecified(fields.interests),
          expectations: orNotProvided(fields.comment),
        },
      ),
    onSent: () =>
      toast({
        title: 'Application Submitted!',
        description: "Thank you for your interest! We'll contact you soon with more details.",
      }),
    onFailed: (error) => failureToast(serverMessage(error, 'Failed to submit application')),
    onIncomplete: () =>
      failureToast(
        'Please fill in all required fields (First Name, Last Name, Email)',
        'Missing Information',
      ),
  })
  return (
    <section className={`panel ${styles.application}`} aria-labelledby="application">
      <h2 id="application">{texts.formTitle}</h2>
      <p className="muted">{texts.formLead}</p>
      <form className="form" {...form.props}>
        <DraftStatus draft={form.draft} />
        <div className="form-row">
          <TextField
            label="First Name"
            autoComplete="given-name"
            maxLength={90}
            required
            {...form.field('firstName')}
          />
          <TextField
            label="Last Name"
            autoComplete="family-name"
            maxLength={90}
            required
            {...form.field('lastName')}
          />
        </div>
        <div className="form-row">
          <TextField
            label="Email"
            type="email"
            autoComplete="email"
            maxLength={LIMITS.email}
            required
            {...form.field('email')}
          />
          <TextField
            label="Phone"
            type="tel"
            autoComplete="tel"
            maxLength={LIMITS.name}
            {...form.field('phone')}
          />
        </div>
        <div className="form-row">
          <Select label="Age Range" options={choices(AGE_RANGES)} {...form.field('age')} />
          <Select label="Current Level" options={choices(LEVELS)} {...form.field('level')} />
        </div>
        <TextField
          label="Interests"
          hint="Food, mountains, music, language, anything"
          maxLength={LIMITS.formField}
          {...form.field('interests')}
        />
        <TextArea label="Comment" rows={4} maxLength={LIMITS.formField} {...form.field('comment')} />
        <div className="row end">
          <Button type="submit" pending={form.pending} pendingLabel="Submitting...">
            Submit application
          </Button>
        </div>
      </form>
    </section>
  )
}
