import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { generateAccountKey } from '#credentials/dids/did-sdi.ts'
import { getIssuer } from '#features/issuers/contract.ts'
import { issuerAdmins } from '#features/issuers/server/tables.ts'
import { testOnPostgres } from '#testing/on-postgres.ts'
import { proveNow } from '#testing/stories.ts'
import { signUpByWallet } from '#testing/wallet-stories.ts'
import { openWorld, type World } from '#testing/world.ts'
import { ADMINS_MAX, INVITATION_DAYS, INVITATIONS_AN_HOUR, INVITATIONS_TO_ADDRESS_A_DAY } from '../../rules.ts'
import { isOpen } from '../../server/invite.ts'
import { invitations } from '../../server/tables.ts'
import { noticesTo, openSessions, openTeam } from '../../server/testing-admins.ts'
import {
  addAdmin,
  changeMainAdmin,
  confirmAdminEmail,
  deleteAdmin,
  listAdmins,
  resendAdmin,
  updateAdmin,
} from '../contract.ts'
import { forgetChanges } from './forget-changes.ts'

const DAY_MS = 24 * 60 * 60_000
const DORA = { firstName: 'Dora', lastName: 'Mole' }
const notAllowed = { key: 'notAllowed', status: 403 }
const tooMany = { key: 'tooManyInvitations', status: 429 }

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const list = async (token: string) => (await world.call(listAdmins, {}, { token })).admins
const openInvitations = (issuerId: string, email: string) =>
  world
    .ctx()
    .db.select()
    .from(invitations)
    .where(and(eq(invitations.issuerId, issuerId), eq(invitations.email, email), isOpen()))

test('lists the caller first, then the main admin, then by name', async () => {
  const { ada, ben, cleo, tokens, emailOf } = await openTeam(world)
  const dora = emailOf('dora')
  await world.call(addAdmin, { email: dora, ...DORA }, { token: tokens.ada })
  const namesFor = async (token: string) => (await list(token)).map(({ email }) => email)
  expect(await namesFor(tokens.ben)).toEqual([ben, ada, cleo, dora])
  expect(await namesFor(tokens.ada)).toEqual([ada, cleo, dora, ben])
})

test('shows a pending admin with the day of the invitation, and when it has expired', async () => {
  const { ada, tokens, emailOf } = await openTeam(world)
  const dora = emailOf('dora')
  await world.call(addAdmin, { email: dora.toUpperCase(), ...DORA }, { token: tokens.ada })
  const row = async (email: string) => (await list(tokens.ada)).find((admin) => admin.email === email)
  const { did } = await world.call(getIssuer, {}, { token: tokens.ada })
  const pending = { ...DORA, did, email: dora, mainAdmin: false, registrationDate: '', isExpired: false, newEmail: '' }
  expect(await row(dora)).toMatchObject(pending)
  const invited = Date.parse((await row(dora))?.invitedDate ?? '')
  expect(Math.abs(invited - world.now().getTime())).toBeLessThan(60_000)
  expect(await row(ada)).toMatchObject({ mainAdmin: true, invitedDate: '', isExpired: false })
  await world.ctx().db.update(invitations).set({ expiresAt: world.now() }).where(eq(invitations.email, dora))
  expect(await row(dora)).toMatchObject({ registrationDate: '', isExpired: true })
})

test.each([
  [{ email: ' ', ...DORA }, 'emailRequired'],
  [{ email: 'dora@', ...DORA }, 'invalidEmail'],
  [{ email: 'dora@example.org', ...DORA, firstName: ' ' }, 'nameRequired'],
  [{ email: 'dora@example.org', ...DORA, lastName: '' }, 'nameRequired'],
  [{ email: 'dora@example.org', ...DORA, firstName: 'D'.repeat(31) }, 'firstNameTooLong'],
  [{ email: 'dora@example.org', ...DORA, lastName: 'M'.repeat(51) }, 'lastNameTooLong'],
])('refuses %j with %s', async (input, key) => {
  const { tokens } = await openTeam(world)
  await expect(world.call(addAdmin, input, { token: tokens.ada })).rejects.toMatchObject({ key, status: 400 })
})

test('invites for 14 days in the name and language of the caller', async () => {
  const { issuerId, ben, tokens, emailOf } = await openTeam(world)
  const dora = emailOf('dora')
  await world.call(addAdmin, { email: dora, ...DORA, lang: 'fr' }, { token: tokens.ben })
  const [invitation] = await openInvitations(issuerId, dora)
  expect(invitation).toMatchObject({
    ...DORA,
    kind: 'admin',
    invitedBy: ben,
    inviterName: 'Ben Young',
    language: 'fr',
    sends: 1,
  })
  const days = ((invitation?.expiresAt.getTime() ?? 0) - (invitation?.sentAt.getTime() ?? 0)) / DAY_MS
  expect(days).toBe(INVITATION_DAYS)
})

test('refuses the address of an admin, pending or not', async () => {
  const { ben, tokens, emailOf } = await openTeam(world)
  const dora = emailOf('dora')
  const add = (email: string) => world.call(addAdmin, { email, ...DORA }, { token: tokens.ada })
  await add(dora)
  for (const email of [dora, ben]) await expect(add(email)).rejects.toMatchObject({ key: 'emailTaken', status: 409 })
})

test('refuses one admin more than a community can have', async () => {
  const { issuerId, tokens, emailOf } = await openTeam(world)
  const rows = Array.from({ length: ADMINS_MAX - 3 }, (_, at) => ({
    issuerId,
    email: emailOf(`more${at}`),
    ...DORA,
    mainAdmin: false,
  }))
  await world.ctx().db.insert(issuerAdmins).values(rows)
  const added = world.call(addAdmin, { email: emailOf('dora'), ...DORA }, { token: tokens.ada })
  await expect(added).rejects.toMatchObject({ key: 'tooManyAdmins', status: 409 })
})

test('sends an invitation again, which starts its 14 days again', async () => {
  const { issuerId, tokens, emailOf } = await openTeam(world)
  const dora = emailOf('dora')
  await world.call(addAdmin, { email: dora, ...DORA }, { token: tokens.ada })
  const [before] = await openInvitations(issuerId, dora)
  await world.ctx().db.update(invitations).set({ expiresAt: world.now() }).where(eq(invitations.email, dora))
  await world.call(resendAdmin, { email: dora }, { token: tokens.ben })
  const [after] = await openInvitations(issuerId, dora)
  expect(after).toMatchObject({ id: before?.id, sends: 2, ...DORA })
  expect(after?.expiresAt.getTime()).toBeGreaterThanOrEqual(before?.expiresAt.getTime() ?? 0)
})

test('sends nothing again to a registered admin or a stranger', async () => {
  const { ben, tokens, emailOf } = await openTeam(world)
  for (const email of [ben, emailOf('eve')]) {
    const again = world.call(resendAdmin, { email }, { token: tokens.ada })
    await expect(again).rejects.toMatchObject({ key: 'notFound' })
  }
})

test('mails one address five invitations a day from all communities, and writes nothing above', async () => {
  const [one, other] = [await openTeam(world), await openTeam(world)]
  const dora = one.emailOf('dora')
  const add = { email: dora, ...DORA }
  await world.call(addAdmin, add, { token: one.tokens.ada })
  for (let sent = 1; sent < INVITATIONS_TO_ADDRESS_A_DAY; sent += 1)
    await world.call(resendAdmin, { email: dora }, { token: one.tokens.ada })
  await expect(world.call(addAdmin, add, { token: other.tokens.ada })).rejects.toMatchObject(tooMany)
  expect((await list(other.tokens.ada)).map(({ email }) => email)).not.toContain(dora)
  await expect(world.call(resendAdmin, { email: dora }, { token: one.tokens.ada })).rejects.toMatchObject(tooMany)
})

test('mails a hundred invitations an hour of one community', async () => {
  const { issuerId, tokens, emailOf } = await openTeam(world)
  const rows = Array.from({ length: 50 }, (_, at) => ({
    issuerId,
    email: emailOf(`p${at}`),
    ...DORA,
    mainAdmin: false,
  }))
  await world.ctx().db.insert(issuerAdmins).values(rows)
  for (let sent = 0; sent < INVITATIONS_AN_HOUR; sent += 1)
    await world.call(resendAdmin, { email: emailOf(`p${sent % 50}`) }, { token: tokens.ada })
  const more = world.call(resendAdmin, { email: emailOf('p0') }, { token: tokens.ada })
  await expect(more).rejects.toMatchObject(tooMany)
})

test('changes the own names at once, and nobody else has that row', async () => {
  const { ada, ben, tokens } = await openTeam(world)
  const names = { firstName: 'Benoît', lastName: 'Jeune' }
  const own = { ...names, oldEmail: ben, newEmail: ben }
  expect(await world.call(updateAdmin, own, { token: tokens.ben })).toEqual({ emailSent: false })
  expect((await list(tokens.ben))[0]).toMatchObject(names)
  for (const token of [tokens.ada, tokens.cleo])
    await expect(world.call(updateAdmin, own, { token })).rejects.toMatchObject(notAllowed)
  const others = { ...names, oldEmail: ada, newEmail: ada }
  await expect(world.call(updateAdmin, others, { token: tokens.ben })).rejects.toMatchObject(notAllowed)
})

test('removes an admin, whose session ends at the next call, and notifies them', async () => {
  const { issuerId, name, ben, tokens } = await openTeam(world)
  await world.call(deleteAdmin, { email: ben }, { token: tokens.ada })
  await expect(list(tokens.ben)).rejects.toMatchObject({ key: 'signedOut', status: 401 })
  expect(await openSessions(world, issuerId, ben)).toBe(0)
  expect((await list(tokens.ada)).map(({ email }) => email)).not.toContain(ben)
  const [notice] = await noticesTo(world, ben)
  expect(notice?.subject).toBe(`You are no longer an admin of ${name}`)
  expect(notice?.text).toContain(`Vous n’êtes plus admin de ${name}`)
  await expect(world.call(deleteAdmin, { email: ben }, { token: tokens.ada })).rejects.toMatchObject({
    key: 'notFound',
  })
})

test('notifies a removed admin in the language of the page', async () => {
  const { name, ben, tokens } = await openTeam(world)
  await world.call(deleteAdmin, { email: ben, lang: 'fr' }, { token: tokens.ada })
  expect((await noticesTo(world, ben)).map(({ subject }) => subject)).toEqual([`Vous n’êtes plus admin de ${name}`])
})

test('removes a pending admin with the invitation', async () => {
  const { issuerId, name, tokens, emailOf } = await openTeam(world)
  const dora = emailOf('dora')
  await world.call(addAdmin, { email: dora, ...DORA }, { token: tokens.ada })
  await world.call(deleteAdmin, { email: dora }, { token: tokens.ada })
  expect(await openInvitations(issuerId, dora)).toEqual([])
  expect((await noticesTo(world, dora)).map(({ subject }) => subject)).toEqual([
    `Your invitation to ${name} was withdrawn`,
  ])
})

test('lets only the main admin remove, and never themselves', async () => {
  const { ada, cleo, tokens } = await openTeam(world)
  const remove = (email: string, token: string) => world.call(deleteAdmin, { email }, { token })
  await expect(remove(cleo, tokens.ben)).rejects.toMatchObject(notAllowed)
  await expect(remove(ada, tokens.ada)).rejects.toMatchObject(notAllowed)
  expect(await list(tokens.ada)).toHaveLength(3)
})

test('has no admins to manage in a community with its own key', async () => {
  const token = await signUpByWallet(world, generateAccountKey())
  const email = 'dora@example.org'
  await proveNow(world, token)
  const calls = await Promise.allSettled([
    world.call(listAdmins, {}, { token }),
    world.call(addAdmin, { email, ...DORA }, { token }),
    world.call(resendAdmin, { email }, { token }),
    world.call(updateAdmin, { ...DORA, oldEmail: email, newEmail: email }, { token }),
    world.call(confirmAdminEmail, { code: '000000' }, { token }),
    world.call(deleteAdmin, { email }, { token }),
    world.call(changeMainAdmin, { email }, { token }),
  ])
  expect(calls.map((call) => call.status === 'rejected' && call.reason.key)).toEqual(calls.map(() => 'notAllowed'))
})

test('forgets accepted and ended invitations after a month', async () => {
  const { issuerId, tokens, emailOf } = await openTeam(world)
  const [dora, emil] = [emailOf('dora'), emailOf('emil')]
  for (const email of [dora, emil]) await world.call(addAdmin, { email, ...DORA }, { token: tokens.ada })
  await world.call(deleteAdmin, { email: dora }, { token: tokens.ada })
  const kept = async () =>
    (await world.ctx().db.select().from(invitations).where(eq(invitations.issuerId, issuerId))).map(
      ({ email }) => email,
    )
  await forgetChanges(world.ctx())
  expect((await kept()).sort()).toEqual([dora, emil].sort())
  await world
    .ctx()
    .db.update(invitations)
    .set({ endedAt: new Date(world.now().getTime() - 31 * DAY_MS) })
    .where(eq(invitations.email, dora))
  await forgetChanges(world.ctx())
  expect(await kept()).toEqual([emil])
})

testOnPostgres('adds an address once, of two calls at the same moment', async () => {
  const { issuerId, tokens, emailOf } = await openTeam(world)
  const email = emailOf('dora')
  const calls = [tokens.ada, tokens.ben, tokens.cleo].map((token) =>
    world.call(addAdmin, { email, ...DORA }, { token }),
  )
  const done = await Promise.allSettled(calls)
  expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await openInvitations(issuerId, email)).toMatchObject([{ sends: 1 }])
})

testOnPostgres('lets a removed main admin remove nobody, of two calls at the same moment', async () => {
  const { ada, ben, cleo, tokens } = await openTeam(world)
  await Promise.allSettled([
    world.call(changeMainAdmin, { email: ben }, { token: tokens.ada }),
    world.call(deleteAdmin, { email: ben }, { token: tokens.ada }),
  ])
  const admins = await list(tokens.ada)
  expect(admins.filter(({ mainAdmin }) => mainAdmin)).toHaveLength(1)
  expect(admins.map(({ email }) => email)).toEqual(expect.arrayContaining([ada, cleo]))
})
