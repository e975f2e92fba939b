// Writes the colours that words over a drawn picture need, one class per hour: node scripts/build-art-colours.ts
import { writeFileSync } from 'node:fs'
import { moodNames, pictureColours } from '#art/moods.ts'

const rules = moodNames.map((name) => {
  const { ink, edge, dark } = pictureColours(name)
  return `  .art-${name} {\n    color-scheme: ${dark ? 'dark' : 'light'};\n    --art-ink: ${ink};\n    --art-edge: ${edge};\n  }`
})
writeFileSync(
  'web/styles/art.css',
  `/* Written by scripts/build-art-colours.ts: ink and edge of the drawn pictures, for words that stand on them. */\n@layer parts {\n${rules.join('\n')}\n}\n`,
)
