import { afterAll, beforeAll, expect, test } from 'vitest'
import type { IssuerId } from '#base/ids.ts'
import { endSession, openSession } from '#platform/access/sessions.ts'
import { recordEvent } from '#platform/audit.ts'
import { inTransaction } from '#platform/context.ts'
import { openWorld, type World } from '#testing/world.ts'
import { followEvents } from './follow-events.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({ hasWorker: false })
})
afterAll(() => world.close())

async function admin(issuerId: string) {
  const session = await openSession(world.ctx(), { kind: 'studio', email: 'ada@example.org', issuerId })
  const actor = {
    kind: 'admin',
    sessionId: session.id,
    issuerId: issuerId as IssuerId,
    email: '',
    mainAdmin: true,
  } as const
  return world.ctx(actor)
}

const happen = (issuerId: string, action: string, subjectId: string) =>
  inTransaction(world.ctx(), (ctx) => recordEvent(ctx, { action, issuerId, subjectId }))

test('starts a stream where it is opened, then reports each change of its issuer once', async () => {
  const stopped = new AbortController()
  await happen('one', 'template.made', 'before')
  const changes = followEvents(await admin('one'), {}, stopped.signal)
  const first = (await changes.next()).value
  expect(first).toMatchObject({ changes: [] })
  const next = changes.next()
  await happen('two', 'template.made', 'elsewhere')
  await happen('one', 'template.published', 'mine')
  const second = (await next).value
  expect(second?.changes).toEqual([{ kind: 'template.published', subjectId: 'mine' }])
  expect(second?.last).toBeGreaterThan(first?.last ?? 0)
  const third = changes.next()
  await happen('one', 'template.deleted', 'mine')
  expect((await third).value?.changes).toEqual([{ kind: 'template.deleted', subjectId: 'mine' }])
  stopped.abort()
  expect((await changes.next()).done).toBe(true)
})

test('starts with the changes of the ten seconds before, which its page may have read too early', async () => {
  const restart = world.stopClock()
  await happen('four', 'template.made', 'long ago')
  world.advance(10_001)
  await happen('four', 'notice.sendFinished', 'just now')
  await happen('five', 'template.made', 'elsewhere')
  const stopped = new AbortController()
  const changes = followEvents(await admin('four'), {}, stopped.signal)
  const earlier = [{ kind: 'notice.sendFinished', subjectId: 'just now' }]
  expect((await changes.next()).value).toMatchObject({ changes: [], earlier })
  const next = changes.next()
  await happen('four', 'template.deleted', 'long ago')
  expect((await next).value).not.toHaveProperty('earlier')
  stopped.abort()
  restart()
})

test('announces the end of the session and ends the stream', async () => {
  const ctx = await admin('three')
  const changes = followEvents(ctx, {}, new AbortController().signal)
  const first = (await changes.next()).value
  await endSession(ctx, ctx.actor.sessionId)
  const next = changes.next()
  await happen('three', 'template.made', 'after')
  expect((await next).value).toEqual({ last: first?.last, changes: [], sessionEnded: true })
  expect((await changes.next()).done).toBe(true)
})
