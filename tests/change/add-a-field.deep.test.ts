// Adds a field to dramas in a copy of this project, in the files that docs/how-to-change.md names. The field has to
// survive the form, saving, the history, restoring, the export and the import.
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

let copy: string
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'shimpyo-field-'))
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
  for (const file of files.trim().split('\n'))
    if (!/^(public|docs|deploy)\//.test(file)) cpSync(file, join(copy, file), { force: true })
  symlinkSync(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'))
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

const insert = (file: string, before: string, text: string) => {
  const path = join(copy, file)
  const source = readFileSync(path, 'utf8')
  expect(source, `${file} holds ${before}`).toContain(before)
  writeFileSync(path, source.replace(before, `${text}\n${before}`))
}
const run = (program: string, ...args: string[]) => {
  const done = spawnSync(process.execPath, [join('node_modules', program), ...args], {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
  })
  return { code: done.status, output: done.stdout + done.stderr }
}
const types = () => run('typescript/bin/tsc', '--noEmit', '--project', '.')

test('a described field without a column does not compile', () => {
  insert(
    'contract/content/drama.ts',
    '  /** where imported facts come from',
    `  trivia: {
    kind: 'lines',
    label: 'Trivia',
    default: [],
    public: 'page',
    optional: true,
    part: 'more',
  },`,
  )
  const { code, output } = types()
  expect(code, output).not.toBe(0)
  expect(output).toMatch(/server\/dramas\/write-dramas\.ts.*DramaRow/)
})

test('with its column and the migration it compiles', () => {
  insert('server/dramas/table.ts', '    isPopular: boolean(', "    trivia: list('trivia'),")
  const { code, output } = run('drizzle-kit/bin.cjs', 'generate', '--name', 'add_trivia')
  expect(code, output).toBe(0)
  expect(readdirSync(join(copy, 'server/db/migrations')).join()).toContain('_add_trivia.sql')
  const checked = types()
  expect(checked.code, checked.output).toBe(0)
})

test('it survives the form, saving, the history, restoring, the export and the import', () => {
  const file = 'server/dramas/trivia.test.ts'
  cpSync(join(import.meta.dirname, 'trivia.ts'), join(copy, dirname(file), 'trivia.test.ts'))
  const { code, output } = run('vitest/vitest.mjs', 'run', '--project', 'node', file)
  expect(output).toMatch(/Tests +4 passed/)
  expect(code).toBe(0)
})
