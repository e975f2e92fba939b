// The pictures of the home page's patchwork, cut from drawings that other pages show whole.
import { hash } from 'node:crypto'
import { crop } from '../../packages/art/formats.ts'
import { drawingOf, type Picked } from '../../server/images/drawings.ts'

/** The marks of the drawings that the files were made from. */
export const HOME_MARKS = 'tools/assets/home-pictures.json'

/** Gentle dramas that the home page shows first, and what other pages stand beside: name, drawing, shape, shown width. */
const HOME_PICTURES: [string, Picked, [number, number], number][] = [
  ['tangerines', { own: 'dramas/when-life-gives-you-tangerines' }, [600, 840], 560],
  ['playlist', { own: 'dramas/hospital-playlist' }, [1200, 600], 800],
  ['navillera', { own: 'dramas/navillera' }, [600, 780], 460],
  ['reply', { own: 'dramas/reply-1988' }, [600, 1000], 340],
  ['sea', { own: 'places/yeongjin' }, [1280, 720], 800],
  ['field', { own: 'places/hagwon' }, [1280, 720], 460],
  ['mountain', { drawing: 'paper-mountains', palette: 'mint' }, [1280, 720], 560],
]

/** Each picture as SVG, and a mark that changes with it. */
export function homePictures() {
  return HOME_PICTURES.map(([name, picked, [width, height], shown]) => {
    const svg = crop(drawingOf(picked), width, height)
    return { name, svg, shown, mark: hash('sha256', svg).slice(0, 16) }
  })
}
