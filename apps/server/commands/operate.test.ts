// On both databases: commands open the folder of the embedded one, which only one process may.

import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#base/ids.ts'
import { verifyBadge } from '#features/badges/verification/server/verify-badge.ts'
import { issuerAdmins, issuers } from '#features/issuers/server/tables.ts'
import { getClaim } from '#features/issuing/contract.ts'
import { keptShares } from '#features/kept-badges/server/tables.ts'
import { mailRoomOf } from '#features/sends/mail/server/mail-limit.ts'
import { addressChanges, folderPeople, folders, invitations, teamPeople } from '#features/team/server/tables.ts'
import { signUpIssuer } from '#features/templates/server/testing-issuer.ts'
import { openSession, readSession } from '#platform/access/sessions.ts'
import { audit } from '#platform/tables.ts'
import { tablesWith } from '#testing/tables.ts'
import { openWorld, type World } from '#testing/world.ts'
import { fillCommunity } from '../transfer/testing-community.ts'
import type { IssuerLine } from './find-issuers.ts'
import { operate } from './operate.ts'

let world: World
let filled: Awaited<ReturnType<typeof fillCommunity>>
let id: string
beforeAll(async () => {
  world = await openWorld({ config: { mailLimit24h: 10 } })
  filled = await fillCommunity(world)
  const [issuer] = await world.ctx().db.select().from(issuers)
  id = issuer?.id ?? ''
})
afterAll(() => world.close())

const operator = () => world.ctx({ kind: 'system', job: 'operator' })
const run = (...args: string[]) => operate(operator(), args)
const asJson = async (...args: string[]) => JSON.parse(await run(...args, '--json')) as IssuerLine
const lastAudit = async () => {
  const [row] = await world
    .ctx()
    .db.select()
    .from(audit)
    .where(eq(audit.actorId, 'operator'))
    .orderBy(desc(audit.id))
    .limit(1)
  return row
}

test('lists issuers with their counts, by any part of the name, their admin, id or DID', async () => {
  expect(await run('issuers')).toBe(`${id}  Cordée Lyon: 1 templates, 1 badges, 2 of 10 mails in 24 hours`)
  const { did, admins } = await asJson('issuer', id)
  for (const search of ['lyon', id, did.toUpperCase(), admins[0] ?? ''])
    expect(await run('issuers', search)).toContain(id)
  for (const search of ['Grenoble', '%', 'lea@example.org'])
    expect(await run('issuers', search)).toBe('No issuer fits.')
})

test('ends the page of a badge from elsewhere by its id, once', async () => {
  const at = { createdAt: world.now(), checkedAt: world.now() }
  await world
    .ctx()
    .db.insert(keptShares)
    .values({ id: 'shown1', keptId: 'k1', holderId: 'h1', ...at })
  expect(await run('kept-share', 'shown1', 'end')).toBe(
    'The page is ended. The badge stays in the wallet, and gets no other page there.',
  )
  expect(await lastAudit()).toMatchObject({ action: 'keptShare.ended', subjectId: 'shown1', issuerId: null })
  await expect(run('kept-share', 'shown1', 'end')).rejects.toThrow('There is no page shown1, or it was ended before.')
  await expect(run('kept-share', 'shown1')).rejects.toThrow('Say which page')
})

test('changes the e-mail limit of one issuer, and resets it', async () => {
  await run('limit', id, 'mails', '25000')
  expect((await mailRoomOf(world.ctx(), id)).left).toBe(24_998)
  expect(await lastAudit()).toMatchObject({ action: 'issuer.mailLimitSet', issuerId: id, detail: { mails: 25_000 } })
  expect(await asJson('limit', id, 'mails', 'default')).toMatchObject({ mailLimit24h: 10, ownMailLimit: false })
  expect((await mailRoomOf(world.ctx(), id)).left).toBe(8)
})

test('puts a community inside of another one, limits how many, and takes it out', async () => {
  const { issuerId: other } = await signUpIssuer(world, 'Fédération')
  await run('sub-limit', other, '0')
  await expect(run('parent', id, other)).rejects.toThrow('The parent has as many sub-communities as its limit allows')
  expect(await lastAudit()).toMatchObject({ action: 'issuer.subLimitSet', detail: { subs: 0 } })
  await expect(run('sub-limit', other, '10001')).rejects.toThrow('A limit is a whole number from 0 to 10000')
  expect(await asJson('sub-limit', other, 'default')).toMatchObject({ subLimit: 1000, subs: 0 })
  expect(await asJson('parent', id, other)).toMatchObject({ parent: { id: other, name: 'Fédération' } })
  expect(await asJson('issuer', other)).toMatchObject({ subs: 1, parent: null })
  expect(await run('issuers', id)).toContain('Cordée Lyon (inside Fédération)')
  expect(await run('parent', id)).toContain(`inside    Fédération (${other})`)
  await expect(run('parent', other, id)).rejects.toThrow('A community with sub-communities cannot be one')
  expect(await asJson('parent', id, 'none')).toMatchObject({ parent: null })
})

test('marks a checked issuer on public pages until its name changes', async () => {
  const markOf = async () => {
    const { checks } = await verifyBadge(world.ctx(), { badgeId: filled.badgeId })
    const claim = await world.call(getClaim, { token: filled.claim })
    return [checks.find(({ check }) => check === 'issuer')?.facts.promotedAt, claim.issuer?.promotedAt]
  }
  expect(await markOf()).toEqual([undefined, ''])
  const { promotedAt } = await asJson('promote', id)
  expect(Date.parse(promotedAt)).toBeGreaterThan(0)
  expect(await lastAudit()).toMatchObject({ action: 'issuer.promoted', issuerId: id })
  expect(await markOf()).toEqual([promotedAt, promotedAt])
  const rename = (name: string) => world.ctx().db.update(issuers).set({ name }).where(eq(issuers.id, id))
  await rename('A University')
  expect(await markOf()).toEqual([undefined, ''])
  await rename('Cordée Lyon')
  expect(await markOf()).toEqual([promotedAt, promotedAt])
  await run('demote', id)
  expect(await markOf()).toEqual([undefined, ''])
  expect(await lastAudit()).toMatchObject({ action: 'issuer.promotionEnded' })
})

test('lists which providers are on, and what they cannot check', async () => {
  const settings = { clientId: 'x', clientSecret: 'x', signInUrl: 'https://x.com', apiUrl: 'https://api.x.com' }
  const ctx = { ...operator(), config: { ...world.config, outside: { telegram: settings, x: settings } } }
  const lines = (await operate(ctx, ['providers'])).split('\n')
  expect(lines).toContain('x         on')
  expect(lines).toContain('linkedin  off')
  expect(lines).toContain('telegram  on, a person reviews telegramJoin')
})

test('lists the data of a person, and erases it only after confirmation', async () => {
  const output = await run('erase-holder', 'MAX@example.org')
  expect(output).toMatch(/Known, and not erased:.*address {6}max@example\.org.*1 claims.*repeat it with --yes/s)
  expect(await run('erase-holder', 'max@example.org')).toBe(output.replace('MAX', 'max'))
  const erased = await run('erase-holder', 'max@example.org', '--yes')
  expect(erased).toMatch(/^Erased:.*What stays:.*wants no mails.*Note the day/s)
  expect(await tablesWith(world, 'max@example.org')).toEqual([])
  await expect(run('erase-holder', 'max@example.org')).rejects.toThrow(/Nothing is known of max@example.org/)
  const admin = (await asJson('issuer', id)).admins[0] ?? ''
  await expect(run('erase-holder', admin)).rejects.toThrow(/Nothing is known/)
})

test('erases a contributor from their communities', async () => {
  const { db } = world.ctx()
  const email = 'lea.helps@example.org'
  const person = { issuerId: id, email, invitedAt: world.now() }
  await db.insert(teamPeople).values(person)
  const folderId = newId()
  await db.insert(folders).values({ id: folderId, issuerId: id, name: 'Helpers of Lea', createdAt: world.now() })
  await db.insert(folderPeople).values({ folderId, issuerId: id, email, rights: 'edit' })
  const session = await openSession(world.ctx(), { kind: 'studio', issuerId: id, email, isContributor: 1 })
  expect(await run('erase-holder', email)).toMatch(/contributor {2}of Cordée Lyon/)
  expect(await run('erase-holder', email, '--yes')).toMatch(/^Erased:/)
  expect(await tablesWith(world, email)).toEqual([])
  expect(await readSession(world.ctx(), session.id)).toBeUndefined()
})

test('erases what tells of a former admin, and keeps an admin', async () => {
  const { db } = world.ctx()
  const [former, current] = ['former.admin@example.org', 'renamed.admin@example.org']
  const at = world.now()
  const names = { firstName: 'Noa', lastName: 'Example' }
  await db
    .insert(issuerAdmins)
    .values({ issuerId: id, email: current, ...names, mainAdmin: false, registrationDate: at })
  const change = { issuerId: id, sessionId: newId(), codeHash: '', createdAt: at, expiresAt: at }
  await db
    .insert(addressChanges)
    .values({ ...change, id: newId(), oldEmail: former, newEmail: current, confirmedAt: at })
  const invitation = { issuerId: id, language: 'en' as const, createdAt: at, sentAt: at, expiresAt: at }
  await db.insert(invitations).values([
    { ...invitation, id: newId(), kind: 'admin', email: former, invitedBy: current, inviterName: 'Noa', endedAt: at },
    { ...invitation, id: newId(), kind: 'folder', email: 'guest@example.org', invitedBy: former, inviterName: 'Noa' },
  ])
  await expect(run('erase-holder', current)).rejects.toThrow(/Nothing is known/)
  expect(await run('erase-holder', former)).toMatch(/elsewhere {4}3 rows/)
  expect(await run('erase-holder', former, '--yes')).toMatch(/^Erased:/)
  expect(await tablesWith(world, former)).toEqual([])
  expect(await db.$count(issuerAdmins, eq(issuerAdmins.email, current))).toBe(1)
  expect(await db.$count(invitations, eq(invitations.email, 'guest@example.org'))).toBe(1)
  await db.delete(issuerAdmins).where(eq(issuerAdmins.email, current))
})

test('announces another main admin, and says when the change happens', async () => {
  const { admins } = await asJson('issuer', id)
  const ben = { issuerId: id, email: 'ben@example.org', firstName: 'Ben', lastName: 'Young', mainAdmin: false }
  await world
    .ctx()
    .db.insert(issuerAdmins)
    .values({ ...ben, registrationDate: world.now() })
  const said = await run('main-admin', id, 'Ben@Example.org')
  expect(said).toMatch(/^The admins of Cordée Lyon are notified\. ben@example\.org becomes its main admin on \d{4}-/)
  expect(await lastAudit()).toMatchObject({ action: 'replacement.announced', issuerId: id })
  await expect(run('main-admin', id, admins[0] ?? '')).rejects.toThrow(/is the main admin already.*Nothing was changed/)
  await expect(run('main-admin', id, 'eve@example.org')).rejects.toThrow(/no registered admin.*Nothing was changed/)
  await expect(run('main-admin', id)).rejects.toThrow(/Name the new main admin/)
  await world.ctx().db.delete(issuerAdmins).where(eq(issuerAdmins.email, 'ben@example.org'))
})

test('explains wrong arguments, and changes nothing', async () => {
  await expect(run()).rejects.toThrow(/Say what to do.*issuers/s)
  await expect(run('remove', id)).rejects.toThrow(/no subcommand "remove"/)
  await expect(run('promote')).rejects.toThrow(/Name an issuer/)
  await expect(run('promote', 'nobody')).rejects.toThrow(/There is no issuer nobody/)
  await expect(run('limit', id, 'mails', '-5')).rejects.toThrow()
  await expect(run('limit', id, 'mails', '1e3')).rejects.toThrow(/no whole number/)
  await expect(run('limit', id, 'mails', '2000000')).rejects.toThrow(/from 0 to 1000000/)
  await expect(run('limit', id, 'badges', '5')).rejects.toThrow(/which limit/)
  await expect(run('erase-holder')).rejects.toThrow(/Name whom to erase/)
  await expect(run('erase-holder', 'nobody@example.org', '--yes')).rejects.toThrow(/Nothing was changed/)
  expect(await asJson('issuer', id)).toMatchObject({ mailLimit24h: 10, promotedAt: '' })
})
