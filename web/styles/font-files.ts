// Font files that a page needs at once: every page these two. Written by tools/assets/build-fonts.ts.
export const PRELOAD_FONTS = [
  '/fonts/shimpyo-sans-latin.ae803859.woff2',
  '/fonts/gowun-batang-700-latin.24b561d2.woff2',
] as const
/** Of leads and quotes. */
export const LEAD_FONT = '/fonts/gowun-batang-400-latin.a30f37e9.woff2'
