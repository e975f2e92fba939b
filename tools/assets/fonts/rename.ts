// Renames a font file: takes the sfnt apart, replaces its name table, and puts it together again.

const WINDOWS = 3
const UNICODE = 1
const ENGLISH = 0x409

/**
 * The font with `family` as its name and the licence kept. Without STAT: it refers to names that are no longer there, so
 * browsers discard it, and Firefox reports that on every page.
 */
export function renameFont(sfnt: Uint8Array, family: string): Buffer {
  const font = Buffer.from(sfnt)
  const tables = readTables(font)
    .filter(({ tag }) => tag !== 'STAT')
    .map((table) => (table.tag === 'name' ? { ...table, body: nameTable(family) } : table))
  const directory = Buffer.alloc(12 + 16 * tables.length)
  font.copy(directory, 0, 0, 4)
  const power = Math.floor(Math.log2(tables.length))
  for (const [at, value] of [
    tables.length,
    16 << power,
    power,
    16 * (tables.length - (1 << power)),
  ].entries())
    directory.writeUInt16BE(value, 4 + at * 2)
  let offset = directory.length
  const bodies = tables.map(({ tag, body }, at) => {
    const padded = Buffer.concat([body, Buffer.alloc((4 - (body.length % 4)) % 4)])
    const entry = 12 + at * 16
    directory.write(tag, entry, 'latin1')
    directory.writeUInt32BE(checksum(padded), entry + 4)
    directory.writeUInt32BE(offset, entry + 8)
    directory.writeUInt32BE(body.length, entry + 12)
    offset += padded.length
    return padded
  })
  return Buffer.concat([directory, ...bodies])
}

function readTables(font: Buffer): { tag: string; body: Buffer }[] {
  return Array.from({ length: font.readUInt16BE(4) }, (_, at) => {
    const entry = 12 + at * 16
    const start = font.readUInt32BE(entry + 8)
    return {
      tag: font.toString('latin1', entry, entry + 4),
      body: font.subarray(start, start + font.readUInt32BE(entry + 12)),
    }
  }).sort((a, b) => (a.tag < b.tag ? -1 : 1))
}

function nameTable(family: string): Buffer {
  const names: [id: number, text: string][] = [
    [1, family],
    [2, 'Regular'],
    [3, `${family};subset`],
    [4, family],
    [6, family.replaceAll(' ', '')],
    [13, 'SIL Open Font License 1.1. Made from Pretendard; not the original.'],
    [14, 'https://openfontlicense.org'],
    [16, family],
  ]
  const texts = names.map(([, text]) => Buffer.from(text, 'utf16le').swap16())
  const head = Buffer.alloc(6 + 12 * names.length)
  head.writeUInt16BE(names.length, 2)
  head.writeUInt16BE(head.length, 4)
  let at = 0
  names.forEach(([id], index) => {
    const length = texts[index]!.length
    const record = [WINDOWS, UNICODE, ENGLISH, id, length, at]
    record.forEach((value, field) => {
      head.writeUInt16BE(value, 6 + index * 12 + field * 2)
    })
    at += length
  })
  return Buffer.concat([head, ...texts])
}

function checksum(padded: Buffer): number {
  let sum = 0
  for (let at = 0; at < padded.length; at += 4) sum = (sum + padded.readUInt32BE(at)) >>> 0
  return sum
}
