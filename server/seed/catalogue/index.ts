// The starter catalogue whole: every drama a new site opens with, theme by theme.
import { everydayLife } from './everyday-life.ts'
import { familyAndFriends } from './family-and-friends.ts'
import { hospital } from './hospital.ts'
import { legend } from './legend.ts'
import { love } from './love.ts'
import { loveWithAPast } from './love-with-a-past.ts'
import { officeAndCourt } from './office-and-court.ts'
import { palace } from './palace.ts'
import { shadows } from './shadows.ts'
import type { CatalogueDrama } from './shape.ts'
import { tableStageAndField } from './table-stage-and-field.ts'

export const catalogue: CatalogueDrama[] = [
  ...everydayLife,
  ...familyAndFriends,
  ...tableStageAndField,
  ...love,
  ...loveWithAPast,
  ...palace,
  ...legend,
  ...hospital,
  ...officeAndCourt,
  ...shadows,
]
