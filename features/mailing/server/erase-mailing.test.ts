import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SystemContext } from '#platform/context.ts'
import { startSending } from '#testing/claim.ts'
import { openWorld, type World } from '#testing/world.ts'
import { askReplyAddress } from '../contract.ts'
import { eraseOldMailing } from './erase-mailing.ts'
import { replyAddresses } from './tables.ts'

const DAY_MS = 86_400_000
let world: World

beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const system = (): SystemContext => ({ ...world.ctx(), actor: { kind: 'system', job: 'test' } })

test('erases an unconfirmed reply-to address a day after its code has expired', async () => {
  const issuer = await startSending(world)
  for (const email of ['desk@example.org', 'office@example.org'])
    await world.call(askReplyAddress, { email }, { token: issuer.token })
  const own = eq(replyAddresses.issuerId, issuer.issuerId)
  const left = async () => {
    await eraseOldMailing(system())
    return (await world.ctx().db.select().from(replyAddresses).where(own)).map(({ email }) => email).sort()
  }
  await world
    .ctx()
    .db.update(replyAddresses)
    .set({ confirmedAt: world.now() })
    .where(eq(replyAddresses.email, 'office@example.org'))
  await world.advance(DAY_MS)
  expect(await left()).toEqual(['desk@example.org', 'office@example.org'])
  await world.advance(DAY_MS)
  expect(await left()).toEqual(['office@example.org'])
})
