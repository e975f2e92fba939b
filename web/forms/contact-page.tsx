// The contact page.
import { useState } from 'react'
import { LIMITS } from '#contract/limits.ts'
import { AboutLinks } from '#web/about/about-links.tsx'
import { send } from '#web/api.ts'
import { DraftStatus } from '#web/drafts/draft-status.tsx'
import { serverMessage } from '#web/failure-words.ts'
import { paths } from '#web/paths.ts'
import { Head } from '#web/shell/head.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox, TextArea, TextField } from '#web/ui/field.tsx'
import { Piece } from '#web/ui/sheet.tsx'
import styles from './forms.module.css'
import { Further } from './further.tsx'
import { contactTexts, furtherTexts } from './texts.ts'
import { useForm } from './use-form.ts'
import { useOutcome } from './use-outcome.tsx'
import { WhoWrites } from './who-writes.tsx'

const BLANK = { name: '', email: '', subject: '', message: '' }
const QUICK = { feedback: paths.feedback, experiential: paths.experiential, tour: paths.tour() }
const DYES = ['dye-chija', 'dye-hong', 'dye-jjok']

export default function ContactPage() {
  const [wantsCopy, setWantsCopy] = useState(false)
  const outcome = useOutcome()
  const form = useForm({
    key: 'form:contact',
    initial: BLANK,
    required: ['name', 'email', 'subject', 'message'],
    send: (fields) => send('POST /api/contact-form', {}, { ...fields, ...(wantsCopy && { wantsCopy }) }),
    onSent: () => outcome.sent('✓ Your message has been sent successfully!'),
    onFailed: (error) => outcome.failed(serverMessage(error, 'Failed to send message')),
  })
  return (
    <div className={`wrap ${styles.page}`}>
      <Head
        title="Contact"
        description="Write to us about anything. We reply within 24 hours."
        path={paths.contact}
      />
      <h1>{contactTexts.title}</h1>
      <p className="lead">
        {contactTexts.lead} {contactTexts.promise}
      </p>
      <div className={styles.beside}>
        <section className="panel">
          <h2>{contactTexts.formTitle}</h2>
          <form className="form" {...form.props}>
            {outcome.banners(form.isIncomplete && 'Please fill in all required fields')}
            <DraftStatus draft={form.draft} />
            <WhoWrites field={form.field} />
            <TextField label="Subject" maxLength={LIMITS.title} required {...form.field('subject')} />
            <TextArea
              label="Message"
              rows={6}
              maxLength={LIMITS.formMessage}
              required
              {...form.field('message')}
            />
            <Checkbox
              label="Send me a copy"
              checked={wantsCopy}
              onChange={(event) => setWantsCopy(event.target.checked)}
            />
            <div className="row end">
              <Button type="submit" pending={form.pending} pendingLabel="Sending...">
                Send message
              </Button>
            </div>
          </form>
        </section>
        <section aria-labelledby="quick">
          <h2 id="quick">{contactTexts.quickLinksTitle}</h2>
          <div className="sheet">
            {contactTexts.quickLinks.map((link, at) => (
              <Piece key={link.to} dye={DYES[at]!} soft plain className={styles.quickPiece}>
                <h3>
                  <a href={QUICK[link.to]}>{link.title}</a>
                </h3>
                <p>{link.text}</p>
              </Piece>
            ))}
          </div>
          <Further href={paths.logos} words={furtherTexts.logos} />
          <AboutLinks />
        </section>
      </div>
    </div>
  )
}
