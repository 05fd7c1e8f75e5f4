import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { stream } from '#base/call.ts'
import { newId } from '#base/ids.ts'
import { claims } from '#features/claims/server/tables.ts'
import { followEvents, followOperation } from '#features/issuers/contract.ts'
import { createSessions } from '#features/sends/contract.ts'
import { finalizeLink } from '#features/sign-in/contract.ts'
import { folderPeople, folders, folderTemplates } from '#features/team/server/tables.ts'
import { createTemplate } from '#features/templates/contract.ts'
import { recordEvent } from '#platform/audit.ts'
import { inTransaction } from '#platform/context.ts'
import { moveOperation, startOperation } from '#platform/operations/operations.ts'
import { issuerIdOf, mailedLink, makeContributor, makeTemplate, picture, signUp, TEMPLATE } from '#testing/stories.ts'
import { injectFetch, openWorld, type World } from '#testing/world.ts'
import { listNotices } from '../contract.ts'

const EMAIL = 'ada@example.org'
let world: World
let issuerId = ''
let admin = { token: '' }
/** A contributor with one folder that holds `mine`, and an empty one in which their right never ends. */
let person = { token: '' }
let folderId = ''
let mine = ''
let other = ''

beforeAll(async () => {
  world = await openWorld()
  admin = await signUp(world, EMAIL)
  issuerId = await issuerIdOf(world, admin.token)
  mine = (await makeTemplate(world, admin.token, { name: 'Mine' })).templateId
  other = (await makeTemplate(world, admin.token, { name: 'Other' })).templateId
  const { token: link } = await mailedLink(world, EMAIL)
  person = { token: (await world.call(finalizeLink, { token: link })).token ?? '' }
  folderId = (await makeContributor(world, person.token, { templateIds: [mine] })).folderId
  const { db } = world.ctx()
  await db.insert(folders).values({ id: 'empty', issuerId, name: 'Empty', createdAt: world.now() })
  await db.insert(folderPeople).values({ folderId: 'empty', email: EMAIL, issuerId, rights: 'distribute' })
})
beforeEach(() => give(null))
afterAll(() => world.close())

const give = (until: string | null) =>
  world.ctx().db.update(folderPeople).set({ until }).where(eq(folderPeople.folderId, folderId))
const yesterday = () => new Date(world.now().getTime() - 86_400_000).toISOString().slice(0, 10)
const send = async (templateId: string) => {
  const asked = { templateId, emails: [`${newId()}@example.org`], sessionNumber: 1 }
  const { sendId } = await world.call(createSessions, asked, admin)
  await world.runJobs()
  return sendId
}
const happen = (action: string, subjectId: string) =>
  inTransaction(world.ctx(), (ctx) => recordEvent(ctx, { action, issuerId, subjectId }))
const flowing = () => ({ ...world.caller(person.token), fetch: injectFetch(world.app, { isFlowing: true }) })
/** The contributor's stream of events from here on, with its next changes as kind and subject. */
async function openStream() {
  const stopped = new AbortController()
  const events = stream(flowing(), followEvents, {}, stopped.signal)
  expect((await events.next()).value).toMatchObject({ changes: [] })
  const next = async () => (await events.next()).value?.changes.map(({ kind, subjectId }) => [kind, subjectId])
  return { next, stop: () => stopped.abort() }
}

test('shows and counts the notifications of templates in the folder only', async () => {
  await send(mine)
  await send(other)
  const failed = await startOperation(world.ctx(), { kind: 'update-issuer', issuerId, subjectId: issuerId })
  await moveOperation(world.ctx(), failed, 'error')
  expect(await world.call(listNotices, {}, admin)).toMatchObject({ unseen: 3 })
  const bell = await world.call(listNotices, {}, person)
  expect(bell).toMatchObject({ unseen: 1, next: 0, notices: [{ kind: 'sendFinished', title: 'Mine' }] })
  await give(yesterday())
  expect(await world.call(listNotices, {}, person)).toEqual({ notices: [], unseen: 0, next: 0 })
})

test('follows an operation on a template in the folder, and no other', async () => {
  const start = (subjectId: string) => startOperation(world.ctx(), { kind: 'publish-template', issuerId, subjectId })
  const [own, foreign] = [await start(mine), await start(other)]
  for (const id of [own, foreign]) await moveOperation(world.ctx(), id, 'success')
  const statuses = async (operationId: string) => {
    const seen: string[] = []
    const signal = new AbortController().signal
    for await (const { status } of stream(world.caller(person.token), followOperation, { operationId }, signal))
      seen.push(status)
    return seen
  }
  expect(await statuses(own)).toEqual(['success'])
  await expect(statuses(foreign)).rejects.toMatchObject({ key: 'notFound', status: 404 })
  await give(yesterday())
  await expect(statuses(own)).rejects.toMatchObject({ key: 'notFound' })
})

test('ends the stream of an operation when the right ends', async () => {
  const operationId = await startOperation(world.ctx(), { kind: 'publish-template', issuerId, subjectId: mine })
  const signal = new AbortController().signal
  const states = stream(flowing(), followOperation, { operationId }, signal)[Symbol.asyncIterator]()
  expect((await states.next()).value).toMatchObject({ status: 'pending' })
  await give(yesterday())
  await moveOperation(world.ctx(), operationId, 'success')
  expect((await states.next()).done).toBe(true)
})

test('streams the changes of templates in the folder, and of what was sent from them', async () => {
  const sendId = await send(mine)
  const foreignSend = await send(other)
  const [claim] = await world.ctx().db.select().from(claims).where(eq(claims.sendId, sendId))
  const [foreign] = await world.ctx().db.select().from(claims).where(eq(claims.sendId, foreignSend))
  const { next, stop } = await openStream()
  await happen('template.updated', other)
  await happen('claim.taken', foreign?.id ?? '')
  await happen('claims.released', foreignSend)
  await happen('issuer.updated', issuerId)
  for (const [action, subjectId] of [
    ['template.updated', mine],
    ['claim.taken', claim?.id ?? ''],
    ['claims.released', sendId],
  ] as const) {
    const coming = next()
    await happen(action, subjectId)
    expect(await coming).toEqual([[action, subjectId]])
  }
  stop()
})

test('streams the failure of a change of what was sent from the folder', async () => {
  const [own, foreign] = [await send(mine), await send(other)]
  const { next, stop } = await openStream()
  const fail = async (subjectId: string) => {
    const id = await startOperation(world.ctx(), { kind: 'change-batch', issuerId, subjectId })
    await moveOperation(world.ctx(), id, 'error', 'tooManyEmails')
    return id
  }
  const coming = next()
  await fail(foreign)
  const failed = await fail(own)
  expect(await coming).toEqual([['notice.operationFailed', failed]])
  stop()
})

test('streams nothing of a template that left the folder, and tells that the rights have changed', async () => {
  const { next, stop } = await openStream()
  const pairs = world.ctx().db.delete(folderTemplates).where(eq(folderTemplates.folderId, folderId))
  const coming = next()
  await pairs
  await happen('folder.changed', folderId)
  expect(await coming).toEqual([['template.rights', '']])
  const after = next()
  await happen('template.updated', mine)
  await happen('bell.seen', issuerId)
  expect(await after).toEqual([['bell.seen', issuerId]])
  await world.ctx().db.insert(folderTemplates).values({ folderId, templateId: mine, issuerId })
  stop()
})

test('tells of each change of the rights, also of an undo', async () => {
  const { next, stop } = await openStream()
  for (const until of [yesterday(), null, yesterday()]) {
    const coming = next()
    await give(until)
    await happen('permission.set', folderId)
    expect(await coming).toEqual([['template.rights', '']])
  }
  stop()
})

test('follows an own publication to its end', async () => {
  const asked = { category: 'basic', ...TEMPLATE, image: await picture() } as const
  const { callbackId, templateId } = await world.call(createTemplate, asked, person)
  await world.runJobs()
  const { value } = await stream(
    flowing(),
    followOperation,
    { operationId: callbackId },
    new AbortController().signal,
  ).next()
  expect(value).toMatchObject({ status: 'success' })
  const pairs = await world.ctx().db.select().from(folderTemplates).where(eq(folderTemplates.templateId, templateId))
  expect(pairs).toMatchObject([{ folderId }])
})
