// Draws a subject as SVG. The same subject gives the same bytes on any machine; showing it needs no fonts or files.

import { type Choice, choose } from './choice.ts'
import { drawings } from './drawings.ts'
import { setCard, setSiteCard } from './lettering/card.ts'
import { setPlate } from './lettering/plate.ts'
import { setTitle } from './lettering/title.ts'
import { type Layout, voices } from './lettering/voices.ts'
import { wordsOf } from './lettering/words.ts'
import { type Mood, moodOf, type PictureColours, pictureColours } from './moods.ts'
import { drawMotifs } from './motifs.ts'
import { Pen } from './pen.ts'
import { drawView } from './places/draw-place.ts'
import { isPlace } from './places/names.ts'
import type { Side } from './scene.ts'
import { hash, seededRandom } from './seeded-random.ts'
import type { Subject } from './subject.ts'

export type { Subject } from './subject.ts'

/** 600 x 900, with its titles. */
export function poster(subject: Subject): string {
  const { pen, mood, choice, clear } = paint(subject, 600, 900)
  const words = wordsOf(subject)
  const voice = voices[choice.voice]
  if (choice.scene === 'cloth') setPlate(pen, mood, words, voice)
  else {
    veil(pen, mood, choice.layout, clear)
    setTitle(pen, mood, { words, layout: choice.layout, voice, side: clear })
  }
  return finished(pen)
}

/** The poster's picture without text: the hero of a narrow screen. */
export function tall(subject: Subject): string {
  return finished(paint(subject, 600, 900).pen)
}

export interface Hero extends PictureColours {
  svg: string
}

/** 1600 x 700, its left half calm; with the colours that text over it needs. */
export function hero(subject: Subject): Hero {
  const { pen, choice } = paint(subject, 1600, 700)
  return { svg: finished(pen), ...pictureColours(choice.mood) }
}

/** 1200 x 630 for link previews on other sites, with the titles and the name of the site. */
export function share(subject: Subject, brand: string): string {
  const { pen, mood, choice } = paint(subject, 1200, 630)
  setCard(pen, mood, wordsOf(subject), voices[choice.voice], brand)
  return finished(pen)
}

/** A picture without text in any size: articles, filming places. */
export function cover(subject: Subject, width = 1280, height = 720): string {
  return finished(paint(subject, width, height, '|cover').pen)
}

/** The share image of the site itself. */
export function siteCard(site: { name: string; native: string; lines: readonly string[] }): string {
  const { pen, mood } = paint({ seed: 'the site', title: '', scene: 'blossom', mood: 'dawn' }, 1200, 630)
  setSiteCard(pen, mood, site)
  return finished(pen)
}

interface Painting {
  pen: Pen
  mood: Mood
  choice: Choice
  /** where the text fits */
  clear: Side
}

function paint(subject: Subject, width: number, height: number, variant = ''): Painting {
  const choice = choose(subject)
  const mood = moodOf(choice.mood)
  const pen = new Pen(width, height, hash(subject.seed))
  const random = seededRandom(`${subject.seed}|${choice.scene}${variant}`)
  if (isPlace(subject.scene)) {
    drawView(pen, subject.scene, mood)
    return { pen, mood, choice, clear: 'left' }
  }
  const clear = drawings[choice.scene](pen, random, mood, width > height)
  drawMotifs(pen, mood, subject, choice.scene, clear)
  return { pen, mood, choice, clear }
}

function finished(pen: Pen): string {
  pen.tooth(0.15)
  return pen.svg()
}

/** Calms the sky behind the text, so that it stays readable at the size of a card. */
function veil(pen: Pen, mood: Mood, layout: Layout, side: Side): void {
  const { width: W, height: H } = pen
  const top = mood.sky[0]
  // at dusk the sky is bright where the second line stands
  if (mood.dark && mood.sky[1][0] > 0.55)
    pen.rect(0, 0, W, H * 0.43, pen.fade([0, top, 0.55], [0.7, top, 0.46], [1, top, 0]))
  else pen.rect(0, 0, W, H * 0.4, pen.fade([0, top, mood.dark ? 0.5 : 0.34], [0.5, top, 0.22], [1, top, 0]))
  if (layout !== 'pillar') return
  // a column of syllables goes deeper, on the side without the sun
  const x = side === 'right' ? W * 0.87 : W * 0.13
  pen.ellipse(x, H * 0.3, W * 0.34, H * 0.26, pen.glow([0, top, 0.6], [0.6, top, 0.4], [1, top, 0]))
}
