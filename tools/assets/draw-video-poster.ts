// Draws public/images/video-poster.webp, shown in a post until Play is pressed: node tools/assets/draw-video-poster.ts
import { writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { cover } from '../../packages/art/artwork.ts'

const svg = cover({ seed: 'a video in a post', title: '', scene: 'roofs', mood: 'night' }, 1088, 612)
const picture = await sharp(Buffer.from(svg)).webp({ quality: 68 }).toBuffer()
writeFileSync(new URL('../../public/images/video-poster.webp', import.meta.url), picture)
console.log(`${(picture.length / 1024).toFixed(1)} KB`)
