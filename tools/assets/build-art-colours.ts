// Writes the CSS colours that belong to a drawn picture, one class per mood: node tools/assets/build-art-colours.ts
import { writeFileSync } from 'node:fs'
import { moodNames, pictureColours } from '../../packages/art/moods.ts'

const rules = moodNames.map((name) => {
  const { ink, edge, low, dark } = pictureColours(name)
  return `  .art-${name} {\n    color-scheme: ${dark ? 'dark' : 'light'};\n    --art-ink: ${ink};\n    --art-edge: ${edge};\n    --art-low: ${low};\n  }`
})
writeFileSync(
  'web/styles/art.css',
  `/* Written by tools/assets/build-art-colours.ts: ink for words that stand on a drawn picture, and its sky, which is there before the picture. */\n@layer parts {\n${rules.join('\n')}\n}\n`,
)
