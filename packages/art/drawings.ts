// Which function draws which scene.
import type { Scene } from './scene.ts'
import { airport } from './scenes/airport.ts'
import { alley } from './scenes/alley.ts'
import { ambulance } from './scenes/ambulance.ts'
import { badminton } from './scenes/badminton.ts'
import { ballpark } from './scenes/ballpark.ts'
import { barracks } from './scenes/barracks.ts'
import { blossom } from './scenes/blossom.ts'
import { books } from './scenes/books.ts'
import { bus } from './scenes/bus.ts'
import { cafe } from './scenes/cafe.ts'
import { camp } from './scenes/camp.ts'
import { campus } from './scenes/campus.ts'
import { chamber } from './scenes/chamber.ts'
import { city } from './scenes/city.ts'
import { classroom } from './scenes/class.ts'
import { cloth } from './scenes/cloth.ts'
import { courthouse } from './scenes/courthouse.ts'
import { courtladies } from './scenes/courtladies.ts'
import { courtroom } from './scenes/courtroom.ts'
import { crossing } from './scenes/crossing.ts'
import { farm } from './scenes/farm.ts'
import { field } from './scenes/field.ts'
import { filmset } from './scenes/filmset.ts'
import { gallery } from './scenes/gallery.ts'
import { greenhouse } from './scenes/greenhouse.ts'
import { grill } from './scenes/grill.ts'
import { gym } from './scenes/gym.ts'
import { harbour } from './scenes/harbour.ts'
import { hospital } from './scenes/hospital.ts'
import { inn } from './scenes/inn.ts'
import { islandroad } from './scenes/islandroad.ts'
import { jars, snow } from './scenes/jars.ts'
import { kitchen } from './scenes/kitchen.ts'
import { lift } from './scenes/lift.ts'
import { livingroom } from './scenes/livingroom.ts'
import { market } from './scenes/market.ts'
import { meeting } from './scenes/meeting.ts'
import { mountain } from './scenes/mountain.ts'
import { office } from './scenes/office.ts'
import { palace } from './scenes/palace.ts'
import { playground } from './scenes/playground.ts'
import { police } from './scenes/police.ts'
import { pool } from './scenes/pool.ts'
import { practice } from './scenes/practice.ts'
import { prison } from './scenes/prison.ts'
import { rain } from './scenes/rain.ts'
import { rainstreet } from './scenes/rainstreet.ts'
import { ridge } from './scenes/ridge.ts'
import { river } from './scenes/river.ts'
import { road } from './scenes/road.ts'
import { roofs } from './scenes/roofs.ts'
import { rooftop } from './scenes/rooftop.ts'
import { schoolroof } from './scenes/schoolroof.ts'
import { sea } from './scenes/sea.ts'
import { ski } from './scenes/ski.ts'
import { spirit } from './scenes/spirit.ts'
import { stage } from './scenes/stage.ts'
import { stairwell } from './scenes/stairwell.ts'
import { store } from './scenes/store.ts'
import { studio } from './scenes/studio.ts'
import { subway } from './scenes/subway.ts'
import { surgery } from './scenes/surgery.ts'
import { table } from './scenes/table.ts'
import { temple } from './scenes/temple.ts'
import { tent } from './scenes/tent.ts'
import { train } from './scenes/train.ts'
import { tunnel } from './scenes/tunnel.ts'
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
  hospital,
  courtroom,
  class: classroom,
  office,
  lift,
  kitchen,
  store,
  subway,
  bus,
  gym,
  pool,
  prison,
  police,
  books,
  inn,
  stairwell,
  chamber,
  studio,
  filmset,
  greenhouse,
  spirit,
  schoolroof,
  ballpark,
  farm,
  harbour,
  islandroad,
  rooftop,
  airport,
  ridge,
  temple,
  market,
  ski,
  crossing,
  surgery,
  ambulance,
  courthouse,
  barracks,
  campus,
  meeting,
  cafe,
  courtladies,
  badminton,
  livingroom,
  gallery,
  practice,
  tunnel,
  camp,
  rainstreet,
  road,
  grill,
  playground,
}
