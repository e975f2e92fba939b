// Why a drama matched the search: which name, person, mood or genre.
import type { CloseMatch } from '#contract/api/dramas.ts'
import { categoryLabel } from '#web/discovery/categories.ts'

const WORDS = {
  name: 'Also called: ',
  spelling: 'Also spelled: ',
  initials: 'Initials: ',
  cast: 'Cast: ',
  writer: 'Writer: ',
  category: 'Mood: ',
  genre: 'Genre: ',
}

type Match = Pick<CloseMatch, 'because' | 'name'>

/** With a key that tells all it shows, for `DramaGrid`. */
export const matchReason = ({ because, name }: Match) => (
  <MatchReason key={`${because} ${name}`} because={because} name={name} />
)

export const MatchReason = ({ because, name }: Match) => (
  <span>
    {WORDS[because]}
    {/\p{Script=Hangul}/u.test(name) ? <span lang="ko">{name}</span> : shown(because, name)}
  </span>
)

const shown = (because: CloseMatch['because'], name: string) =>
  because === 'category' ? categoryLabel(name) : name
