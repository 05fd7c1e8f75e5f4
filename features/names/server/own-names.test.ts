import { afterAll, beforeAll, expect, test } from 'vitest'
import { issueForTest, publishForTest } from '#features/badges/server/testing-badge.ts'
import { updateHolder } from '#features/holders/contract.ts'
import { joinMembers } from '#features/members/server/join-members.ts'
import { members } from '#features/members/server/tables.ts'
import { signUpIssuer } from '#features/templates/server/testing-issuer.ts'
import { openWorld, type World } from '#testing/world.ts'
import * as contract from '../contract.ts'
import { writeNames } from './write-names.ts'

let world: World
let issuer: Awaited<ReturnType<typeof signUpIssuer>>
let other: Awaited<ReturnType<typeof signUpIssuer>>
let lea: Awaited<ReturnType<typeof issueForTest>>
const ofLea = () => ({ token: lea.token })

beforeAll(async () => {
  world = await openWorld()
  issuer = await signUpIssuer(world, 'Northside Makers')
  other = await signUpIssuer(world, 'Another community')
  lea = await issueForTest(issuer.ctx, await publishForTest(issuer.ctx), 'lea@example.org')
  const { issuerId } = issuer.ctx.actor
  const listed = { issuerId, holderId: lea.holder.id, given: '', listed: 'LEA MOREAU', email: 'lea@example.org' }
  await writeNames(world.ctx(), [listed])
  await joinMembers(world.ctx(), issuerId, [lea.holder.id])
})
afterAll(() => world.close())

const idOf = ({ ctx }: typeof issuer) => ctx.actor.issuerId
/** What the community's list of members calls her. */
const inList = async () => (await world.ctx().db.select().from(members))[0]?.name

test('lists what the communities that know the holder call them, and lets the holder change it at once', async () => {
  const before = await world.call(contract.listOwnNames, {}, ofLea())
  expect(before.names).toEqual([
    {
      issuerId: idOf(issuer),
      did: expect.any(String),
      community: 'Northside Makers',
      imageUrl: expect.any(String),
      givenName: '',
      listedName: 'LEA MOREAU',
    },
  ])
  expect(await inList()).toBe('LEA MOREAU')
  await world.call(contract.setOwnName, { issuerId: idOf(issuer), name: '  Léa   Moreau ' }, ofLea())
  expect(await inList()).toBe('Léa Moreau')
  expect((await world.call(contract.listOwnNames, {}, ofLea())).names).toMatchObject([{ givenName: 'Léa Moreau' }])
  await world.call(updateHolder, { pseudo: 'Wendy', lang: 'en' }, ofLea())
  expect(await inList()).toBe('Léa Moreau')
  await world.call(contract.removeOwnName, { issuerId: idOf(issuer) }, ofLea())
  expect(await inList()).toBe('Wendy')
})

test.each(['', '123', 'lea@example.org', 'https://lea.example', 'x'.repeat(101)])(
  'refuses the name "%s"',
  async (name) => {
    const asked = world.call(contract.setOwnName, { issuerId: idOf(issuer), name }, ofLea())
    await expect(asked).rejects.toMatchObject({ status: 400, key: 'nameNotValid' })
  },
)

test('tells no name to a community that does not know the holder', async () => {
  const asked = world.call(contract.setOwnName, { issuerId: idOf(other), name: 'Léa' }, ofLea())
  await expect(asked).rejects.toMatchObject({ status: 404 })
})
