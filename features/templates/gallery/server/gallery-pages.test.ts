import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type World } from '#testing/world.ts'
import { galleryAlts } from '../alt-texts.ts'
import { GALLERY } from '../rules.ts'
import { galleryNames } from '../texts.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const ask = (url: string) => world.app.inject({ url, headers: { host: new URL(world.config.publicUrl).host } })
const collections = Object.entries(GALLERY).flatMap(([scope, counts]) =>
  Object.entries(counts).map(([name, count]) => ({ scope, name, count })),
)

test('has twenty collections for badges and two each for members and events, of six or more pictures', () => {
  expect(collections.map(({ scope }) => scope).filter((scope) => scope === 'basic-community')).toHaveLength(20)
  expect(Object.keys(GALLERY.membership)).toEqual(['colors', 'wave'])
  expect(Object.keys(GALLERY.participation)).toEqual(['events', 'moments'])
  expect(collections.filter(({ count }) => count < 6)).toEqual([])
})

test('names each collection and gives each picture its own alternative text', () => {
  expect(Object.keys(galleryNames).sort()).toEqual(collections.map(({ name }) => name).sort())
  const keys = collections.flatMap(({ name, count }) => Array.from({ length: count }, (_, at) => `${name}${at + 1}`))
  expect(Object.keys(galleryAlts).sort()).toEqual(keys.sort())
  expect(new Set(Object.values(galleryAlts).map(({ fr }) => fr)).size).toBe(keys.length)
})

test.each(collections)('serves $name in its proportions, cached by version', async ({ scope, name, count }) => {
  for (let at = 1; at <= count; at++) {
    const full = await ask(`/gallery/${name}/${at}.png?v=1`)
    expect(full.statusCode).toBe(200)
    expect(full.headers['cache-control']).toContain('immutable')
    const { width, height, format } = await sharp(full.rawPayload).metadata()
    expect(format).toBe('png')
    expect(width / height).toBeCloseTo(scope === 'membership' ? 856 / 540 : 1, 3)
  }
  expect((await ask(`/gallery/${name}/${count}.webp`)).headers['content-type']).toBe('image/webp')
  expect((await ask(`/gallery/${name}/${count + 1}.png`)).statusCode).toBe(404)
})

test.each([
  '/gallery/none/1.png',
  '/gallery/stars/0.png',
  '/gallery/stars/1.svg',
  '/gallery/..%2f..%2fpackage.json/1.png',
  '/gallery/stars/..%2f1.png',
])('does not find %s', async (url) => {
  expect((await ask(url)).statusCode).toBe(404)
})
