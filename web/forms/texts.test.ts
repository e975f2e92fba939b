// The page texts keep the promises made elsewhere.
import { expect, test } from 'vitest'
import { learnersTexts } from '#web/learners/texts.ts'
import { logoFiles, logoRules } from '#web/logos/guidelines.ts'
import { programme } from '#web/virtual-tour/programme.ts'
import { contactTexts, experientialTexts, feedbackTexts } from './texts.ts'

const all = (texts: unknown) => JSON.stringify(texts)

test('the application page names duration, schedule and costs', () => {
  const text = all(experientialTexts)
  expect(text).toContain('2 weeks to 2 months')
  expect(text).toMatch(/weekly group activity/)
  expect(text).toMatch(/pay their own airfare and accommodation/)
  expect(experientialTexts.formTitle).toBe('Join Our Travel Community')
})

test('the application page promises nothing about rooms, kitchens or companions', () => {
  expect(all([experientialTexts, programme])).not.toMatch(
    /\b(rooms?|bus|market walk|kitchens?|cook|friends?|everybody|beginners|we help|we travel)\b/i,
  )
})

test('the virtual tour describes a 4-week program, week by week', () => {
  expect(programme.lead).toContain('4-week program')
  expect(programme.weeks.map((week) => week.title.slice(0, 7))).toEqual([
    'Week 1:',
    'Week 2:',
    'Week 3:',
    'Week 4:',
  ])
})

test('the learners page says 10 minutes a day, and its steps add up to 10', () => {
  expect(learnersTexts.lead).toContain('10 minutes a day')
  expect(learnersTexts.how.steps.reduce((sum, step) => sum + step.minutes, 0)).toBe(10)
})

test('the contact page promises an answer within 24 hours and links to three pages', () => {
  expect(contactTexts.promise).toContain('within 24 hours')
  expect(contactTexts.formTitle).toBe('Send us a Message')
  expect(contactTexts.quickLinks.map((link) => link.to)).toEqual(['feedback', 'experiential', 'tour'])
  expect([feedbackTexts.title, feedbackTexts.formTitle]).toEqual(['Contact Us', 'Your K-Drama Story'])
})

test('the five logos come with rules for their use', () => {
  expect(logoFiles.map((file) => file.id)).toEqual(['multicolor', 'green', 'blue', 'pink', 'compact'])
  expect(logoRules.length).toBeGreaterThanOrEqual(4)
})

test('no text shouts or promises healing', () => {
  const text = all([experientialTexts, programme, learnersTexts, contactTexts, feedbackTexts, logoRules])
  expect(text).not.toMatch(/!|cure|therap|recover|guarantee/i)
})

test('the learners’ texts mention no streaks and no missed days', () => {
  const { keep } = learnersTexts
  const text = all([learnersTexts, [0, 1, 2].map(keep.ready)])
  expect(text).toContain('2 lines are ready to review.')
  expect(text).not.toMatch(/streak|\blose\b|\blost\b|overdue|in a row|don.t forget/i)
})
