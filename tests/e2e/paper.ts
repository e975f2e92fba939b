// What is on the sheets of a printed page, in every engine.
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { expect } from '@playwright/test'

const PDFTOTEXT = '/usr/bin/pdftotext'

export const noPaper = () =>
  !existsSync(PDFTOTEXT) && 'pdftotext is not installed. On Debian: apt-get install poppler-utils'

/** Addresses, with what must be on the first sheet. */
export const PRINTED: Record<string, RegExp> = {
  '/drama/1': /Synopsis/,
  '/virtual-tour': /Virtual Tour[\s\S]*Cheongha Market/,
  '/virtual-tour?place=1': /Virtual Tour/,
  '/k-star?article=2': /min read/,
  '/korean-learners': /Korean/,
  '/contact': /Contact/,
}

/** Fails if the content does not begin on the first sheet, or if a sheet is empty. */
export function checkSheets(pdf: Buffer, first: RegExp) {
  const text = execFileSync(PDFTOTEXT, ['-layout', '-', '-'], { input: pdf, encoding: 'utf8' })
  const sheets = text.split('\f').slice(0, -1)
  const words = sheets.map((sheet) => sheet.split(/\s+/).filter(Boolean).length)
  expect(sheets[0]).toMatch(first)
  expect(
    words.slice(0, -1).filter((count) => count < 20),
    `words on the sheets: ${words}`,
  ).toEqual([])
  expect(words.at(-1), 'the last sheet').toBeGreaterThan(2)
}
