import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type World } from '#testing/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({ hasWorker: false })
})
afterAll(() => world.close())

const get = (url: string, accepted?: string) => {
  const coding = accepted === undefined ? {} : { 'accept-encoding': accepted }
  return world.app.inject({ url, headers: { host: new URL(world.config.publicUrl).host, ...coding } })
}

test.each([
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip;q=0.5, br;q=0', 'gzip', gunzipSync],
  ['br; q=0.000, deflate', undefined, (page: Buffer) => page],
])('compresses pages and responses for %s', async (accepted, coding, decoded) => {
  for (const url of ['/signin', '/verify', '/api/openapi.json']) {
    const plain = await get(url)
    const sent = await get(url, accepted)
    expect([url, sent.headers['content-encoding']]).toEqual([url, coding])
    expect(Number(sent.headers['content-length'])).toBe(sent.rawPayload.length)
    expect(sent.headers['content-type']).toBe(plain.headers['content-type'])
    expect([plain.headers.vary, sent.headers.vary]).toEqual([plain.headers.vary, plain.headers.vary])
    expect(sent.headers.vary).toContain('accept-encoding')
    expect(decoded(sent.rawPayload).equals(plain.rawPayload)).toBe(true)
  }
})

test('does not compress small responses and pictures', async () => {
  for (const url of ['/settings.json', '/icon-180.png']) {
    expect((await get(url, 'br, gzip')).headers['content-encoding']).toBeUndefined()
  }
})
