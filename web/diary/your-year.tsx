// A year of a diary in numbers: nothing to reach, nobody to compare with.
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { DiaryYear } from '#contract/api/diary.ts'
import { plural } from '#contract/plural.ts'
import { watchedInWords } from '#contract/year-words.ts'
import { Scales } from '#web/dramas/comfort-guide.tsx'
import { paths } from '#web/paths.ts'
import styles from './diary.module.css'
import { diaryYear } from './queries.ts'
import { YearPicture } from './year-picture.tsx'

export function YourYear({ year }: { year: string }) {
  const { data } = useQuery(diaryYear(year))
  return data ? (
    <YearInNumbers heading={`Your ${year}`} data={data}>
      <YearPicture year={year} words={`My ${year}. ${watchedInWords(data)}`} />
    </YearInNumbers>
  ) : null
}

/** Nothing while there is nothing to count. */
export function YearInNumbers({
  heading,
  data,
  children,
}: {
  heading: string
  data: DiaryYear
  children?: ReactNode
}) {
  if (data.dramas === 0) return null
  const { networks, actors, feel } = data
  return (
    <section className={`panel stack ${styles.year}`} aria-labelledby="your-year">
      <h2 id="your-year">{heading}</h2>
      <p className="lead">
        {data.hours > 0 && <b>About {plural(data.hours, 'hour')}. </b>}
        {watchedInWords(data)}
      </p>
      <dl>
        {networks.length > 0 && (
          <Fact name="Networks">
            <ul className="l">
              {networks.map(({ name, dramas }) => (
                <li key={name}>
                  {name} ({dramas})
                </li>
              ))}
            </ul>
          </Fact>
        )}
        {actors.length > 0 && (
          <Fact name="Actors seen most">
            <ul className="l">
              {actors.map(({ slug, name, dramas }) => (
                <li key={slug}>
                  <a className="link" href={paths.person(slug)}>
                    {name}
                  </a>{' '}
                  ({dramas})
                </li>
              ))}
            </ul>
          </Fact>
        )}
        {feel && (
          <Fact name="How they felt">
            <Scales of={feel} />
          </Fact>
        )}
      </dl>
      <p className="small muted">
        An episode counts as an hour, or as half an hour where the drama says so.
        {feel && ` How they felt is the average of ${plural(feel.dramas, 'drama')} in the comfort guide.`}
        {data.withoutEpisodes > 0 &&
          ` ${plural(data.withoutEpisodes, 'drama has', 'dramas have')} no episodes noted, so the hours are not known.`}
      </p>
      {children}
    </section>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)
