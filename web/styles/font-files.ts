// The two font files that every page needs at once. Written by tools/assets/build-fonts.ts.
export const PRELOAD_FONTS = [
  '/fonts/shimpyo-sans-latin.51206e40.woff2',
  '/fonts/gowun-batang-700-latin.879908c0.woff2',
] as const
