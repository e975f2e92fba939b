// By which of its names a drama was found, in words.
import type { CloseMatch } from '#contract/close.ts'

const WORDS = {
  name: 'Also called: ',
  spelling: 'Spelled differently: ',
  initials: 'By initials: ',
  cast: 'Named in the cast: ',
  writer: 'Written by: ',
}

export const Because = ({ because, name }: Pick<CloseMatch, 'because' | 'name'>) => (
  <span>
    {WORDS[because]}
    {/\p{Script=Hangul}/u.test(name) ? <span lang="ko">{name}</span> : name}
  </span>
)
