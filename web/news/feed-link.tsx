// Tells feed readers where the news can be followed. React puts it into the head.
import { useSite } from '#web/site-facts.tsx'

export const FeedLink = () => (
  <link
    rel="alternate"
    type="application/atom+xml"
    title={`${useSite().name}: K-Star News`}
    href="/feed.xml"
  />
)
