import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CallInput } from '#base/endpoint.ts'
import { issuerIdOf, makeTemplate, picture, signUp } from '#testing/stories.ts'
import { openWorld, type World } from '#testing/world.ts'
import { didDocument, getIssuer, updateIssuer } from '../../contract.ts'
import { issuerChanges, issuers } from '../../server/tables.ts'

let world: World
let token = ''
beforeAll(async () => {
  world = await openWorld()
  token = (await signUp(world, 'ada@example.org')).token
})
afterAll(() => world.close())

const PROFILE = {
  name: 'Example Climbers and Walkers',
  description: 'On rock and on paths.',
  tags: ['Sport', 'Outdoor'],
  bannerColor: '#51CBFF',
} as const
const profile = (changed: object = {}) =>
  ({ ...PROFILE, tags: [...PROFILE.tags], ...changed }) as CallInput<typeof updateIssuer>
const info = () => world.call(getIssuer, {}, { token })

test('applies text, colour, tags, links and picture once the operation has ended', async () => {
  const before = await info()
  const fields = profile({ website: 'https://example.org', instagram: '@climbers', file: await picture('#00AA55') })
  const { callbackId } = await world.call(updateIssuer, fields, { token })
  expect(callbackId).not.toBe('')
  await world.runJobs()
  const after = await info()
  expect(after).toMatchObject({
    ...PROFILE,
    website: 'https://example.org',
    instagram: 'https://www.instagram.com/climbers',
    did: before.did,
  })
  expect(after.profileImage).not.toBe(before.profileImage)
  expect(await world.ctx().db.select().from(issuerChanges)).toEqual([])
})

test('keeps the old picture without a new one, and removes an emptied link', async () => {
  const before = await info()
  await world.call(updateIssuer, profile({ website: '' }), { token })
  await world.runJobs()
  expect(await info()).toMatchObject({ profileImage: before.profileImage, website: '', instagram: '' })
})

test('accepts a name of 100 characters and a description of 1,000', async () => {
  const fields = profile({ name: 'n'.repeat(100), description: 'd'.repeat(1000) })
  await world.call(updateIssuer, fields, { token })
  await world.runJobs()
  expect(await info()).toMatchObject({ name: 'n'.repeat(100), description: 'd'.repeat(1000) })
})

test.each([
  ['profileNameTooLong', { name: 'n'.repeat(101) }],
  ['nameMissing', { name: 'ab' }],
  ['nameInvalid', { name: 'The B.l-a_z o n club' }],
  ['nameInvalid', { name: 'Вlаzоn support' }],
  ['nameHidden', { name: 'Cordée\u200b Lyon' }],
  ['nameCharacters', { name: 'Cord\u0001ée' }],
  ['descriptionCharacters', { description: 'We\u009fclimb' }],
  ['websiteInvalid', { website: 'https://example.org/\u0001' }],
  ['profileDescriptionTooLong', { description: 'd'.repeat(1001) }],
  ['descriptionMissing', { description: ' ' }],
  ['tagMissing', { tags: [] }],
  ['colorInvalid', { bannerColor: 'red' }],
  ['websiteInvalid', { website: 'http://example.org' }],
  ['linkInvalid', { youtube: 'https://youtube.com.example.org/x' }],
  ['fileFormatInvalid', { file: new File(['<svg onload="alert(1)"/>'], 'picture.png', { type: 'image/png' }) }],
] as const)('refuses the form with %s and changes nothing', async (key, changed) => {
  const before = await info()
  await expect(world.call(updateIssuer, profile(changed), { token })).rejects.toMatchObject({ key, status: 400 })
  await world.runJobs()
  expect(await info()).toEqual(before)
})

test('saves one of two simultaneous profiles as a whole', async () => {
  const one = profile({ name: 'The first', description: 'First words.' })
  const two = profile({ name: 'The second', description: 'Second words.' })
  await Promise.all([one, two].map((fields) => world.call(updateIssuer, fields, { token })))
  await world.runJobs()
  const { name, description } = await info()
  expect([
    ['The first', 'First words.'],
    ['The second', 'Second words.'],
  ]).toContainEqual([name, description])
})

test('keeps the keys and the DID document of a renamed community', async () => {
  await makeTemplate(world, token)
  const issuerId = await issuerIdOf(world, token)
  const before = await world.call(didDocument, { issuerId })
  await world.call(updateIssuer, profile({ name: 'Renamed' }), { token })
  await world.runJobs()
  expect((await info()).name).toBe('Renamed')
  expect(await world.call(didDocument, { issuerId })).toEqual(before)
})

test("allows the brand word in the name of the platform's own issuer only", async () => {
  const { config } = world.ctx()
  try {
    config.platformIssuer = (await info()).did.toUpperCase().replace('DID:SDI:0X', 'did:sdi:0x')
    await world.call(updateIssuer, profile({ name: 'Blazon' }), { token })
    await world.runJobs()
    expect((await info()).name).toBe('Blazon')
    config.platformIssuer = `did:sdi:0x${'1'.repeat(40)}`
    await expect(world.call(updateIssuer, profile({ name: 'Blazon Club' }), { token })).rejects.toMatchObject({
      key: 'nameInvalid',
      status: 400,
    })
  } finally {
    config.platformIssuer = undefined
  }
})

test('saves other changes beside an old name that is now forbidden', async () => {
  await world.ctx().db.update(issuers).set({ name: 'Blazon friends' })
  await world.call(updateIssuer, profile({ name: 'Blazon friends', description: 'Newer words.' }), { token })
  await world.runJobs()
  expect(await info()).toMatchObject({ name: 'Blazon friends', description: 'Newer words.' })
})
