// The travel community's page with its application form.
import { useQuery } from '@tanstack/react-query'
import { paths } from '#web/paths.ts'
import { Head } from '#web/shell/head.tsx'
import { classes } from '#web/ui/classes.ts'
import { Piece } from '#web/ui/sheet.tsx'
import { ApplicationForm } from './application-form.tsx'
import styles from './forms.module.css'
import { Further } from './further.tsx'
import { travelText } from './queries.ts'
import { furtherTexts, experientialTexts as texts } from './texts.ts'

const DYES = ['dye-chija', 'dye-hong', 'dye-jjok']
export default function ExperientialPage() {
  const { data: offer } = useQuery(travelText)
  return (
    <div className={`wrap ${styles.page}`}>
      <Head
        title="Experiential Learning"
        description="A travel community for people who love Korean dramas: stays of 2 weeks to 2 months, with a weekly group activity."
        path={paths.experiential}
      />
      <h1>{texts.title}</h1>
      <p className="lead">{texts.lead}</p>
      <div className={classes('sheet', styles.facts)}>
        {texts.facts.map((fact, at) => (
          <Piece key={fact.title} dye={DYES[at]!} soft plain className={styles.quickPiece}>
            <h2>{fact.title}</h2>
            <p>{fact.text}</p>
          </Piece>
        ))}
      </div>
      <div className={classes(styles.beside, styles.joining)}>
        <ApplicationForm />
        <div className={classes('sheet', styles.who)}>
          <Piece className={styles.field} aria-hidden="true">
            <img src="/images/home/field.webp" alt="" loading="lazy" />
          </Piece>
          {offer?.text && (
            <Piece plain className={styles.quickPiece}>
              <h2>{texts.offerTitle}</h2>
              <p className={styles.offer}>{offer.text}</p>
            </Piece>
          )}
        </div>
      </div>
      <Further href={paths.tour()} words={furtherTexts.places} />
    </div>
  )
}
