// Asks for consent before third-party scripts load. Not shown on sites without tracking identifiers.
import { useEffect, useState } from 'react'
import { useSite } from '#web/site-facts.tsx'
import { Button } from '#web/ui/button.tsx'
import styles from './consent.module.css'
import { type Consent, startTracking, storeConsent, storedConsent } from './tracking.ts'

export function ConsentQuestion() {
  const { name, tracking } = useSite()
  const [asking, setAsking] = useState(false)

  useEffect(() => {
    if (!tracking) return
    const stored = storedConsent()
    if (stored === 'yes') startTracking(tracking)
    setAsking(stored === null)
  }, [tracking])

  if (!tracking || !asking) return null
  const answer = (consent: Consent) => {
    storeConsent(consent)
    setAsking(false)
    if (consent === 'yes') startTracking(tracking)
  }
  return (
    <section className={styles.question} aria-label="Privacy">
      <p>
        {name} would like to count visits{tracking.advertising ? ' and show ads' : ''} with other companies'
        services. Nothing loads from them unless you agree.
      </p>
      <div className="row">
        <Button variant="quiet" size="sm" onClick={() => answer('no')}>
          No, thanks
        </Button>
        <Button variant="quiet" size="sm" onClick={() => answer('yes')}>
          Yes, allow
        </Button>
      </div>
    </section>
  )
}
