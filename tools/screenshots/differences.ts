// Compares where two engines have put the parts of a page.

/** Tag, beginning of its text, left, top, width, height. */
export type Box = [string, string, number, number, number, number]

/** Pixels. Letters are a little narrower in one engine than in another. */
const TOLERANCE = 16

/** Runs in the page. @returns every visible part */
export function boxesOfPage(): Box[] {
  const parts =
    'h1, h2, h3, h4, p, button, a, img, input, select, textarea, section, article, header, footer, li, label, summary, figure, table, td'
  return [...document.querySelectorAll(parts)]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .map((element): Box => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const text = (element.textContent ?? '').trim().slice(0, 40)
      return [
        element.tagName.toLowerCase(),
        text,
        Math.round(x),
        Math.round(y),
        Math.round(width),
        Math.round(height),
      ]
    })
}

/** @returns a line for each part that only one of them has, or that is elsewhere from side to side, or wider */
export function differences(reference: readonly Box[], other: readonly Box[]): string[] {
  const left = Map.groupBy(reference, keyOf)
  const lines: string[] = []
  for (const box of other) {
    const same = left.get(keyOf(box))?.shift()
    const [tag, text, x, , width] = box
    if (!same) lines.push(`only here: ${tag} "${text}"`)
    else if (Math.abs(x - same[2]) > TOLERANCE || Math.abs(width - same[4]) > TOLERANCE)
      lines.push(`${tag} "${text}": ${x}, ${width} wide, instead of ${same[2]}, ${same[4]} wide`)
  }
  const missing = [...left.values()].flat()
  return [...lines, ...missing.map(([tag, text]) => `not here: ${tag} "${text}"`)]
}

const keyOf = ([tag, text]: Box) => `${tag} ${text}`
