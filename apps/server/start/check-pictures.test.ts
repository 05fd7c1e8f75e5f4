import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeTemplate, signUp } from '#testing/stories.ts'
import { openWorld, type World } from '#testing/world.ts'
import { warnOfMissingPictures } from './check-pictures.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
  const { token } = await signUp(world, 'issuer@example.org')
  await makeTemplate(world, token)
})
afterAll(() => world.close())

const warned: object[] = []
const log = { warn: (detail: object) => void warned.push(detail) }
const check = (has: () => Promise<boolean>) =>
  warnOfMissingPictures(world.services.db, { ...world.services.store, has }, log as never)

test('says nothing when the pictures are there', async () => {
  await warnOfMissingPictures(world.services.db, world.services.store, log as never)
  expect(warned).toEqual([])
})

test('says nothing while the store does not answer', async () => {
  await check(() => Promise.reject(new Error('away')))
  expect(warned).toEqual([])
})

test('warns once of pictures that are missing', async () => {
  await check(async () => false)
  expect(warned).toEqual([{ missing: 1, lookedAt: 1 }])
})
