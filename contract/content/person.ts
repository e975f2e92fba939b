// What admins write about a person: names, and what tells namesakes apart.
import { LIMITS } from '../limits.ts'
import type { Fields, ValuesOf } from './fields.ts'

export const PERSON = {
  name: { kind: 'line', label: 'Name', max: LIMITS.name, public: 'list' },
  nativeName: {
    kind: 'optionalLine',
    label: 'In Hangul',
    lang: 'ko',
    max: LIMITS.name,
    default: null,
    public: 'list',
    optional: true,
    beside: true,
  },
  otherNames: {
    kind: 'lines',
    label: 'Other spellings',
    hint: 'One per line. Dramas that name this person so are theirs too.',
    rows: 3,
    default: [],
  },
  remark: {
    kind: 'optionalLine',
    label: 'Remark',
    hint: 'Tells people of one name apart, such as: writer of Signal.',
    max: LIMITS.remark,
    default: null,
    public: 'list',
    optional: true,
  },
} as const satisfies Fields
export type PersonFields = ValuesOf<typeof PERSON>
