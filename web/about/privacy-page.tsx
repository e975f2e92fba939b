// The page Privacy.
import { SiteText } from './site-text.tsx'

export default function PrivacyPage() {
  return (
    <SiteText
      page="privacy"
      title="Privacy"
      description="What this site stores about you, what it does not, and how to get or delete it."
    />
  )
}
