// The pictures of the home page's patchwork, cut from drawings that other pages show whole.
import type { Picked } from '../../server/images/drawings.ts'

export const HOME_FOLDER = 'public/images/home'

/** Gentle dramas that the home page shows first, and what other pages stand beside: name, drawing, shape, shown width. */
export const HOME_PICTURES: [string, Picked, [number, number], number][] = [
  ['tangerines', { own: 'dramas/when-life-gives-you-tangerines' }, [600, 840], 560],
  ['playlist', { own: 'dramas/hospital-playlist' }, [1200, 600], 800],
  ['navillera', { own: 'dramas/navillera' }, [600, 780], 460],
  ['reply', { own: 'dramas/reply-1988' }, [600, 1000], 340],
  ['sea', { own: 'places/yeongjin' }, [1280, 720], 800],
  ['field', { own: 'places/hagwon' }, [1280, 720], 460],
  ['mountain', { drawing: 'paper-mountains', palette: 'mint' }, [1280, 720], 560],
]
