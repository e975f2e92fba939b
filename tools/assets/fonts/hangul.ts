// Which Korean syllables the site's own pages show.
import { readdirSync, readFileSync } from 'node:fs'
import { quotes } from '../../../contract/quotes.ts'
import { catalogue } from '../../../server/seed/catalogue/index.ts'

/** The folders whose texts visitors see, and the files with Korean in them. */
const FOLDERS = ['web', 'contract', 'server/seed', 'server/learners']
const TEXTS = /(?<!\.test)\.tsx?$|(lines|names)\.json$/

interface SiteHangul {
  /** titles of dramas and lines of Korean, which are set like headings */
  headings: string
  /** names, addresses, explanations */
  text: string
  /** all of them, the other common syllables (KS X 1001) and single letters */
  all: string
}

/** @param name the Korean name of the site */
export function siteHangul(root: URL, name: string): SiteHangul {
  const lines: { korean: string }[] = JSON.parse(read(root, 'server/learners/lines.json'))
  const text = hangulIn(FOLDERS.flatMap((folder) => textsIn(root, folder)))
  return {
    headings: hangulIn([
      name,
      ...catalogue.map(({ nativeTitle }) => nativeTitle),
      ...[...quotes, ...lines].map(({ korean }) => korean),
    ]),
    text,
    all: hangulIn([text, ksx1001(), jamo()]),
  }
}

const read = (root: URL, file: string) => readFileSync(new URL(file, root), 'utf8')

const textsIn = (root: URL, folder: string): string[] =>
  readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
    .filter((file) => TEXTS.test(file))
    .map((file) => read(root, `${folder}/${file}`))

const hangulIn = (texts: string[]) => [...new Set(texts.join('').match(/[ㄱ-ㅣ가-힣]/g))].join('')

function ksx1001(): string {
  const korean = new TextDecoder('euc-kr')
  const rows = Array.from({ length: 0xc8 - 0xb0 + 1 }, (_, row) =>
    Array.from({ length: 0xfe - 0xa1 + 1 }, (_, cell) =>
      korean.decode(Uint8Array.of(0xb0 + row, 0xa1 + cell)),
    ),
  )
  return rows.flat().join('')
}

const jamo = () =>
  Array.from({ length: 0x3163 - 0x3131 + 1 }, (_, at) => String.fromCodePoint(0x3131 + at)).join('')
