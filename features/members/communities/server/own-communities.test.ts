import { inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listHeld } from '#features/badges/contract.ts'
import { reissueSession, revokeSession } from '#features/history/contract.ts'
import { promoteIssuer } from '#features/issuers/server/promotion/promote-issuer.ts'
import { eraseHolder } from '#features/leaving/server/erase-holder.ts'
import { findPerson } from '#features/leaving/server/find-person.ts'
import { pictureFile } from '#features/templates/server/testing-issuer.ts'
import { claimWithKey, startSending } from '#testing/claim.ts'
import { generateWalletKey, openWalletOf } from '#testing/wallet-stories.ts'
import { openWorld, type World } from '#testing/world.ts'
import { leaveIssuer } from '../../contract.ts'
import { moveMembers } from '../../server/move-members.ts'
import { members } from '../../server/tables.ts'
import { getCommunity, listCommunities } from '../contract.ts'

let world: World
let club: Awaited<ReturnType<typeof startSending>>
beforeAll(async () => {
  world = await openWorld()
  club = await startSending(world, { category: 'membership', image: await pictureFile(856, 540) })
})
afterAll(() => world.close())

/** A wallet that has joined the club: its key, its token and the claim that it joined with. */
async function join(key = generateWalletKey()) {
  const [claim = ''] = await club.send('lea@example.org')
  await claimWithKey(world, claim, key)
  return { key, claim, token: await openWalletOf(world, key) }
}
const namesFor = async (token: string) =>
  (await world.call(listCommunities, {}, { token })).communities.map(({ name }) => name)

test('shows a member the community, its profile and their card', async () => {
  const { token } = await join()
  const { communities } = await world.call(listCommunities, {}, { token })
  expect(communities).toMatchObject([
    {
      issuerId: club.issuerId,
      name: 'Cordée Lyon',
      promotedAt: '',
      suspendedAt: '',
      points: 0,
      badgeCount: 1,
      openQuests: 0,
      hasRanking: true,
    },
  ])
  const community = await world.call(getCommunity, { issuerId: club.issuerId }, { token })
  expect(community).toMatchObject({
    ...communities[0],
    description: 'A climbing club in Lyon.',
    tags: ['Climbing'],
    website: 'https://cordee.example.org',
    bannerColor: '#4723AD',
  })
  const { badges } = await world.call(listHeld, {}, { token })
  expect(badges.map(({ id }) => id)).toEqual([community.membershipBadgeId])
})

test('shows the mark while the checked name is the name', async () => {
  const { token } = await join()
  await promoteIssuer(world.ctx(), { issuerId: club.issuerId, promoted: true })
  const marked = await world.call(getCommunity, { issuerId: club.issuerId }, { token })
  expect(marked.promotedAt).not.toBe('')
  await promoteIssuer(world.ctx(), { issuerId: club.issuerId, promoted: false })
})

test('leaving removes the community and keeps the card; a new invitation brings it back', async () => {
  const { token, key } = await join()
  const [before] = (await world.call(listCommunities, {}, { token })).communities
  await world.call(leaveIssuer, { issuerId: club.issuerId }, { token })
  expect(await namesFor(token)).toEqual([])
  await expect(world.call(getCommunity, { issuerId: club.issuerId }, { token })).rejects.toMatchObject({ status: 404 })
  expect((await world.call(listHeld, {}, { token })).badges).toHaveLength(1)
  world.advance(60_000)
  await join(key)
  const [again] = (await world.call(listCommunities, {}, { token })).communities
  expect(again?.since && before?.since && again.since > before.since).toBe(true)
})

test('shows nothing of a community to people who are not its members', async () => {
  const stranger = await openWalletOf(world, generateWalletKey())
  expect(await namesFor(stranger)).toEqual([])
  await expect(world.call(getCommunity, { issuerId: club.issuerId }, { token: stranger })).rejects.toMatchObject({
    key: 'notFound',
  })
})

test('a revoked card ends the membership', async () => {
  const { token, claim } = await join()
  const challenge = claim.split('.')[0] ?? ''
  await world.call(revokeSession, { challenge, reason: 'Moved away.' }, { token: club.token })
  expect(await namesFor(token)).toEqual([])
})

test('a corrected card keeps the day that the membership began', async () => {
  const { token, claim } = await join()
  const [before] = (await world.call(listCommunities, {}, { token })).communities
  world.advance(60_000)
  await world.call(reissueSession, { challenge: claim.split('.')[0] ?? '', reason: 'A typo.' }, { token: club.token })
  const [after] = (await world.call(listCommunities, {}, { token })).communities
  expect(after).toEqual(before)
})

test('correcting the card of someone who left does not make them a member again', async () => {
  const { token, claim } = await join()
  await world.call(leaveIssuer, { issuerId: club.issuerId }, { token })
  await world.call(reissueSession, { challenge: claim.split('.')[0] ?? '', reason: 'A typo.' }, { token: club.token })
  expect(await namesFor(token)).toEqual([])
})

test('two wallets that merge show the community once, from the earlier day', async () => {
  const [first, second] = [await join(), await join()]
  const [earlier] = (await world.call(listCommunities, {}, { token: first.token })).communities
  const [from, into] = await Promise.all([second, first].map(({ key }) => findPerson(world.ctx(), key.did)))
  await moveMembers(world.ctx(), { from: from?.holderIds[0] ?? '', into: into?.holderIds[0] ?? '' })
  const { communities } = await world.call(listCommunities, {}, { token: first.token })
  expect(communities.map(({ since }) => since)).toEqual([earlier?.since])
  expect(await namesFor(second.token)).toEqual([])
})

test('an erased wallet is a member of nothing', async () => {
  const { key } = await join()
  const person = await findPerson(world.ctx(), key.did)
  if (!person) throw new Error('There is no such wallet')
  await eraseHolder(world.ctx(), person)
  const rows = await world.ctx().db.select().from(members).where(inArray(members.holderId, person.holderIds))
  expect(rows.map(({ endedAt }) => endedAt !== null)).toEqual([true])
})
