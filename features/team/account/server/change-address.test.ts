import { and, eq, isNull } from 'drizzle-orm'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getIssuer } from '#features/issuers/contract.ts'
import { sessions } from '#platform/tables.ts'
import { testOnPostgres } from '#testing/on-postgres.ts'
import { openWorld, type World } from '#testing/world.ts'
import { CODE_MINUTES, CODE_TRIES, CODES_AN_HOUR, UNDO_DAYS } from '../../rules.ts'
import { addressChanges, folderPeople, folders, invitations, teamPeople } from '../../server/tables.ts'
import {
  type AdminTeam,
  codeTo,
  enterAs,
  linkTo,
  noticesTo,
  openSessions,
  openTeam,
} from '../../server/testing-admins.ts'
import {
  addAdmin,
  confirmAdminEmail,
  deleteAdmin,
  listAdmins,
  readAddressChange,
  undoAddressChange,
  updateAdmin,
} from '../contract.ts'
import { forgetChanges } from './forget-changes.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
const BEN = { firstName: 'Ben', lastName: 'Young' }
const linkExpired = { key: 'linkExpired', status: 410 }
const signedOut = { key: 'signedOut', status: 401 }

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const ask = (token: string, oldEmail: string, newEmail: string) =>
  world.call(updateAdmin, { ...BEN, oldEmail, newEmail }, { token })
const confirm = (token: string, code: string) => world.call(confirmAdminEmail, { code }, { token })
const list = async (token: string) => (await world.call(listAdmins, {}, { token })).admins
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

/** Ben's address changes; returns the new one, the token that goes on, and the token of the link in the old mailbox. */
async function changed(team: AdminTeam, to = team.emailOf('benoit')) {
  await ask(team.tokens.ben, team.ben, to)
  const { token } = await confirm(team.tokens.ben, await codeTo(world, to))
  return { to, token, link: await linkTo(world, team.ben) }
}

test('mails six digits to a new address, and changes nothing before they are typed', async () => {
  const { name, ben, tokens, emailOf } = await openTeam(world)
  const to = emailOf('benoit')
  expect(await ask(tokens.ben, ben, to)).toEqual({ emailSent: true })
  expect(await codeTo(world, to)).toMatch(/^\d{6}$/)
  expect((await list(tokens.ben))[0]).toMatchObject({ email: ben, newEmail: to })
  expect((await list(tokens.ada)).every(({ newEmail }) => newEmail === '')).toBe(true)
  const [mail] = (await world.outbox()).filter((each) => each.to?.[0]?.address === to)
  expect(mail?.text).toContain(`You asked to sign in to ${name} as ${to}`)
  expect(mail?.text).toContain(`Vous avez demandé à vous connecter à ${name} avec ${to}`)
})

test('moves the row and the session to the new address, and ends the other sessions of the old one', async () => {
  const team = await openTeam(world)
  const elsewhere = await team.enter(team.ben)
  const { to, token } = await changed(team)
  expect(decodeJwt(token)).toMatchObject({ connexionEmail: to, sub: decodeJwt(team.tokens.ben).sub })
  expect((await list(token))[0]).toMatchObject({ ...BEN, email: to, mainAdmin: false, newEmail: '' })
  expect((await list(token))[0]?.registrationDate).not.toBe('')
  await expect(list(elsewhere)).rejects.toMatchObject(signedOut)
  expect(await openSessions(world, team.issuerId, team.ben)).toBe(0)
  expect(await list(team.tokens.cleo)).toHaveLength(3)
})

test('ends the sessions of the old address in this community only', async () => {
  const [here, other] = [await openTeam(world), await openTeam(world)]
  await world.call(addAdmin, { email: here.ben, ...BEN }, { token: other.tokens.ada })
  const there = await enterAs(world, other.issuerId, here.ben)
  await changed(here)
  const id = String(decodeJwt(there).sub)
  const open = and(eq(sessions.id, id), isNull(sessions.endedAt))
  expect(await world.ctx().db.$count(sessions, open)).toBe(1)
})

test('takes the new address out of its folders and ends its sessions as a contributor', async () => {
  const team = await openTeam(world)
  const { issuerId } = team
  const email = team.emailOf('benoit')
  const { db } = world.ctx()
  const at = world.now()
  await db.insert(teamPeople).values({ issuerId, email, invitedAt: at, registrationDate: at })
  await db.insert(folders).values({ id: `f-${email}`, issuerId, name: 'Lead', createdAt: at })
  await db.insert(folderPeople).values({ folderId: `f-${email}`, email, issuerId, rights: 'edit' })
  const contributor = await enterAs(world, issuerId, email, 1)
  expect(await world.call(getIssuer, {}, { token: contributor })).toMatchObject({ name: team.name })
  await changed(team, email)
  expect(await db.$count(folderPeople, eq(folderPeople.email, email))).toBe(0)
  expect(await db.$count(teamPeople, eq(teamPeople.email, email))).toBe(0)
  await expect(world.call(getIssuer, {}, { token: contributor })).rejects.toMatchObject(signedOut)
  expect(await openSessions(world, issuerId, email)).toBe(1)
})

test('accepts a code in the session that asked, and in no other', async () => {
  const { ben, tokens, emailOf, enter } = await openTeam(world)
  await ask(tokens.ben, ben, emailOf('benoit'))
  const code = await codeTo(world, emailOf('benoit'))
  for (const token of [await enter(ben), tokens.ada])
    await expect(confirm(token, code)).rejects.toMatchObject(linkExpired)
  expect(await confirm(tokens.ben, code)).toMatchObject({ success: true })
})

test('refuses the right code after five wrong ones', async () => {
  const { ben, tokens, emailOf } = await openTeam(world)
  await ask(tokens.ben, ben, emailOf('benoit'))
  const code = await codeTo(world, emailOf('benoit'))
  for (let tried = 0; tried < CODE_TRIES; tried += 1)
    await expect(confirm(tokens.ben, wrong(code))).rejects.toMatchObject({ key: 'codeWrong', status: 400 })
  await expect(confirm(tokens.ben, code)).rejects.toMatchObject(linkExpired)
  expect((await list(tokens.ben))[0]?.email).toBe(ben)
})

test('refuses a code that is late, used, or was replaced by another one', async () => {
  const team = await openTeam(world)
  const { ben, tokens, emailOf } = team
  await ask(tokens.ben, ben, emailOf('one'))
  const first = await codeTo(world, emailOf('one'))
  await ask(tokens.ben, ben, emailOf('two'))
  const second = await codeTo(world, emailOf('two'))
  if (first !== second) await expect(confirm(tokens.ben, first)).rejects.toMatchObject({ key: 'codeWrong' })
  world.advance(CODE_MINUTES * MINUTE_MS + 1000)
  await expect(confirm(tokens.ben, second)).rejects.toMatchObject(linkExpired)
  const { token } = await changed(team)
  await expect(confirm(token, await codeTo(world, emailOf('benoit')))).rejects.toMatchObject(linkExpired)
})

test('mails three codes an hour, and keeps the names when it refuses the fourth', async () => {
  const { ben, tokens, emailOf } = await openTeam(world)
  for (let sent = 0; sent < CODES_AN_HOUR; sent += 1) await ask(tokens.ben, ben, emailOf('benoit'))
  const renamed = { oldEmail: ben, newEmail: emailOf('benoit'), firstName: 'Benoît', lastName: 'Young' }
  const fourth = world.call(updateAdmin, renamed, { token: tokens.ben })
  await expect(fourth).rejects.toMatchObject({ key: 'tooManyRequests', status: 429 })
  expect((await list(tokens.ben))[0]?.firstName).toBe('Ben')
})

test('refuses the address of another admin, also of one who came while the code was on its way', async () => {
  const { ben, cleo, tokens, emailOf } = await openTeam(world)
  await expect(ask(tokens.ben, ben, cleo)).rejects.toMatchObject({ key: 'emailTaken', status: 409 })
  const to = emailOf('benoit')
  await ask(tokens.ben, ben, to)
  const code = await codeTo(world, to)
  await world.call(addAdmin, { ...BEN, email: to }, { token: tokens.ada })
  await expect(confirm(tokens.ben, code)).rejects.toMatchObject({ key: 'emailTaken', status: 409 })
  await world.call(deleteAdmin, { email: to }, { token: tokens.ada })
  await expect(confirm(tokens.ben, code)).rejects.toMatchObject(linkExpired)
})

test('notifies the old mailbox with a link that undoes the change at the press of a button, once', async () => {
  const team = await openTeam(world)
  const { to, token, link } = await changed(team)
  const read = await world.call(readAddressChange, { token: link })
  expect(read).toMatchObject({ community: team.name, oldEmail: team.ben, newEmail: to })
  const days = (Date.parse(read.undoUntil) - world.now().getTime()) / DAY_MS
  expect(days).toBeCloseTo(UNDO_DAYS, 1)
  expect((await list(token))[0]?.email).toBe(to)
  await world.call(undoAddressChange, { token: link })
  await expect(list(token)).rejects.toMatchObject(signedOut)
  expect((await list(await team.enter(team.ben)))[0]?.email).toBe(team.ben)
  for (const call of [readAddressChange, undoAddressChange])
    await expect(world.call(call, { token: link })).rejects.toMatchObject(linkExpired)
})

test('writes that notice in both languages, with the page of the link', async () => {
  const team = await openTeam(world)
  const { to, link } = await changed(team)
  const [notice] = await noticesTo(world, team.ben)
  expect(notice?.subject).toBe('Your admin address was changed')
  expect(notice?.text).toContain(`now signs in as ${to} instead of ${team.ben}`)
  expect(notice?.text).toContain(`se connecte désormais avec ${to} au lieu de ${team.ben}`)
  expect(notice?.text).toContain(
    `Undo the change / Annuler le changement:\n${world.config.publicUrl}/undo-email?token=${link}`,
  )
})

test('undoes a change whose new address was changed again', async () => {
  const team = await openTeam(world)
  const { to, token, link } = await changed(team)
  const last = team.emailOf('mallory')
  await ask(token, to, last)
  const { token: theirs } = await confirm(token, await codeTo(world, last))
  const second = await linkTo(world, to)
  await world.call(undoAddressChange, { token: link })
  await expect(list(theirs)).rejects.toMatchObject(signedOut)
  for (const email of [to, last]) expect(await openSessions(world, team.issuerId, email)).toBe(0)
  expect((await list(team.tokens.ada)).map(({ email }) => email)).toEqual([team.ada, team.cleo, team.ben])
  await expect(world.call(undoAddressChange, { token: second })).rejects.toMatchObject(linkExpired)
})

test('keeps the name of the inviter in open invitations through a change and its undoing', async () => {
  const team = await openTeam(world)
  const dora = team.emailOf('dora')
  await world.call(addAdmin, { firstName: 'Dora', lastName: 'Mole', email: dora }, { token: team.tokens.ben })
  const inviter = async () =>
    (await world.ctx().db.select().from(invitations).where(eq(invitations.email, dora)))[0]?.invitedBy
  const { to, link } = await changed(team)
  expect(await inviter()).toBe(to)
  await world.call(undoAddressChange, { token: link })
  expect(await inviter()).toBe(team.ben)
})

test('undoes nothing after 7 days', async () => {
  const team = await openTeam(world)
  const { link } = await changed(team)
  world.advance(UNDO_DAYS * DAY_MS + 1000)
  await expect(world.call(undoAddressChange, { token: link })).rejects.toMatchObject(linkExpired)
})

test('brings no removed admin back', async () => {
  const team = await openTeam(world)
  const { to, link } = await changed(team)
  await world.call(deleteAdmin, { email: to }, { token: team.tokens.ada })
  await expect(world.call(undoAddressChange, { token: link })).rejects.toMatchObject(linkExpired)
  expect(await list(team.tokens.ada)).toHaveLength(2)
})

test('brings no removed admin back by a link from before their last change', async () => {
  const team = await openTeam(world)
  const { to, token, link } = await changed(team)
  const last = team.emailOf('benedict')
  await ask(token, to, last)
  await confirm(token, await codeTo(world, last))
  await world.call(deleteAdmin, { email: last }, { token: team.tokens.ada })
  await world.call(addAdmin, { email: to, ...BEN }, { token: team.tokens.ada })
  await expect(world.call(undoAddressChange, { token: link })).rejects.toMatchObject(linkExpired)
  expect((await list(team.tokens.ada)).map(({ email }) => email)).not.toContain(team.ben)
})

test('does not give back an address that another admin has by now', async () => {
  const team = await openTeam(world)
  const { to, token, link } = await changed(team)
  await world.call(addAdmin, { ...BEN, email: team.ben }, { token: team.tokens.ada })
  await expect(world.call(undoAddressChange, { token: link })).rejects.toMatchObject({ key: 'emailTaken', status: 409 })
  expect((await list(token))[0]?.email).toBe(to)
})

test.each(['x'.repeat(43), 'short', ''])('knows no link with the token %j', async (token) => {
  for (const call of [readAddressChange, undoAddressChange])
    await expect(world.call(call, { token })).rejects.toMatchObject({ key: 'linkExpired' })
})

test('forgets the addresses of a change that can be neither confirmed nor undone', async () => {
  const team = await openTeam(world)
  await changed(team)
  await ask(team.tokens.cleo, team.cleo, team.emailOf('cleopatra'))
  const kept = () => world.ctx().db.$count(addressChanges, eq(addressChanges.issuerId, team.issuerId))
  await forgetChanges(world.ctx())
  expect(await kept()).toBe(2)
  world.advance(CODE_MINUTES * MINUTE_MS + 1000)
  await forgetChanges(world.ctx())
  expect(await kept()).toBe(1)
  world.advance(UNDO_DAYS * DAY_MS)
  await forgetChanges(world.ctx())
  expect(await kept()).toBe(0)
})

testOnPostgres('counts six codes that are typed at the same moment', async () => {
  const { ben, tokens, emailOf } = await openTeam(world)
  await ask(tokens.ben, ben, emailOf('benoit'))
  const code = await codeTo(world, emailOf('benoit'))
  const typed = Array.from({ length: CODE_TRIES + 1 }, () => confirm(tokens.ben, wrong(code)))
  const keys = (await Promise.allSettled(typed)).map((one) => one.status === 'rejected' && one.reason.key)
  expect(keys.sort()).toEqual([...Array(CODE_TRIES).fill('codeWrong'), 'linkExpired'])
})

testOnPostgres('confirms a code once, of two calls at the same moment', async () => {
  const { ben, tokens, emailOf } = await openTeam(world)
  await ask(tokens.ben, ben, emailOf('benoit'))
  const code = await codeTo(world, emailOf('benoit'))
  const done = await Promise.allSettled([confirm(tokens.ben, code), confirm(tokens.ben, code)])
  expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await noticesTo(world, ben)).toHaveLength(1)
})

testOnPostgres('undoes once, of two buttons pressed at the same moment', async () => {
  const team = await openTeam(world)
  const { link } = await changed(team)
  const press = () => world.call(undoAddressChange, { token: link })
  const done = await Promise.allSettled([press(), press()])
  expect(done.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})

testOnPostgres('leaves one admin or none, when a change is confirmed during the removal', async () => {
  const { ben, tokens, emailOf } = await openTeam(world)
  await ask(tokens.ben, ben, emailOf('benoit'))
  const code = await codeTo(world, emailOf('benoit'))
  const [removed, confirmed] = await Promise.allSettled([
    world.call(deleteAdmin, { email: ben }, { token: tokens.ada }),
    confirm(tokens.ben, code),
  ])
  expect([removed.status, confirmed.status].sort()).toEqual(['fulfilled', 'rejected'])
  expect(await list(tokens.ada)).toHaveLength(removed.status === 'fulfilled' ? 2 : 3)
})
