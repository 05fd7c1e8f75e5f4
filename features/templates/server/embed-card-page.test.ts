import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type World } from '#testing/world.ts'

let world: World

beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const get = (path: string) =>
  world.app.inject({ url: path, headers: { host: new URL(world.config.publicUrl).host, cookie: 'token=abc' } })

test('lets any site frame the card, without origin, cookies or calls', async () => {
  const page = await get('/embed/card')
  expect(page.statusCode).toBe(200)
  const policy = String(page.headers['content-security-policy'])
  const rules = policy.split('; ')
  expect(rules).toContain('frame-ancestors *')
  expect(rules).toContain('sandbox allow-scripts')
  expect(rules).toContain("default-src 'none'")
  expect(policy).not.toMatch(/connect-src|allow-same-origin|unsafe-eval|https?:/)
  expect(page.headers['set-cookie']).toBeUndefined()
  expect(page.headers['x-frame-options']).toBeUndefined()
})

test('lets no site frame the studio', async () => {
  for (const path of ['/', '/signin', '/embed', '/embed/card/more']) {
    expect((await get(path)).headers['content-security-policy'], path).toContain("frame-ancestors 'none'")
  }
})
