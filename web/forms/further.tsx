// A sentence with a link to another page, below a form.
import styles from './forms.module.css'

interface FurtherProps {
  href: string
  words: { before: string; link: string; after: string }
}

export const Further = ({ href, words: { before, link, after } }: FurtherProps) => (
  <p className={`muted ${styles.further}`}>
    {before}
    <a className="link" href={href}>
      {link}
    </a>
    {after}
  </p>
)
