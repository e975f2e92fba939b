// The page Terms.
import { SiteText } from './site-text.tsx'

export default function TermsPage() {
  return (
    <SiteText page="terms" title="Terms" description="What to expect of this site, and what we ask of you." />
  )
}
