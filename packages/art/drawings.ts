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
  // to be drawn: until then a scene like it stands in
  hospital: rain,
  courtroom: city,
  class: blossom,
  office: city,
  lift: city,
  kitchen: table,
  store: tent,
  subway: train,
  bus: rain,
  gym: field,
  pool: sea,
  prison: city,
  police: alley,
  books: cloth,
  inn: roofs,
  stairwell: alley,
  chamber: palace,
  studio: stage,
  filmset: stage,
  greenhouse: blossom,
  spirit: mountain,
  schoolroof: field,
  ballpark: field,
  farm: field,
  harbour: sea,
  islandroad: sea,
  rooftop: city,
  airport: city,
  ridge: mountain,
  temple: mountain,
  market: tent,
  ski: snow,
  crossing: train,
}
