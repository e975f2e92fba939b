// The two font files that every page needs at once. Written by tools/assets/build-fonts.ts.
export const PRELOAD_FONTS = [
  '/fonts/shimpyo-sans-latin.ae803859.woff2',
  '/fonts/gowun-batang-700-latin.24b561d2.woff2',
] as const
