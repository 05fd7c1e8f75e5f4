import { afterAll, beforeAll, expect, test } from 'vitest'
import { stream } from '#base/call.ts'
import type { IssuerId } from '#base/ids.ts'
import { moveOperation, startOperation } from '#platform/operations/operations.ts'
import { signUp } from '#testing/stories.ts'
import { openWorld, type World } from '#testing/world.ts'
import { followOperation as contract } from '../contract.ts'
import { followOperation } from './follow-operation.ts'

let world: World
let mine = { token: '', callbackId: '' }
let theirs = { token: '', callbackId: '' }
beforeAll(async () => {
  world = await openWorld()
  mine = await signUp(world, 'ada@example.org')
  theirs = await signUp(world, 'lea@example.org', { name: 'Other Club' })
})
afterAll(() => world.close())

const never = () => new AbortController().signal

async function statuses(token: string, operationId: string) {
  const seen: string[] = []
  for await (const { status } of stream(world.caller(token), contract, { operationId }, never())) seen.push(status)
  return seen
}

test('reports an ended operation at once and ends the stream', async () => {
  expect(await statuses(mine.token, mine.callbackId)).toEqual(['success'])
})

test("does not find another issuer's operation or an unknown one", async () => {
  const refused = { key: 'notFound', status: 404, code: 4040 }
  await expect(statuses(mine.token, theirs.callbackId)).rejects.toMatchObject(refused)
  await expect(statuses(mine.token, 'nothing')).rejects.toMatchObject(refused)
})

test('streams the current state, then each change, until the operation ends', async () => {
  const actor = { kind: 'admin', sessionId: 's', issuerId: 'i' as IssuerId, email: '', mainAdmin: true } as const
  const ctx = world.ctx(actor)
  const operationId = await startOperation(ctx, { kind: 'test', issuerId: 'i', subjectId: '' })
  const states = followOperation(ctx as never, { operationId }, never())
  expect((await states.next()).value).toMatchObject({ status: 'pending', message: '' })
  const next = states.next()
  await moveOperation(ctx, operationId, 'treating')
  expect((await next).value).toMatchObject({ status: 'treating' })
  const last = states.next()
  await moveOperation(ctx, operationId, 'error', 'Transaction failed')
  expect((await last).value).toMatchObject({ status: 'error', message: 'Transaction failed' })
  expect((await states.next()).done).toBe(true)
})

test('does not change an ended operation', async () => {
  await moveOperation(world.ctx(), mine.callbackId, 'error')
  expect(await statuses(mine.token, mine.callbackId)).toEqual(['success'])
})

test('shows an applicant only the operation of their own session', async () => {
  const ctx = world.ctx()
  const operationId = await startOperation(ctx, { kind: 'test', issuerId: 'i', subjectId: '' })
  const applicant = (operationId: string) =>
    world.ctx({ kind: 'applicant', sessionId: 's', email: 'a@example.org', operationId } as const)
  const own = followOperation(applicant(operationId), { operationId }, never())
  expect((await own.next()).value).toMatchObject({ status: 'pending' })
  const foreign = followOperation(applicant(mine.callbackId), { operationId }, never())
  await expect(foreign.next()).rejects.toMatchObject({ key: 'notFound' })
  const none = followOperation(applicant(''), { operationId }, never())
  await expect(none.next()).rejects.toMatchObject({ key: 'notFound' })
})
