// The logos page: downloads and rules for their use.
import { paths } from '#web/paths.ts'
import { Head } from '#web/shell/head.tsx'
import { useSite } from '#web/site-facts.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { classes } from '#web/ui/classes.ts'
import { Piece } from '#web/ui/sheet.tsx'
import { logoFiles, logoRules } from './guidelines.ts'
import styles from './logos.module.css'

export default function LogosPage() {
  const site = useSite()
  return (
    <div className={`wrap ${styles.page}`}>
      <Head
        title="Logo Collection"
        description={`Download the ${site.name} logos as SVG files and read how to use them.`}
        path={paths.logos}
      />
      <h1>Logo Collection</h1>
      <p className="lead">Download our logo in five versions.</p>
      <ul className={classes('sheet', styles.logos)}>
        {logoFiles.map((logo) => (
          <Piece as="li" key={logo.id} plain className={styles.logo}>
            <div className={styles.plate}>
              <img src={`/logos/${logo.id}.svg`} alt="" width="170" height="46" loading="lazy" />
            </div>
            <h2>{logo.title}</h2>
            <p>{logo.text}</p>
            <ButtonLink
              href={`/logos/${logo.id}.svg`}
              download={`shimpyo-${logo.id}.svg`}
              variant="quiet"
              size="sm"
              icon="download"
              aria-label={`Download SVG: ${logo.title}`}
            >
              Download SVG
            </ButtonLink>
          </Piece>
        ))}
      </ul>
      <section className={styles.rules} aria-labelledby="rules">
        <h2 id="rules">Usage guidelines</h2>
        <dl className="stitched">
          {logoRules.map((rule) => (
            <div key={rule.title}>
              <dt>{rule.title}</dt>
              <dd>{rule.text}</dd>
            </div>
          ))}
        </dl>
      </section>
      <p className="muted">
        A question about the logos?{' '}
        <a className="link" href={paths.contact}>
          Send us a message
        </a>
        .
      </p>
    </div>
  )
}
