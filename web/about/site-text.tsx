// A page with one text that admins edit: About, Privacy or Terms. Blank lines part paragraphs, "## " begins a heading.
import { useQuery } from '@tanstack/react-query'
import { Fragment } from 'react'
import { paths } from '#web/paths.ts'
import { Head } from '#web/shell/head.tsx'
import styles from './about.module.css'
import { type AboutPage, siteText } from './queries.ts'

interface SiteTextProps {
  page: AboutPage
  title: string
  description: string
}

export function SiteText({ page, title, description }: SiteTextProps) {
  const { data } = useQuery(siteText(page))
  return (
    <div className={`wrap read stack ${styles.page}`}>
      <Head title={title} description={description} path={`/${page}`} />
      <h1>{title}</h1>
      {data ? (
        data.text.split(/\n\s*\n/).map((part) => <Part key={part} text={part.trim()} />)
      ) : (
        <p role="alert">Could not load this text. Please reload the page.</p>
      )}
      <p>
        Not answered here? <a href={paths.feedback}>Contact Us</a>
      </p>
    </div>
  )
}

function Part({ text }: { text: string }) {
  const [, heading, rest = ''] = /^##\s+(.*)\n?([\s\S]*)$/.exec(text) ?? []
  const lines = (heading ? rest : text).split('\n')
  return (
    <>
      {heading && <h2>{heading}</h2>}
      {lines.some((line) => line.trim()) && (
        <p>
          {lines.map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines may repeat and never move
            <Fragment key={at}>
              {at > 0 && <br />}
              {line}
            </Fragment>
          ))}
        </p>
      )}
    </>
  )
}
