// Draws a filming place: all round for its panorama, through a window for its picture.
import type { Mood } from '#art/moods.ts'
import { Sphere } from '#art/panorama/sphere.ts'
import type { Pen } from '#art/pen.ts'
import { seededRandom } from '#art/seeded-random.ts'
import { baekbin } from './baekbin.ts'
import { binae } from './binae.ts'
import { cheongha } from './cheongha.ts'
import { goseong } from './goseong.ts'
import { guryongpo } from './guryongpo.ts'
import { haenggung } from './haenggung.ts'
import { hagwon } from './hagwon.ts'
import { hanbyeok } from './hanbyeok.ts'
import { hwahongmun } from './hwahongmun.ts'
import { manhyu } from './manhyu.ts'
import { mokpo } from './mokpo.ts'
import type { PlaceName } from './names.ts'
import { noksapyeong } from './noksapyeong.ts'
import type { Place } from './place.ts'
import { pocheon } from './pocheon.ts'
import { type Look, View } from './view.ts'
import { yeongjin } from './yeongjin.ts'

interface PlaceCard extends Partial<Look> {
  draw: Place
  /** how high the viewer's eyes are above the ground */
  eyes: number
}

const places: Readonly<Record<PlaceName, PlaceCard>> = {
  cheongha: { draw: cheongha, eyes: 1.7 },
  guryongpo: { draw: guryongpo, eyes: 9.5, field: 80, horizon: 0.26 },
  yeongjin: { draw: yeongjin, eyes: 2.4, field: 70, horizon: 0.5 },
  hagwon: { draw: hagwon, eyes: 1.8, horizon: 0.56 },
  hanbyeok: { draw: hanbyeok, eyes: 1.5, field: 82 },
  noksapyeong: { draw: noksapyeong, eyes: 1.7, field: 84, horizon: 0.5 },
  mokpo: { draw: mokpo, eyes: 1.6, field: 86, horizon: 0.82 },
  baekbin: { draw: baekbin, eyes: 1.6 },
  binae: { draw: binae, eyes: 2.2, horizon: 0.5 },
  manhyu: { draw: manhyu, eyes: 3.2, field: 82, horizon: 0.26 },
  haenggung: { draw: haenggung, eyes: 1.6, field: 80, horizon: 0.62 },
  hwahongmun: { draw: hwahongmun, eyes: 1.8, field: 76, horizon: 0.6 },
  goseong: { draw: goseong, eyes: 1.7, horizon: 0.52 },
  pocheon: { draw: pocheon, eyes: 3, field: 80, horizon: 0.58 },
}

export function drawAround(pen: Pen, name: PlaceName, mood: Mood): void {
  const { draw, eyes } = places[name]
  draw(new Sphere(pen, eyes), seededRandom(`place ${name}`), mood)
}

export function drawView(pen: Pen, name: PlaceName, mood: Mood): void {
  const { draw, eyes, towards = 0, field = 74, horizon = 0.58 } = places[name]
  draw(new View(pen, eyes, { towards, field, horizon }), seededRandom(`place ${name}`), mood)
}
