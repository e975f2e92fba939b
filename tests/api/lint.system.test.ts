// Lints the API description with the recommended rules of two common linters, without exceptions.
import { createConfig, lintFromString } from '@redocly/openapi-core'
import spectralCore, { type RulesetDefinition } from '@stoplight/spectral-core'
import spectralRulesets from '@stoplight/spectral-rulesets'
import { expect, test } from 'vitest'
import { aSite } from '#tests/site.ts'
import { descriptionOf, operationsOf } from './description.ts'

const site = await aSite()
const text = (await site.visitor.get('/api/openapi.json')).body

test('Redocly reports no errors and no warnings', async () => {
  const config = await createConfig({ extends: ['recommended'] })
  const problems = await lintFromString({ source: text, absoluteRef: '/openapi.json', config })
  const messages = problems.map(
    ({ ruleId, location, message }) => `${ruleId} ${location[0]?.pointer}: ${message}`,
  )
  expect(messages).toEqual([])
})

test('Spectral reports no errors and no warnings', async () => {
  const spectral = new spectralCore.Spectral()
  const oas = spectralRulesets.oas as unknown as RulesetDefinition
  spectral.setRuleset({ extends: [[oas, 'recommended']] })
  const problems = await spectral.run(JSON.parse(text))
  expect(problems.map(({ code, path, message }) => `${code} ${path.join('/')}: ${message}`)).toEqual([])
})

test('every operation has a unique name, and every public one is marked as public', async () => {
  const operations = operationsOf(await descriptionOf(site))
  const names = operations.map(({ operation }) => operation.operationId)
  expect(new Set(names).size).toBe(names.length)
  expect(operations.every(({ operation }) => operation.security !== undefined)).toBe(true)
  const open = operations.filter(({ operation }) => operation.security!.length === 0)
  expect(open.map(({ call }) => call)).toEqual(
    expect.arrayContaining(['GET /api/dramas', 'POST /api/auth/login', 'GET /api/login']),
  )
})
