// A line with crisis help, on pages that mention suicide or self-harm.
import { useQuery } from '@tanstack/react-query'
import { ANYWHERE, countryName, type Helpline, helplinesIn } from '#contract/help.ts'
import { regionsOf } from '#web/regions.ts'
import { OutLink } from '#web/ui/out-link.tsx'
import { useInBrowser } from '#web/use-in-browser.ts'
import { helpText } from './queries.ts'

/** The HTML is the same for everybody, so the country is chosen in the browser; without scripts there is none. */
export function HelpLine() {
  const { data } = useQuery(helpText)
  const languages = useInBrowser(() => navigator.languages.join(), '')
  if (!data) return null
  const lines = helplinesIn(data.text)
  const directory = lines.find(({ country }) => country === ANYWHERE)
  const own = regionsOf(languages.split(',')).flatMap(
    (region) => lines.find(({ country }) => country === region) ?? [],
  )[0]
  if (own) return <Own line={own} directory={directory} />
  if (!directory) return null
  return (
    <p className="small muted">
      If you need someone to talk to, <OutLink href={directory.url}>{directory.name}</OutLink> lists helplines
      by country.
    </p>
  )
}

function Own({ line, directory }: { line: Helpline; directory: Helpline | undefined }) {
  const [, number = '', hours = ''] = /^([\d\s-]*)(.*)$/.exec(line.call) ?? []
  return (
    <p className="small muted">
      If you need someone to talk to, call{' '}
      {number.trim() && (
        <a className="link" href={`tel:${number.replace(/\D/g, '')}`}>
          {number.trim()}
        </a>
      )}
      {hours} (<OutLink href={line.url}>{line.name}</OutLink>, {countryName(line.country)}).
      {directory && (
        <>
          {' '}
          <OutLink href={directory.url}>Other countries</OutLink>
        </>
      )}
    </p>
  )
}
