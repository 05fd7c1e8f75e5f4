import { afterAll, beforeAll, expect, test } from 'vitest'
import { signUp } from '#testing/stories.ts'
import { openWorld, type World } from '#testing/world.ts'
import { assertHome } from './assert-home.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

test('a start under another address stops and names both, unless the old one is served too', async () => {
  const { db } = world.services
  const moved = { publicUrl: 'https://new.example.org', alsoHosts: [] as string[] }
  await expect(assertHome(db, moved)).resolves.toBeUndefined()
  await signUp(world, 'home@example.org')
  await expect(assertHome(db, world.config)).resolves.toBeUndefined()
  await expect(assertHome(db, moved)).rejects.toThrow(/https:\/\/new\.example\.org.*localhost:4000/)
  await expect(assertHome(db, { ...moved, alsoHosts: ['http://localhost:4000'] })).resolves.toBeUndefined()
})
