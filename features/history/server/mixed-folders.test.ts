import { afterAll, beforeAll, expect, test } from 'vitest'
import { listSessions } from '#features/claims/contract.ts'
import { claims } from '#features/claims/server/tables.ts'
import { checkInByHand } from '#features/door/contract.ts'
import { issuerIdOf, makeTemplate, send, signUp } from '#testing/stories.ts'
import { joinFolder } from '#testing/team-stories.ts'
import { openWorld, type World } from '#testing/world.ts'
import { changeBatch, changeSessions, updateReminders } from '../contract.ts'
import { reminderSettings } from './tables.ts'

let world: World
let admin = ''
let person: Awaited<ReturnType<typeof joinFolder>>
const event = { startDate: '2100-01-01T00:00:00Z', endDate: '2100-01-02T00:00:00Z', location: '' }
/** A template of the contributor's folder and one of no folder, with the row of a person each. */
const rows = { mine: { templateId: '', challenge: '' }, theirs: { templateId: '', challenge: '' } }

beforeAll(async () => {
  world = await openWorld()
  admin = (await signUp(world, 'ada@example.org')).token
  for (const [at, of] of Object.values(rows).entries()) {
    of.templateId = (await makeTemplate(world, admin, { category: 'ticket', ...event })).templateId
    await send(world, admin, of.templateId, [`lea${at}@example.org`])
    const { sessions } = await world.call(listSessions, { templateId: of.templateId }, { token: admin })
    of.challenge = sessions[0]?.challenge ?? ''
  }
  const issuerId = await issuerIdOf(world, admin)
  const templateIds = [rows.mine.templateId]
  person = await joinFolder(world, { issuerId, email: 'max@example.org', templateIds })
})
afterAll(() => world.close())

const as = () => ({ token: person.token })
const all = () => world.ctx().db.select().from(claims).orderBy(claims.id)

test('a change of rows of several folders leaves those of others as they are', async () => {
  const before = await all()
  const challenges = [rows.mine.challenge, rows.theirs.challenge]
  const asked = { challenges, kind: 'revoke', reason: 'Wrong list' } as const
  expect(await world.call(changeSessions, asked, as())).toMatchObject({ changed: 1 })
  const after = await all()
  expect(after.map(({ id, revokedReason }) => [id, revokedReason])).toEqual(
    before.map(({ id }) => [id, id === rows.mine.challenge ? 'Wrong list' : '']),
  )
  const isOther = ({ id }: { id: string }) => id === rows.theirs.challenge
  expect(after.find(isOther)).toEqual(before.find(isOther))
})

test('a new link for rows of another folder mails nobody', async () => {
  const before = await all()
  const asked = { challenges: [rows.theirs.challenge], kind: 'renew' as const }
  expect(await world.call(changeSessions, asked, as())).toMatchObject({ changed: 0 })
  expect(await all()).toEqual(before)
})

test('a ticket of another folder is unknown at the door of their own', async () => {
  const { templateId } = rows.mine
  const asked = { templateId, ticketId: rows.theirs.challenge, reason: 'No phone' }
  expect((await world.call(checkInByHand, asked, as())).answer).toBe('unknown')
  expect((await world.call(checkInByHand, asked, { token: admin })).answer).toBe('wrongEvent')
})

test('reminders of all templates are for admins', async () => {
  const asked = { templateId: rows.mine.templateId, days: 7, times: 1, isForAll: true }
  await expect(world.call(updateReminders, asked, as())).rejects.toMatchObject({ key: 'notAllowed', status: 403 })
  expect(await world.ctx().db.select().from(reminderSettings)).toEqual([])
  await world.call(updateReminders, { ...asked, isForAll: false }, as())
  expect(await world.ctx().db.select().from(reminderSettings)).toMatchObject([{ templateId: rows.mine.templateId }])
})

test('a contributor follows a change of what was sent from their folder, and no other', async () => {
  const asked = { challenge: rows.mine.challenge, kind: 'extend', endDate: '2099-01-01T00:00:00Z' } as const
  const mine = await world.call(changeBatch, asked, as())
  const theirs = await world.call(changeBatch, { ...asked, challenge: rows.theirs.challenge }, { token: admin })
  await world.runJobs()
  const follow = async (operationId: string) => {
    const url = `/api/v1/operations/sse/${operationId}`
    const headers = { host: new URL(world.config.publicUrl).host, authorization: `Bearer ${person.token}` }
    const { statusCode, body } = await world.app.inject({ url, headers })
    return [statusCode, body.includes('success')]
  }
  expect(await follow(mine.callbackId)).toEqual([200, true])
  expect(await follow(theirs.callbackId)).toEqual([404, false])
})
