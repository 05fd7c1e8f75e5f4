import { afterAll, beforeAll, expect, test } from 'vitest'
import { listSessions } from '#features/claims/contract.ts'
import { updateHolder } from '#features/holders/contract.ts'
import { readClaimToken } from '#features/mailing/server/claim-token.ts'
import { exportMembers, getMember, listMembers } from '#features/members/contract.ts'
import { createSessions } from '#features/sends/contract.ts'
import { pictureFile } from '#features/templates/server/testing-issuer.ts'
import { claimWithKey, startSending, tokenOf } from '#testing/claim.ts'
import { generateWalletKey, openWalletOf } from '#testing/wallet-stories.ts'
import { openWorld, type World } from '#testing/world.ts'
import { resumeMember, revokeSession, suspendMember } from '../contract.ts'

let world: World
let club: Awaited<ReturnType<typeof startSending>>

beforeAll(async () => {
  world = await openWorld()
  club = await startClub({ suspendable: true })
})
afterAll(() => world.close())

const startClub = async (given: { suspendable?: boolean }) =>
  startSending(world, { category: 'membership', image: await pictureFile(856, 540), ...given })
const signedIn = () => ({ token: club.token })
const challengeOf = (claim: string) => readClaimToken(world.config, claim)?.id ?? ''
const list = (asked = {}) => world.call(listMembers, asked, signedIn())
const suspend = (did: string) => world.call(suspendMember, { did, reason: 'Unpaid' }, signedIn())
/** Claims a card with a wallet of its own key and names it; returns its DID. */
async function join(claim: string, pseudo: string): Promise<string> {
  const key = generateWalletKey()
  await claimWithKey(world, claim, key)
  const token = await openWalletOf(world, key)
  await world.call(updateHolder, { pseudo, lang: 'en' }, { token })
  return key.did
}

test('lists who joined and who is invited, and suspends one card until it is reinstated', async () => {
  const [lea = '', max = ''] = await club.send('lea@example.org', 'Max@Example.org')
  const did = await join(lea, 'Léa')
  expect(await list()).toMatchObject({
    members: [{ did, pseudo: 'Léa', points: 0, badgeCount: 1, status: 'member', email: '', invitationId: '' }],
    counts: { all: 1, member: 1, suspended: 0, left: 0, pending: 1 },
  })
  const { members } = await world.call(exportMembers, { search: 'lea' }, signedIn())
  expect(members).toMatchObject([{ did, pseudo: 'Léa', points: 0, badgeCount: 1 }])
  const invited = { email: 'max@example.org', did: '', status: 'pending', invitationId: challengeOf(max) }
  for (const asked of [{}, { search: 'MAX@' }, { order: 'pseudo' }]) {
    const page = await list({ ...asked, status: 'pending' })
    expect(page).toMatchObject({ members: [invited], pagination: { totalCount: 1, totalPages: 1 } })
    expect((await list({ ...asked, status: 'pending', after: page.last })).members).toEqual([])
  }
  expect((await list({ status: 'pending', search: '%' })).members).toEqual([])
  const panel = await world.call(getMember, { did }, signedIn())
  expect(panel).toMatchObject({ member: { did, pseudo: 'Léa' }, position: 1, previousDid: '', nextDid: '' })
  expect(panel.badges).toMatchObject([{ id: panel.membershipBadgeId, category: 'membership' }])

  await suspend(did)
  await suspend(did)
  expect(await list({ status: 'suspended' })).toMatchObject({
    members: [{ did, badgeCount: 0, status: 'suspended' }],
    counts: { all: 1, member: 0, suspended: 1 },
  })
  const { sessions } = await world.call(listSessions, { templateId: club.templateId }, signedIn())
  expect(sessions.find(({ challenge }) => challenge === challengeOf(lea))?.status).toBe('suspended')
  await world.call(resumeMember, { did }, signedIn())
  expect((await list()).members).toMatchObject([{ did, badgeCount: 1, status: 'member' }])
  await world.call(revokeSession, { challenge: challengeOf(lea), reason: 'Left' }, signedIn())
  await expect(suspend(did)).rejects.toMatchObject({ key: 'notFound' })
})

test('suspends the card of one person alone where many share a link', async () => {
  const link = { templateId: club.templateId, didLimit: 5 }
  const { links } = await world.call(createSessions, { ...link, emails: [] }, signedIn())
  const [ada, bob] = [await join(tokenOf(links[0] ?? ''), 'Ada'), await join(tokenOf(links[0] ?? ''), 'Bob')]
  await suspend(ada)
  const { members } = await list({ order: 'pseudo' })
  expect(members.map(({ did, status }) => [did, status])).toEqual([
    [ada, 'suspended'],
    [bob, 'member'],
  ])
})

test('refuses people of nobody, of another community, and cards with one status', async () => {
  const other = await startClub({ suspendable: false })
  const [claim = ''] = await other.send('zoe@example.org')
  const did = await join(claim, 'Zoé')
  await expect(suspend(did)).rejects.toMatchObject({ key: 'notFound', status: 404 })
  await expect(suspend(`did:sdi:0x${'1'.repeat(40)}`)).rejects.toMatchObject({ key: 'notFound', status: 404 })
  const theirs = world.call(suspendMember, { did, reason: 'Unpaid' }, { token: other.token })
  await expect(theirs).rejects.toMatchObject({ key: 'notSuspendable', status: 409 })
})
