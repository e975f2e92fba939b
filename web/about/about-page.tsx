// The page About.
import { SiteText } from './site-text.tsx'

export default function AboutPage() {
  return (
    <SiteText
      page="about"
      title="About"
      description="What this site is, where its facts come from, and what it is not."
    />
  )
}
