// The tab "Add Dramas": adds a drama, or edits the one in the address.
import { pictureWithoutUpload } from '#contract/images.ts'
import styles from '#web/admin/admin.module.css'
import { ContentForm } from '#web/admin/content/content-form.tsx'
import { ContentInputs } from '#web/admin/content/content-inputs.tsx'
import { DRAMAS } from '#web/admin/content/kinds.ts'
import { TopicInputs } from '#web/admin/content/topic-inputs.tsx'
import type { EditForm } from '#web/admin/content/use-edit-form.ts'
import { Poster } from '#web/dramas/poster.tsx'
import { DramaPreview } from './drama-preview.tsx'
import { CastChips, MoodChips, PlatformChips } from './name-chips.tsx'
import { TmdbMatch } from './tmdb-match.tsx'

export const DramaForm = () => (
  <ContentForm
    kind={DRAMAS}
    folded="Other names and sources"
    after={(form) => ({
      categories: <MoodChips form={form} />,
      mainCast: <CastChips form={form} />,
      streamingPlatforms: <PlatformChips form={form} />,
    })}
    more={(form) => <ComfortGuide form={form} />}
    aside={({ value }, drama) =>
      drama &&
      !String(value.imageUrl).trim() && (
        <div className={styles.poster}>
          <Poster drama={{ imageUrl: pictureWithoutUpload(drama), art: drama.art }} sizes="20rem" />
        </div>
      )
    }
    preview={(form, drama) => <DramaPreview form={form} id={drama?.id ?? null} />}
    below={({ id }) => <TmdbMatch dramaId={id} />}
  />
)

const ComfortGuide = ({ form }: { form: EditForm }) => (
  <fieldset className={styles.part}>
    <legend>Comfort guide</legend>
    <p className="small muted">
      Tells people what to know before they watch. Leave a topic at "Not looked for" unless someone has
      checked: for visitors who leave that topic out, the drama then stands apart.
    </p>
    <ContentInputs
      form={form}
      part="comfort"
      own={{ contentNotes: <TopicInputs form={form} />, contentNotFound: null, contentDetails: null }}
    />
  </fieldset>
)
