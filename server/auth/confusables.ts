// Letters that look like a small Latin one. Full-width and ornamental forms are not here: Unicode's own
// compatibility folding takes care of them. Of one alphabet only one letter stands for a Latin one, so that two
// different Russian or Greek names stay two names.

const LOOKS_LIKE: Record<string, string> = {
  a: 'аαɑᴀ',
  b: 'ьβʙ',
  c: 'сϲᴄ',
  d: 'ԁđɗᴅ',
  e: 'еεєᴇ',
  f: 'ƒꜰ',
  g: 'ɡցԍɢ',
  h: 'нһհħʜ',
  j: 'јϳյᴊ',
  k: 'кκᴋ',
  // After folding case, capital I and small l cannot be told apart any more: one class for all of them.
  l: 'iıіιӏɩɪłʟ1|!',
  m: 'мᴍ',
  n: 'пηոɴ',
  o: 'оοօøɵᴏ0○〇',
  p: 'рρᴘ',
  q: 'ԛգ',
  r: 'гʀ',
  s: 'ѕꜱ',
  t: 'тτŧᴛ',
  u: 'υսᴜ',
  v: 'ѵνᴠ',
  w: 'ԝωᴡ',
  x: 'хχ',
  y: 'уγʏ',
  z: 'ᴢʐ',
}

/** Capitals that look like another letter than their small form does: they deceive only inside a Latin word. */
const CAPITALS: Record<string, string> = {
  B: 'В',
  H: 'Η',
  M: 'Μ',
  N: 'Ν',
  Y: 'ΥУ',
  Z: 'Ζ',
}

const turned = (table: Record<string, string>) =>
  new Map(Object.entries(table).flatMap(([latin, others]) => [...others].map((other) => [other, latin])))

export const lookAlikes = turned(LOOKS_LIKE)
export const capitalLookAlikes = turned(CAPITALS)
