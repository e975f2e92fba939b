// When a text says nothing: blanks, and the characters that only look like nothing.

/** Spaces, controls, zero-width and direction marks, and letters that are drawn as nothing (Hangul fillers, Braille blank). */
const VISIBLE = /[^\s\p{Cc}\p{Cf}\p{Z}\p{M}\u115f\u1160\u2800\u3164\uffa0]/u

/** True for a text in which a reader would see nothing at all. */
export const isBlank = (text: string) => !VISIBLE.test(text)
