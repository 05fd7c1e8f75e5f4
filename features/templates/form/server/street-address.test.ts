import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listHeld } from '#features/badges/contract.ts'
import { issueForTest, publishForTest } from '#features/badges/server/testing-badge.ts'
import { openWorld, type World } from '#testing/world.ts'
import { getTemplate } from '../../contract.ts'
import { templateVersions } from '../../server/tables.ts'
import { signUpIssuer } from '../../server/testing-issuer.ts'

let world: World
let issuer: Awaited<ReturnType<typeof signUpIssuer>>
beforeAll(async () => {
  world = await openWorld()
  issuer = await signUpIssuer(world, 'Cordée Lyon')
})
afterAll(() => world.close())

const EVENT = { startDate: '2099-12-05T19:00:00Z', endDate: '2099-12-05T22:00:00Z', timeZone: 'Europe/Paris' }
const IN_LYON = { location: 'Lyon, France', streetAddress: '12 rue Noire' }
const publish = (given: object) => publishForTest(issuer.ctx, { category: 'participation', ...EVENT, ...given })
const read = async (templateId: string) => {
  const { data } = await world.call(getTemplate, { templateId }, { token: issuer.token })
  return data.eventDetails
}
const publicFieldsOf = async (templateId: string) => {
  const rows = await world.ctx().db.select().from(templateVersions).where(eq(templateVersions.templateId, templateId))
  return rows[0]?.fields.eventDetails
}

test('keeps the street of a place beside its city', async () => {
  const templateId = await publish(IN_LYON)
  expect(await read(templateId)).toMatchObject(IN_LYON)
  expect(await publicFieldsOf(templateId)).toMatchObject(IN_LYON)
})

test('has no street for a virtual event, and leaves an empty one out of the public fields', async () => {
  expect(await read(await publish({ location: '', streetAddress: '12 rue Noire' }))).toMatchObject({
    streetAddress: '',
  })
  expect(await publicFieldsOf(await publish({ location: 'Lyon, France' }))).not.toHaveProperty('streetAddress')
})

test('refuses a street of more than 200 characters', async () => {
  const refused = expect.objectContaining({ issues: [expect.objectContaining({ message: 'streetTooLong' })] })
  await expect(publish({ ...IN_LYON, streetAddress: 'x'.repeat(201) })).rejects.toEqual(refused)
})

test('shows the street to the holder, and names it in the signed badge of a Participation', async () => {
  const { token } = await issueForTest(issuer.ctx, await publish(IN_LYON), 'lea@example.org')
  const { badges } = await world.call(listHeld, {}, { token })
  expect(badges[0]?.event).toEqual({
    ...IN_LYON,
    timeZone: 'Europe/Paris',
    startDate: '2099-12-05T19:00:00.000Z',
    endDate: '2099-12-05T22:00:00.000Z',
  })
  expect(badges[0]?.credential.evidence).toMatchObject([{ description: '12 rue Noire, Lyon, France' }])
})
