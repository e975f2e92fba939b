// Reading JSON bodies: duplicates, invalid JSON, any valid JSON.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aSite } from '#tests/site.ts'

const site = await aSite()
const member = await site.signUp()

const post = (payload: string) =>
  member.call({ method: 'POST', url: '/api/posts', payload, headers: { 'content-type': 'application/json' } })

test.each([
  '{"title":"a","title":"b","content":"x"}',
  '{"title":"a","\\u0074itle":"b","content":"x"}',
  '{"title" : "a","content":"x","more":{"deep":[{"a":1,"a":1}]}}',
  '{"title":"a","content":"x","content"\n:"y"}',
])('a field that is there twice is refused: %s', async (body) => {
  const answer = await post(body)
  expect([answer.statusCode, answer.json()]).toEqual([400, { message: 'The body has the same field twice' }])
})

test.each([
  '{"title":"a \\"title\\": b","content":"\\\\"}',
  '{"title":"{\\"title\\":1}","content":"x","list":["title:","a\\\\\\":"]}',
  ' {\n"title"\t:"a" , "content" : ":\\":\\":" } ',
])('quotes and colons in texts are no fields: %s', async (body) => {
  const answer = await post(body)
  expect(answer.statusCode).toBe(201)
  expect(answer.json().title).toBe(JSON.parse(body).title)
})

test('any valid JSON is accepted', async () => {
  const quick = await aSite()
  await fc.assert(
    fc.asyncProperty(
      fc.dictionary(fc.string(), fc.jsonValue()),
      fc.integer({ min: 0, max: 4 }),
      async (more, indent) => {
        fc.pre(!JSON.stringify(more).includes('proto'))
        const payload = JSON.stringify({ more }, null, indent)
        const answer = await quick.visitor.call({
          method: 'POST',
          url: '/api/auth/login',
          payload,
          headers: { 'content-type': 'application/json' },
        })
        // the form is empty, but it was read
        expect(answer.json().issues).toBeDefined()
      },
    ),
    { numRuns: 100 },
  )
})
