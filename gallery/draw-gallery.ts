import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { COLLECTIONS } from './collections.ts'
import type { Draw } from './draw.ts'

type Size = { width: number; height: number }
const THUMB_WIDTH = 280
/** Pixels per unit: 800 units become 960 pixels, a membership card 1284. */
const SHARPNESS = { square: 1.2, card: 1.5 }
const AT_ONCE = 3

/** Writes `{folder}/{collection}/{n}.png` and, for lists, `{n}.webp`; n counts from 1. */
async function drawGallery(folder: string): Promise<void> {
  const todo = Object.entries(COLLECTIONS).flatMap(([name, { size, pictures }]) => {
    mkdirSync(join(folder, name), { recursive: true })
    return pictures.map((draw, at) => () => write(join(folder, name, String(at + 1)), draw, size))
  })
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let next = todo.shift(); next; next = todo.shift()) await next()
    }),
  )
}

async function write(path: string, draw: Draw, { width, height }: Size): Promise<void> {
  const scale = width === height ? SHARPNESS.square : SHARPNESS.card
  const size = `width="${width * scale}" height="${height * scale}"`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 ${width} ${height}">${draw()}</svg>`
  const { data, info } = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const pixels = () => sharp(data, { raw: info })
  await Promise.all([
    pixels().png({ compressionLevel: 7 }).toFile(`${path}.png`),
    pixels().resize({ width: THUMB_WIDTH }).webp({ quality: 82 }).toFile(`${path}.webp`),
  ])
}

const [folder] = process.argv.slice(2)
if (!folder) throw new Error('Say where the pictures go')
await drawGallery(folder)
