import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listSessions } from '#features/claims/contract.ts'
import { changeBatch, revokeSession } from '#features/history/contract.ts'
import { createSessions } from '#features/sends/contract.ts'
import { recordEvent } from '#platform/audit.ts'
import { moveOperation } from '#platform/operations/operations.ts'
import { audit, operations } from '#platform/tables.ts'
import { issuerIdOf, makeTemplate, signUp } from '#testing/stories.ts'
import { enter, makeSub } from '#testing/sub-stories.ts'
import { openWorld, type World } from '#testing/world.ts'
import { listNotices } from '../contract.ts'

let world: World
let own = ''
let inside = ''
let templateId = ''
beforeAll(async () => {
  world = await openWorld()
  const parent = (await signUp(world, 'ada@example.org', { name: 'Escalade 69' })).token
  const sub = await makeSub(world, parent, 'lea@example.org', 'Cordée Lyon')
  own = sub.token
  inside = await enter(world, parent, sub.did)
  templateId = (await makeTemplate(world, own)).templateId
})
afterAll(() => world.close())

const rows = async () => (await world.call(listSessions, { templateId }, { token: own })).sessions
const rowOf = async (email: string) => (await rows()).find(({ emails }) => emails[0] === email)
const vias = async () => (await world.call(listNotices, {}, { token: own })).notices.map(({ kind, via }) => [kind, via])
const sendAs = async (token: string, emails: string[]) => {
  await world.call(createSessions, { templateId, emails, sessionNumber: emails.length }, { token })
  await world.runJobs()
}

test('the history and the bell name the parent whose admin sent, and nobody for the own people', async () => {
  await sendAs(own, ['max@example.org'])
  await sendAs(inside, ['zoe@example.org'])
  expect(await rowOf('max@example.org')).toMatchObject({ sentVia: '', changedVia: '' })
  expect(await rowOf('zoe@example.org')).toMatchObject({ sentVia: 'Escalade 69', changedVia: '' })
  expect(await vias()).toEqual([
    ['sendFinished', 'Escalade 69'],
    ['sendFinished', ''],
  ])
})

test('a parent inside a sub-community is not told of the messages of its members', async () => {
  const issuerId = await issuerIdOf(world, own)
  await recordEvent(world.ctx(), { action: 'notice.memberWrote', issuerId, subjectId: 'conversation' })
  const kinds = async (token: string) => (await world.call(listNotices, {}, { token })).notices.map(({ kind }) => kind)
  expect(await kinds(own)).toContain('memberWrote')
  expect(await kinds(inside)).not.toContain('memberWrote')
})

test('the history names the parent whose admin revoked, one badge or a whole send', async () => {
  await sendAs(own, ['tom@example.org', 'ida@example.org'])
  const tom = (await rowOf('tom@example.org'))?.challenge ?? ''
  await world.call(revokeSession, { challenge: tom, reason: 'A mistake' }, { token: own })
  await world.call(changeBatch, { challenge: tom, kind: 'revoke', reason: 'A mistake' }, { token: inside })
  await world.runJobs()
  expect(await rowOf('tom@example.org')).toMatchObject({ status: 'revoked', sentVia: '', changedVia: '' })
  expect(await rowOf('ida@example.org')).toMatchObject({ status: 'revoked', sentVia: '', changedVia: 'Escalade 69' })
  const own2 = await world.ctx().db.select().from(audit).where(eq(audit.action, 'claim.revoked'))
  expect(own2.map(({ actorKind, via }) => [actorKind, via !== ''])).toEqual([
    ['admin', false],
    ['system', true],
  ])
})

test('a failed change is named, too', async () => {
  const { callbackId } = await makeTemplate(world, inside, { name: 'Another' })
  await world.ctx().db.update(operations).set({ status: 'treating' }).where(eq(operations.id, callbackId))
  await moveOperation(world.ctx(), callbackId, 'error')
  expect((await vias())[0]).toEqual(['operationFailed', 'Escalade 69'])
})
