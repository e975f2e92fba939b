// JSON of what is sent.

const texts = new WeakMap<object, string>()

/** Frozen entries of a list never change, so they are turned into text once. */
export function jsonOf(value: unknown): string {
  return Array.isArray(value) ? `[${value.map(entryText).join(',')}]` : JSON.stringify(value)
}

function entryText(entry: unknown): string {
  if (typeof entry !== 'object' || entry === null || !Object.isFrozen(entry))
    return JSON.stringify(entry) ?? 'null'
  const text = texts.get(entry) ?? JSON.stringify(entry)
  texts.set(entry, text)
  return text
}
