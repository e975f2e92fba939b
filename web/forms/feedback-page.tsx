// Contact Us: the form for K-drama stories and feedback.
import { FEEDBACK_FIELDS, FEEDBACK_SUBJECT, type FeedbackField, feedbackMessage } from '#contract/forms.ts'
import { LIMITS } from '#contract/limits.ts'
import { AboutLinks } from '#web/about/about-links.tsx'
import { send } from '#web/api.ts'
import { DraftStatus } from '#web/drafts/draft-status.tsx'
import { paths } from '#web/paths.ts'
import { Head } from '#web/shell/head.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextArea, TextField } from '#web/ui/field.tsx'
import styles from './forms.module.css'
import { Further } from './further.tsx'
import { feedbackTexts, furtherTexts } from './texts.ts'
import { useForm } from './use-form.ts'
import { useOutcome } from './use-outcome.tsx'
import { WhoWrites } from './who-writes.tsx'

type Fields = Record<FeedbackField | 'name' | 'email', string>
const BLANK: Fields = {
  name: '',
  email: '',
  favoriteDrama: '',
  favoriteStar: '',
  hometown: '',
  dreamDestination: '',
  additionalFeedback: '',
}

export default function FeedbackPage() {
  const outcome = useOutcome()
  const form = useForm<Fields>({
    key: 'form:feedback',
    initial: BLANK,
    required: ['name', 'email'],
    send: ({ name, email, ...story }) =>
      send(
        'POST /api/feedback-form',
        {},
        { name, email, subject: FEEDBACK_SUBJECT, message: feedbackMessage(story) },
      ),
    onSent: () => outcome.sent('✓ Thank you for your feedback! Your responses have been sent.'),
    onFailed: (error) => outcome.failed(`Failed to send feedback: ${error.message}`),
  })
  return (
    <div className={`wrap read ${styles.page}`}>
      <Head
        title="Contact Us"
        description="Tell us your K-drama story and how we can make this site better."
        path={paths.feedback}
      />
      <h1>{feedbackTexts.title}</h1>
      <p className="lead">{feedbackTexts.lead}</p>
      <section className="panel" aria-labelledby="story">
        <h2 id="story">{feedbackTexts.formTitle}</h2>
        <form className="form" {...form.props}>
          {outcome.banners(form.isIncomplete && 'Please fill in your name and email address')}
          <DraftStatus draft={form.draft} />
          <WhoWrites field={form.field} />
          {FEEDBACK_FIELDS.map(({ name, label }) =>
            name === 'additionalFeedback' ? (
              <TextArea
                key={name}
                label={label}
                rows={4}
                maxLength={LIMITS.formField}
                {...form.field(name)}
              />
            ) : (
              <TextField key={name} label={label} maxLength={LIMITS.name} {...form.field(name)} />
            ),
          )}
          <div className="row end">
            <Button type="submit" pending={form.pending} pendingLabel="Sending...">
              Send feedback
            </Button>
          </div>
        </form>
      </section>
      <Further href={paths.contact} words={furtherTexts.contact} />
      <AboutLinks />
    </div>
  )
}
