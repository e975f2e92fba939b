// The choice of a country. A form, so it also works without script.
import { Select } from '#web/ui/field.tsx'
import { SubmitWithoutScripts } from '#web/ui/submit-without-scripts.tsx'
import type { CountryUse } from './country.ts'
import styles from './where-to-watch.module.css'

export function CountryChoice({ use: { countries, country, isGuess, choose } }: { use: CountryUse }) {
  return (
    <form className={styles.choice}>
      <Select
        label="Country"
        name="country"
        // After a reload, browsers would restore a country that is not the one shown.
        autoComplete="off"
        options={[
          { value: '', label: 'Not chosen' },
          ...countries.map(({ code, name }) => ({ value: code, label: name })),
        ]}
        value={country ?? ''}
        onChange={({ target }) => choose(target.value || null)}
        {...(isGuess && {
          hint: "Guessed from your browser's language. What you choose stays on this device.",
        })}
        beside={<SubmitWithoutScripts>Show</SubmitWithoutScripts>}
      />
    </form>
  )
}
