// Links to About, Privacy and Terms: below the footer's own parts and the contact forms.
import { paths } from '#web/paths.ts'
import styles from './about.module.css'

export const AboutLinks = () => (
  <p className={styles.links}>
    <a href={paths.about}>About</a>
    <a href={paths.privacy}>Privacy</a>
    <a href={paths.terms}>Terms</a>
  </p>
)
