// A post's text is shown as plain text, and videos load nothing from elsewhere until Play is pressed.
import { expect, test } from 'vitest'
import { find, press, render } from '#tests/render.tsx'
import { PostBeginning, PostBody } from './post-body.tsx'

const ID = 'aB3_dE-fG8h'
const frame = () => document.querySelector('iframe')

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '"><svg onload=alert(1)>',
  'javascript:alert(1)',
  '[link](javascript:alert(1)) https://evil.example',
  '&lt;b&gt; &amp;',
  '\u202Ereversed\u2066 and \u2069 back',
])('%j is shown as plain text', async (text) => {
  const { container } = await render(<PostBody content={text} />)
  expect(container.textContent).toBe(text)
  expect(container.querySelectorAll('script, img, svg, a, b, iframe')).toHaveLength(0)
})

test('line breaks are kept', async () => {
  const { container } = await render(<PostBody content={'One\ntwo\n\nthree'} />)
  expect(container.querySelector('p')?.textContent).toBe('One\ntwo\n\nthree')
})

test('a video line is an iframe of the privacy domain, with our own poster until Play', async () => {
  await render(<PostBody content={`Listen:\nhttps://youtu.be/${ID}\nand tell me`} />)
  expect(frame()!.src).toBe(`https://www.youtube-nocookie.com/embed/${ID}`)
  const poster = frame()!.getAttribute('srcdoc')!
  expect(poster).toContain('/images/video-poster.webp')
  expect(poster).not.toMatch(/https?:|<script|style=|<style|\son\w+=/)
  expect(frame()!.getAttribute('sandbox')).not.toMatch(
    /top-navigation|allow-forms|allow-modals|allow-downloads/,
  )
  // allow-scripts with allow-same-origin would remove the sandbox, and browsers warn about it
  expect(frame()!.getAttribute('sandbox')).not.toContain('allow-scripts')
  expect(frame()!.title).not.toBe('')
  expect([...document.querySelectorAll('p')].map((p) => p.textContent)).toEqual(['Listen:', 'and tell me'])
})

test('Play video loads the player and focuses it', async () => {
  await render(<PostBody content={`https://www.youtube.com/watch?v=${ID}`} />)
  await press(find('button', 'Play video'))
  expect(frame()!.src).toBe(`https://www.youtube-nocookie.com/embed/${ID}?autoplay=1`)
  expect(frame()!.hasAttribute('srcdoc')).toBe(false)
  expect(document.activeElement).toBe(frame())
  expect(document.querySelector('button')).toBeNull()
})

test('in a new account’s text only the first links become players', async () => {
  await render(<PostBody content={`https://youtu.be/${ID}\nhttps://youtu.be/bbbbbbbbbbb`} players={1} />)
  expect(document.querySelectorAll('iframe')).toHaveLength(1)
  expect(document.querySelector('p')?.textContent).toBe('https://youtu.be/bbbbbbbbbbb')
})

test('a card offers the full text only when it is cut', async () => {
  const more = <a href="#rest">Read the full post</a>
  const { container, rerender } = await render(<PostBeginning content="Short." more={more} />)
  expect(container.querySelector('a')).toBeNull()
  await rerender(<PostBeginning content={'word '.repeat(200)} more={more} />)
  expect(container.querySelector('a')).not.toBeNull()
  expect(container.textContent!.length).toBeLessThan(500)
})
