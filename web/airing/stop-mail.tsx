// Stops the weekly mail for whoever has the link of one, without signing in.
import { StopEmail } from '#web/notices/stop-email.tsx'
import { myAiring } from './queries.ts'

export const StopMail = () => (
  <StopEmail
    label="Weekly email"
    ask="Stop the weekly email about what airs?"
    done="The weekly email is off."
    failed="Could not stop the email. Please switch it off below, after signing in."
    shown={myAiring}
  />
)
