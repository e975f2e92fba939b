// The picker with 22 moods. A form, so that one mood also works without script.
import { CATEGORIES, MOODS } from '#contract/moods.ts'
import { categoryLabel } from '#web/discovery/categories.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { classes } from '#web/ui/classes.ts'
import { Icon } from '#web/ui/icon.tsx'
import styles from './home.module.css'
import picker from './mood-picker.module.css'

interface MoodPickerProps {
  chosen: readonly string[]
  onToggle: (mood: string) => void
  /** without it there is no clear button here */
  onClear: (() => void) | undefined
  onSubmit: () => void
  warm: () => void
}

export function MoodPicker({ chosen, onToggle, onClear, onSubmit, warm }: MoodPickerProps) {
  return (
    <section className={`wrap ${styles.section}`} aria-labelledby="moods">
      <div className={styles.heading}>
        <div>
          <h2 id="moods">What are you in the mood for?</h2>
          <p className={styles.lead}>Pick one mood or several.</p>
        </div>
      </div>
      <form
        action={paths.browse()}
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit()
        }}
      >
        <fieldset className={classes('sheet', picker.moods)} aria-labelledby="moods">
          {CATEGORIES.map((mood) => (
            <button
              key={mood}
              type="submit"
              name="categories"
              value={mood}
              className={classes(picker.mood, `cat-${mood}`)}
              aria-pressed={chosen.includes(mood)}
              onClick={(event) => {
                event.preventDefault()
                warm()
                onToggle(mood)
              }}
            >
              <Icon name={MOODS[mood].icon} />
              <span>{categoryLabel(mood)}</span>
              <Icon name="check" className={picker.tick} />
            </button>
          ))}
          <div className={picker.go}>
            <Button type="submit">Get My Recommendations</Button>
          </div>
        </fieldset>
      </form>
      {/* below, so that a first press moves no mood under the finger that presses the second */}
      {onClear && chosen.length > 0 && (
        <p className={picker.clear}>
          <Button variant="ghost" size="sm" icon="x" onClick={onClear}>
            Clear {chosen.length} chosen
          </Button>
        </p>
      )}
    </section>
  )
}
