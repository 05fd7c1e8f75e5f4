// On both databases: this is the largest transaction.

import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { generateAccountKey } from '#credentials/dids/did-sdi.ts'
import { createShare, getShare, listHeld, updateShare, verifyAny, verifyBadge } from '#features/badges/contract.ts'
import { badges } from '#features/badges/server/tables.ts'
import { checkInByHand, findTickets } from '#features/door/contract.ts'
import { createProof, getHolder, updateHolder } from '#features/holders/contract.ts'
import { badgeKeys, holders } from '#features/holders/server/tables.ts'
import { enterByClaim, getClaim } from '#features/issuing/contract.ts'
import { openKey } from '#features/keys/server/open-key.ts'
import { sealedKeys } from '#features/keys/server/tables.ts'
import { joinMembers } from '#features/members/server/join-members.ts'
import { members } from '#features/members/server/tables.ts'
import { setOwnName } from '#features/names/contract.ts'
import { createSessions } from '#features/sends/contract.ts'
import { recipientLists } from '#features/sends/server/tables.ts'
import { createTemplate } from '#features/templates/contract.ts'
import { templateForm } from '#features/templates/server/testing-issuer.ts'
import { accessOf, claimWithKey, credentialFor, nonceOf, startSending } from '#testing/claim.ts'
import { openEvent } from '#testing/event.ts'
import { testOnPostgres } from '#testing/on-postgres.ts'
import { browserSecret, picture } from '#testing/stories.ts'
import { tablesWith } from '#testing/tables.ts'
import { generateWalletKey, openWalletOf } from '#testing/wallet-stories.ts'
import { openWorld, type World } from '#testing/world.ts'
import { eraseHolder } from './erase-holder.ts'
import { findPerson, type Person } from './find-person.ts'

const LEA = 'lea.erased@example.org'
const NOTE = 'a note about a person'
const NAME = 'Lea the Erased'
const GIVEN_NAME = 'Léa Told Them'
const EVIDENCE = 'what a person did'
const NEIGHBOUR = 'max.stays@example.org'

let world: World
let issuer: Awaited<ReturnType<typeof startSending>>
beforeAll(async () => {
  world = await openWorld()
  issuer = await startSending(world)
})
afterAll(() => world.close())

const known = async (who: string): Promise<Person> => {
  const person = await findPerson(world.ctx(), who)
  if (!person) throw new Error(`Nobody is ${who}`)
  return person
}
const tokenOf = (link = '') => link.split('/').at(-1) ?? ''
const badgesOf = (holderId: string) => world.ctx().db.select().from(badges).where(eq(badges.holderId, holderId))

/** Sends two badges to an address, with a note; collects one into the wallet that its link opens. */
async function keepByMail(email: string) {
  const asked = { emails: [email], note: NOTE, evidenceText: email === LEA ? EVIDENCE : '' }
  const { links } = await issuer.ask(asked)
  const { links: waiting } = await issuer.ask(asked)
  await world.runJobs()
  const claim = tokenOf(links[0])
  const { token } = await world.call(enterByClaim, { claim, renewSecret: browserSecret() })
  const { proof } = await world.call(createProof, { nonce: await nonceOf(world) }, { token })
  await credentialFor(world, await accessOf(world, claim), proof)
  return { token, claim, waiting: tokenOf(waiting[0]) }
}

test('erases a holder by e-mail from every table, file and page, and keeps the badge verifiable', async () => {
  const kept = await keepByMail(LEA)
  await keepByMail(NEIGHBOUR)
  const earlier = await picture('#654321')
  await world.call(updateHolder, { pseudo: NAME, lang: 'en', file: earlier }, { token: kept.token })
  const [shown] = await world.ctx().db.select().from(holders).where(eq(holders.pseudo, NAME))
  const file = await picture('#123456')
  await world.call(updateHolder, { pseudo: NAME, lang: 'en', file }, { token: kept.token })
  const { imageCid } = (await world.ctx().db.select().from(holders).where(eq(holders.pseudo, NAME)))[0] ?? {}
  await world.runJobs()
  expect(shown?.imageCid).toMatch(/^b/)
  expect(await world.services.blobs.get(shown?.imageCid ?? '')).toBeUndefined()
  const person = await known(LEA.toUpperCase())
  const [holderId = ''] = person.holderIds
  const [badge] = await badgesOf(holderId)
  const badgeId = badge?.id ?? ''
  const issuerId = badge?.issuerId ?? ''
  const shareId = tokenOf((await world.call(createShare, { badgeId }, { token: kept.token })).shareUrl)
  await world.call(setOwnName, { issuerId, name: GIVEN_NAME }, { token: kept.token })
  await world.call(updateShare, { badgeId, showsName: true }, { token: kept.token })
  expect(await world.call(verifyBadge, { badgeId })).toMatchObject({ holderName: GIVEN_NAME })
  await joinMembers(world.ctx(), issuerId, [holderId])
  const list = { id: 'list', issuerId, name: 'All', emails: [LEA, NEIGHBOUR], updatedAt: world.now() }
  await world.ctx().db.insert(recipientLists).values(list)
  expect(await known(LEA)).toMatchObject({
    badges: 1,
    claims: 2,
    shares: 1,
    memberships: 1,
    sessions: 1,
    emails: [LEA],
  })
  expect(await world.services.blobs.get(imageCid ?? '')).toBeDefined()
  const page = { url: `${world.config.publicUrl}/verify/${badgeId}` }
  expect((await world.call(verifyAny, page)).evidence).toEqual([{ url: '', name: '', text: EVIDENCE }])

  await Promise.all([eraseHolder(world.ctx(), person), eraseHolder(world.ctx(), person)])

  for (const text of [LEA, NAME, GIVEN_NAME]) expect(await tablesWith(world, text)).toEqual([])
  expect(await findPerson(world.ctx(), LEA)).toBeUndefined()
  expect(await world.services.blobs.get(imageCid ?? '')).toBeUndefined()
  await expect(world.call(getHolder, {}, { token: kept.token })).rejects.toMatchObject({ status: 401 })
  await expect(world.call(getShare, { shareId })).rejects.toMatchObject({ status: 404 })
  expect(await world.call(getClaim, { token: kept.waiting })).toMatchObject({ state: 'expired' })
  const keys = await world.ctx().db.select().from(sealedKeys).where(eq(sealedKeys.ownerId, holderId))
  expect(keys.map(({ purpose }) => purpose).sort()).toEqual(['badge', 'holder'])
  for (const { id } of keys) await expect(openKey(world.ctx(), id)).rejects.toMatchObject({ key: 'notFound' })
  expect(await world.ctx().db.select().from(badgeKeys).where(eq(badgeKeys.holderId, holderId))).toEqual([])
  const [member] = await world.ctx().db.select().from(members).where(eq(members.holderId, holderId))
  expect(member?.endedAt).not.toBeNull()
  expect(await world.call(verifyBadge, { badgeId })).toMatchObject({ verdict: 'genuine', evidence: [], holderName: '' })
  expect(await world.call(verifyAny, page)).toMatchObject({ verdict: 'genuine', evidence: [] })
  // Only the signed credential still contains it.
  const [stored] = await badgesOf(holderId)
  expect(JSON.stringify(stored?.credential)).toContain(EVIDENCE)
  expect(stored).toMatchObject({ evidenceUrl: '', evidenceText: '' })
  expect(await tablesWith(world, EVIDENCE)).toEqual(['public.badges'])
  // Only the badge names the badge key, and finds its wallet.
  const subject = person.wallets[0]?.badgeDid ?? ''
  expect(stored?.credential).toMatchObject({ credentialSubject: { id: subject } })
  expect(await tablesWith(world, subject.split(':').at(-1) ?? '')).toEqual(['public.badges'])
  expect(await known(subject)).toMatchObject({ holderIds: [holderId], emails: [], badges: 1, claims: 1 })

  const [saved] = await world.ctx().db.select().from(recipientLists)
  expect(saved?.emails).toEqual([NEIGHBOUR])
  expect(await known(NEIGHBOUR)).toMatchObject({ badges: 1, claims: 2, sessions: 1 })
  expect(await tablesWith(world, NOTE)).toEqual(['public.claims'])
})

test('erases a holder with their own key, who can open the wallet again with it', async () => {
  const key = generateWalletKey()
  const [claim = ''] = await issuer.send('own.key@example.org')
  await claimWithKey(world, claim, key)
  const token = await openWalletOf(world, key)
  await world.call(updateHolder, { pseudo: 'Own Key', lang: 'en' }, { token })
  expect((await known(key.badge.did)).wallets).toEqual([{ did: key.did, badgeDid: key.badge.did, kind: 'own' }])
  await eraseHolder(world.ctx(), await known(key.did.toUpperCase()))
  for (const text of ['own.key@example.org', 'Own Key', key.badge.did])
    expect(await tablesWith(world, text)).toEqual([])
  await expect(world.call(getHolder, {}, { token })).rejects.toMatchObject({ status: 401 })
  const again = await openWalletOf(world, key)
  expect((await world.call(listHeld, {}, { token: again })).badges).toHaveLength(1)
  expect(await world.call(getHolder, {}, { token: again })).toMatchObject({ badgeDid: key.badge.did })
})

test('erases the reason of an admission by hand, for collected and uncollected tickets', async () => {
  const { token } = issuer
  const [startDate = '', endDate = ''] = [1, 30].map((hours) =>
    new Date(world.now().getTime() + hours * 3_600_000).toISOString(),
  )
  const form = await templateForm({ category: 'ticket', location: '', startDate, endDate })
  const { templateId } = await world.call(createTemplate, form, { token })
  await world.runJobs()
  const key = generateAccountKey()
  const people = {
    'late.collector@example.org': 'leg in plaster',
    'no.collector@example.org': 'left the phone at home',
  }
  for (const [email, reason] of Object.entries(people)) {
    const { links } = await world.call(createSessions, { templateId, emails: [email] }, { token })
    const { tickets } = await world.call(findTickets, { templateId, search: email }, { token })
    await world.call(checkInByHand, { templateId, ticketId: tickets[0]?.ticketId ?? '', reason }, { token })
    expect(await tablesWith(world, reason)).toEqual(['public.check_ins'])
    if (email.startsWith('late')) await claimWithKey(world, tokenOf(links[0]), key)
    await eraseHolder(world.ctx(), await known(email.startsWith('late') ? key.did : email))
    expect(await tablesWith(world, reason)).toEqual([])
  }
})

testOnPostgres('erases a holder while a door admits their tickets, without a deadlock', async () => {
  for (let round = 0; round < 3; round++) {
    const event = await openEvent(world, issuer)
    const key = generateAccountKey()
    const tickets = []
    for (let at = 0; at < 8; at++)
      tickets.push(await event.collect(await event.send(`crowd${round}-${at}@example.org`), key))
    const person = await known(key.did)
    const erasing = tickets.slice(0, 2).map(() => eraseHolder(world.ctx(), person))
    const [answers] = await Promise.all([Promise.all([...tickets, ...tickets].map(event.admit)), ...erasing])
    expect(answers.map(({ answer }) => answer).sort()).toEqual([...Array(8).fill('in'), ...Array(8).fill('used')])
  }
})

test('keeps a picture that is used elsewhere and the note of an open link', async () => {
  const key = generateAccountKey()
  const link = await issuer.open({ sessionNumber: 1, didLimit: -1, note: 'at the door' })
  await claimWithKey(world, link, key)
  const shared = await world.services.blobs.put(Buffer.from('a picture of two'))
  for (const did of [key.did, generateAccountKey().did]) {
    if (did !== key.did)
      await world.ctx().db.insert(holders).values({ id: did, did, kind: 'own', language: 'en', createdAt: world.now() })
    await world.ctx().db.update(holders).set({ imageCid: shared }).where(eq(holders.did, did))
  }
  await eraseHolder(world.ctx(), await known(key.did))
  expect(await world.services.blobs.get(shared)).toBeDefined()
  expect(await tablesWith(world, 'at the door')).toEqual(['public.claims'])
})

test('finds and erases a person known only from a saved list', async () => {
  const { issuerId } = (await world.ctx().db.select().from(recipientLists))[0] ?? { issuerId: '' }
  const emails = ['only.listed@example.org', NEIGHBOUR]
  await world
    .ctx()
    .db.insert(recipientLists)
    .values({ id: 'other', issuerId, name: 'B', emails, updatedAt: world.now() })
  const person = await known('only.listed@example.org')
  expect(person).toMatchObject({ holderIds: [], claims: 0, mentions: 1 })
  await eraseHolder(world.ctx(), person)
  expect(await tablesWith(world, 'only.listed')).toEqual([])
  expect(await findPerson(world.ctx(), 'only.listed@example.org')).toBeUndefined()
})

test('finds and erases a person known only as a recipient', async () => {
  await issuer.send('never.opened@example.org')
  const person = await known('never.opened@example.org')
  expect(person).toMatchObject({ holderIds: [], claims: 1, badges: 0 })
  await eraseHolder(world.ctx(), person)
  expect(await tablesWith(world, 'never.opened')).toEqual([])
  for (const who of ['nobody@example.org', 'did:sdi:0x0', 'nobody'])
    expect(await findPerson(world.ctx(), who)).toBeUndefined()
})
