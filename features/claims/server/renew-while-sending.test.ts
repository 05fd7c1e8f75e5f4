import { and, eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { changeSessions } from '#features/history/contract.ts'
import { delegations } from '#features/templates/server/tables.ts'
import { makeTemplate, signUp } from '#testing/stories.ts'
import { openWorld, type World } from '#testing/world.ts'
import { createSessions } from '../contract.ts'
import { claims } from './tables.ts'

const ROUNDS = 4
let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

test('renews rows of several templates during other sends without a deadlock', async () => {
  const { token } = await signUp(world, 'mine@example.org')
  const templateIds = [await makeTemplate(world, token), await makeTemplate(world, token)].map(
    (made) => made.templateId,
  )
  const send = (templateId: string, email: string) =>
    world.call(createSessions, { templateId, emails: [email] }, { token })
  for (let round = 0; round < ROUNDS; round++) {
    const email = `waits${round}@example.org`
    for (const templateId of templateIds) await send(templateId, email)
    const areTheirs = inArray(delegations.templateId, templateIds)
    await world.ctx().db.update(delegations).set({ validUntil: world.now() }).where(areTheirs)
    for (const templateId of templateIds) await send(templateId, `first${round}@example.org`)
    const isOurs = and(inArray(claims.templateId, templateIds), eq(claims.email, email))
    const waiting = await world.ctx().db.select({ id: claims.id }).from(claims).where(isOurs)
    const challenges = waiting.map(({ id }) => id)
    const others = templateIds.flatMap((id) => [1, 2, 3].map((at) => send(id, `other${round}-${at}@example.org`)))
    const [renewed] = await Promise.all([
      world.call(changeSessions, { challenges, kind: 'renew' }, { token }),
      ...others,
    ])
    expect(renewed).toEqual({ changed: templateIds.length, callbackId: '' })
  }
})
