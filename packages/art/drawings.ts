// Which function draws which scene.
import type { Scene } from './scene.ts'
import { alley } from './scenes/alley.ts'
import { blossom } from './scenes/blossom.ts'
import { city } from './scenes/city.ts'
import { cloth } from './scenes/cloth.ts'
import { field } from './scenes/field.ts'
import { jars, snow } from './scenes/jars.ts'
import { mountain } from './scenes/mountain.ts'
import { palace } from './scenes/palace.ts'
import { rain } from './scenes/rain.ts'
import { river } from './scenes/river.ts'
import { roofs } from './scenes/roofs.ts'
import { sea } from './scenes/sea.ts'
import { stage } from './scenes/stage.ts'
import { table } from './scenes/table.ts'
import { tent } from './scenes/tent.ts'
import { train } from './scenes/train.ts'
import type { SceneName } from './scenes.ts'

export const drawings: Readonly<Record<SceneName, Scene>> = {
  roofs,
  rain,
  blossom,
  sea,
  city,
  mountain,
  jars,
  snow,
  field,
  cloth,
  palace,
  tent,
  river,
  train,
  alley,
  table,
  stage,
}
