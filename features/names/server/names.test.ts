import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { generateAccountKey } from '#credentials/dids/did-sdi.ts'
import { callWith, putKey } from '#features/developers/server/testing-keys.ts'
import { resendSession, revokeSession } from '#features/history/contract.ts'
import { getHolder, updateHolder } from '#features/holders/contract.ts'
import { holders } from '#features/holders/server/tables.ts'
import { enterByClaim, getClaim, nameClaim } from '#features/issuing/contract.ts'
import { eraseHolder } from '#features/leaving/server/erase-holder.ts'
import { readClaimToken } from '#features/mailing/server/claim-token.ts'
import { exportMembers, getMember, listMembers, type MemberRow, showAddresses } from '#features/members/contract.ts'
import { moveMembers } from '#features/members/server/move-members.ts'
import { pictureFile } from '#features/templates/server/testing-issuer.ts'
import { audit } from '#platform/tables.ts'
import { claimWithKey, entryOf, startSending, tokenOf } from '#testing/claim.ts'
import { takeByServer } from '#testing/member-stories.ts'
import { openWorld, type World } from '#testing/world.ts'
import { listOwnNames, removeOwnName, setOwnName } from '../contract.ts'
import { moveGivenNames } from './move-given-names.ts'
import { communityNames } from './tables.ts'

/** A name in each of nine scripts. */
const NAMES = [
  'Léa Moreau-Nuñez',
  'Ελένη Παπαδοπούλου',
  'Анастасия Иванова',
  'مريم الحسن',
  'נועה לוי',
  'आरती शर्मा',
  'สมชาย ใจดี',
  '山田 太郎',
  '김민지',
]

let world: World
let club: Awaited<ReturnType<typeof startSending>>
beforeAll(async () => {
  world = await openWorld()
  club = await startSending(world, { category: 'membership', image: await pictureFile(856, 540) })
})
afterAll(() => world.close())

let count = 0
const newAddress = () => `person${++count}@example.org`
const as = () => ({ token: club.token })
const renewSecret = () => 'x'.repeat(43)

/** A card sent to an address, with the name that the community entered. */
async function sendTo(email: string, name = '') {
  const { links } = await club.ask({ emails: [email], options: name ? [{ name }] : [] })
  return links[0]?.split('/').at(-1) ?? ''
}

/** Keeps a card by its mailed link, as a first visitor does; `told` is what they answer. */
async function keep(claim: string, told = '') {
  if (told) await world.call(nameClaim, { token: claim, name: told })
  const { token } = await world.call(enterByClaim, { claim, renewSecret: renewSecret() })
  const { credentials } = await takeByServer(world, token, claim)
  return { token, credentials }
}

const list = (asked: Partial<Parameters<typeof world.call<typeof listMembers>>[1]> = {}, token = club.token) =>
  world.call(listMembers, { pageSize: 50, ...asked }, { token })
const find = async (search: string) => (await list({ search })).members
const only = async (search: string): Promise<MemberRow> => {
  const [row, ...others] = await find(search)
  if (!row || others.length > 0) throw new Error(`${search} finds ${others.length + (row ? 1 : 0)} members`)
  return row
}

test.each(NAMES)('a name of a list reaches the members, their search and the export: %s', async (name) => {
  await keep(await sendTo(newAddress(), name))
  const row = await only(name.toLocaleUpperCase().normalize('NFD'))
  expect(row).toMatchObject({ name, nameSource: 'list', listedName: name, pseudo: '' })
  const { members } = await world.call(exportMembers, {}, as())
  expect(members.find(({ did }) => did === row.did)).toMatchObject({ name, pseudo: '' })
})

test('what the person told the community comes first, then the name of the wallet, then the list', async () => {
  const email = newAddress()
  const { token } = await keep(await sendTo(email, 'ODA BERG'))
  expect(await only('oda berg')).toMatchObject({ name: 'ODA BERG', nameSource: 'list' })
  await world.call(updateHolder, { pseudo: 'oda_b' }, { token })
  const { did } = await only('oda berg')
  expect(await only('oda_b')).toMatchObject({ did, name: 'oda_b', nameSource: 'wallet', listedName: 'ODA BERG' })
  await world.call(setOwnName, { issuerId: club.issuerId, name: 'Oda  Berg-Lund' }, { token })
  const given = { name: 'Oda Berg-Lund', nameSource: 'given', listedName: 'ODA BERG', pseudo: 'oda_b' }
  expect(await only('lund')).toMatchObject({ did, ...given })
  expect(await only('oda_b')).toMatchObject({ did })
  expect((await world.call(listOwnNames, {}, { token })).names).toMatchObject([
    { issuerId: club.issuerId, givenName: 'Oda Berg-Lund', listedName: 'ODA BERG' },
  ])
  await world.call(removeOwnName, { issuerId: club.issuerId }, { token })
  expect(await only('oda_b')).toMatchObject({ name: 'oda_b', nameSource: 'wallet' })
  expect(await find('lund')).toEqual([])
})

test("the claim page is filled with the list's name, then with the answer, and the badge has neither in clear", async () => {
  const claim = await sendTo(newAddress(), 'TOVE  LIND')
  expect(await world.call(getClaim, { token: claim })).toMatchObject({ name: 'TOVE LIND', listedName: 'TOVE LIND' })
  await world.call(nameClaim, { token: claim, name: 'Tove Lindh' })
  expect(await world.call(getClaim, { token: claim })).toMatchObject({ name: 'Tove Lindh', listedName: 'TOVE LIND' })
  const { credentials } = await keep(claim)
  expect(await only('tove lindh')).toMatchObject({ name: 'Tove Lindh', nameSource: 'given', listedName: 'TOVE LIND' })
  expect(JSON.stringify(credentials).toLowerCase()).not.toContain('tove')
})

test('two tabs that name differently: the last answer counts, an empty one takes it back', async () => {
  const claim = await sendTo(newAddress())
  for (const name of ['Ana', 'Anna']) await world.call(nameClaim, { token: claim, name })
  expect((await world.call(getClaim, { token: claim })).name).toBe('Anna')
  await world.call(nameClaim, { token: claim, name: '' })
  expect((await world.call(getClaim, { token: claim })).name).toBe('')
})

test.each([
  ['101 characters', 'a'.repeat(101)],
  ['spaces alone', '   '],
  ['a link', 'Léa https://example.org'],
  ['an address', 'lea@example.org'],
  ['right-to-left marks', 'Léa \u202eMoreau'],
  ['an emoji family alone', '👨‍👩‍👧'],
  ['no letter', '12 34'],
])('refuses as a name: %s', async (_, name) => {
  const claim = await sendTo(newAddress())
  await expect(world.call(nameClaim, { token: claim, name })).rejects.toMatchObject({ key: 'nameNotValid' })
  expect((await world.call(getClaim, { token: claim })).name).toBe('')
})

test('an emoji beside letters is a name', async () => {
  const claim = await sendTo(newAddress())
  await world.call(nameClaim, { token: claim, name: 'Nobu 👨‍👩‍👧' })
  expect((await world.call(getClaim, { token: claim })).name).toBe('Nobu 👨‍👩‍👧')
})

test('a claim that was withdrawn or collected takes no name any more', async () => {
  const [withdrawn, collected] = [await sendTo(newAddress()), await sendTo(newAddress())]
  await world.call(
    revokeSession,
    { challenge: readClaimToken(world.config, withdrawn)?.id ?? '', reason: 'Sent twice' },
    as(),
  )
  await keep(collected)
  for (const token of [withdrawn, collected, `${collected}x`])
    await expect(world.call(nameClaim, { token, name: 'Ada' })).rejects.toMatchObject({ key: 'claimGone' })
})

test('an answer does not follow a claim to another address', async () => {
  const claim = await sendTo(newAddress(), 'Liv Dahl')
  await world.call(nameClaim, { token: claim, name: 'Somebody else' })
  const challenge = readClaimToken(world.config, claim)?.id ?? ''
  const { link } = await world.call(resendSession, { challenge, email: newAddress() }, as())
  expect((await world.call(getClaim, { token: tokenOf(link) })).name).toBe('Liv Dahl')
})

test('a forwarded link gives its holder neither the name nor the address that it was sent to', async () => {
  const key = generateAccountKey()
  const claim = await sendTo('alva@example.org', 'Alva Holm')
  await claimWithKey(world, claim, key)
  expect(await find('alva')).toEqual([])
  const { member } = await world.call(getMember, { did: key.did }, as())
  expect(member).toMatchObject({ name: '', nameSource: '', listedName: '', email: '' })
})

test('each visitor of an open link tells their own name', async () => {
  const link = await club.open({ didLimit: 5, networkLimit: 0 })
  const entries = [await entryOf(world, link), await entryOf(world, link)]
  for (const [at, token] of entries.entries()) await world.call(nameClaim, { token, name: `Visitor ${'AB'[at]}` })
  await expect(world.call(nameClaim, { token: link, name: 'Everybody' })).rejects.toMatchObject({ key: 'claimGone' })
})

test('an address is veiled, and showing it is recorded without it', async () => {
  await keep(await sendTo('siri.dahl@example.org', 'Siri Dahl'))
  const row = await only('siri.d')
  expect(row.email).toBe('s•••••@example.org')
  const shown = () =>
    world
      .ctx()
      .db.select()
      .from(audit)
      .where(and(eq(audit.issuerId, club.issuerId), eq(audit.action, 'members.addressesShown')))
  const before = await shown()
  const { addresses } = await world.call(showAddresses, { dids: [row.did, generateAccountKey().did] }, as())
  expect(addresses).toEqual([{ did: row.did, email: 'siri.dahl@example.org' }])
  const after = await shown()
  expect(after).toHaveLength(before.length + 1)
  expect(JSON.stringify(after)).not.toContain('siri')
  const other = await startSending(world, {}, 'elsewhere@example.org')
  const asked = await world.call(showAddresses, { dids: [row.did] }, { token: other.token })
  expect(asked.addresses).toEqual([])
})

test("a key without the scope of addresses sees the wallet's own name alone, and finds by it alone", async () => {
  const { token } = await keep(await sendTo('runa@example.org', 'Runa Vik'), 'Runa Vik-Aas')
  const { did } = await only('runa vik')
  const key = await putKey(world, club.issuerId, { scopes: ['members:read'] })
  const listed = (asked: object) => callWith(world, key, listMembers, { pageSize: 50, ...asked })
  const keyed = async (search: string) => (await listed({ search })).members
  for (const search of ['runa', 'vik-aas', 'runa@']) expect(await keyed(search)).toEqual([])
  await world.call(updateHolder, { pseudo: 'runic' }, { token })
  expect(await keyed('runic')).toMatchObject([
    { did, name: 'runic', pseudo: 'runic', nameSource: 'wallet', listedName: '', email: '' },
  ])
  const page = await listed({ order: 'pseudo', pageSize: 1 })
  expect(Buffer.from(page.last, 'base64url').toString()).not.toMatch(/[a-z]{4,} [a-z]/i)
  const next = await listed({ order: 'pseudo', pageSize: 1, after: page.last })
  expect(next.members[0]?.did).toBe((await list({ order: 'pseudo' })).members[1]?.did)
  expect((await callWith(world, key, showAddresses, { dids: [did] })).addresses).toEqual([])
})

test('who is of the team by the address that was entered is so for those who may read it', async () => {
  const boss = newAddress()
  const own = await startSending(world, { category: 'membership', image: await pictureFile(856, 540) }, boss)
  const [card = ''] = await own.send(boss)
  await keep(card)
  expect((await list({}, own.token)).members).toMatchObject([{ parts: [{ kind: 'admin', title: '' }] }])
  const key = await putKey(world, own.issuerId, { scopes: ['members:read'] })
  expect((await callWith(world, key, listMembers, {})).members).toMatchObject([{ parts: [], email: '' }])
})

test('members without a name are counted and listed by themselves', async () => {
  const fresh = await startSending(world, { category: 'membership', image: await pictureFile(856, 540) }, newAddress())
  const { links } = await fresh.ask({ emails: ['named@example.org', 'unnamed@example.org'] })
  const [named = '', unnamed = ''] = links.map((link) => link.split('/').at(-1) ?? '')
  await keep(named, 'Ada')
  await keep(unnamed)
  const { members, counts } = await list({ status: 'unnamed' }, fresh.token)
  expect(counts).toMatchObject({ all: 2, unnamed: 1 })
  expect(members).toMatchObject([{ name: '', nameSource: '' }])
})

test('of two wallets that merge, the one that stays keeps its name, and gets one where it had none', async () => {
  const [first, second, third] = [
    await keep(await sendTo(newAddress(), 'LISTED FIRST'), 'Given First'),
    await keep(await sendTo(newAddress(), 'LISTED SECOND'), 'Given Second'),
    await keep(await sendTo(newAddress())),
  ]
  const [one, two, three] = [await idOf(first.token), await idOf(second.token), await idOf(third.token)]
  const merge = async (from: string, into: string) => {
    await moveGivenNames(world.ctx(), { from, into })
    await moveMembers(world.ctx(), { from, into })
  }
  await merge(one, two)
  expect(await only('given second')).toMatchObject({ name: 'Given Second', listedName: 'LISTED SECOND' })
  expect(await find('given first')).toEqual([])
  await merge(two, three)
  expect(await only('given second')).toMatchObject({ name: 'Given Second', nameSource: 'given' })
})

test('erasing the holder erases every name and address of theirs', async () => {
  const { token } = await keep(await sendTo('gone@example.org', 'Gone Listed'), 'Gone Given')
  const holderId = await idOf(token)
  await eraseHolder(world.ctx(), { holderIds: [holderId], emails: ['gone@example.org'] })
  const { db } = world.ctx()
  expect(await db.select().from(communityNames).where(eq(communityNames.holderId, holderId))).toEqual([])
  const { members } = await list({ status: 'left', search: 'gone' })
  expect(members).toEqual([])
  expect(JSON.stringify(await list({ status: 'left' })).toLowerCase()).not.toContain('gone')
})

test('a community that does not know somebody is told no name', async () => {
  const { token } = await keep(await sendTo(newAddress()))
  const other = await startSending(world, {}, newAddress())
  const asked = { issuerId: other.issuerId, name: 'Ada' }
  await expect(world.call(setOwnName, asked, { token })).rejects.toMatchObject({ key: 'notFound' })
})

/** The holder of a wallet session. */
async function idOf(token: string): Promise<string> {
  const { did } = await world.call(getHolder, {}, { token })
  const [row] = await world.ctx().db.select({ id: holders.id }).from(holders).where(eq(holders.did, did))
  return row?.id ?? ''
}
