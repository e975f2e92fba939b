// The two font files that every page needs at once. Written by scripts/build-fonts.ts.
export const PRELOAD_FONTS = [
  '/fonts/shimpyo-sans-latin.2fa172cb.woff2',
  '/fonts/gowun-batang-700-latin.3e3861b4.woff2',
] as const
