// On both databases: plain SQL over all data of a holder.

import { isNull } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeLink } from '#features/sign-in/server/links/make-link.ts'
import { endSession } from '#platform/access/sessions.ts'
import type { HolderContext } from '#platform/context.ts'
import { browserSecret } from '#testing/stories.ts'
import { openWorld, type World } from '#testing/world.ts'
import { confirmAddress } from './confirm-address.ts'
import { holderOfAddress } from './holder-of-address.ts'
import { makeHolderOfAddress } from './make-holder-of-address.ts'
import { openWalletSession } from './open-wallet-session.ts'
import { addressesOf } from './queries.ts'
import { holders } from './tables.ts'
import { updateHolder } from './update-holder.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({ hasWorker: false })
})
afterAll(() => world.close())

/** A wallet of an address, and a call of its holder that was already admitted. */
async function walletOf(email: string) {
  const { id: holderId } = await makeHolderOfAddress(world.ctx(), { email, language: 'en' })
  const opened = { holderId, renewSecret: browserSecret(), fromClaim: false }
  const { sessionId } = await openWalletSession(world.ctx(), opened)
  const ctx: HolderContext = world.ctx({ kind: 'holder', sessionId, holderId, isProven: true } as const)
  const join = async (other: string) => {
    const browser = browserSecret()
    const asked = { purpose: 'address', email: other, browser, language: 'en', holderId } as const
    const { id: requestId, code } = await makeLink(world.ctx(), asked)
    return () => confirmAddress(ctx, { requestId, code, browser })
  }
  return { ctx, holderId, sessionId, join }
}

test("merges two wallets into one when each takes the other's address at once", async () => {
  for (let at = 0; at < 5; at++) {
    const emails = [`ann${at}@home.example`, `ann${at}@work.example`]
    const [home, work] = await Promise.all(emails.map(walletOf))
    if (!home || !work) throw new Error('There are two')
    const joins = [await home.join(emails[1] ?? ''), await work.join(emails[0] ?? '')]
    const done = await Promise.allSettled(joins.map((join) => join()))
    expect(done.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const refused = done.find((one) => one.status === 'rejected')
    expect(refused?.reason).toMatchObject({ key: expect.stringMatching(/^(signedOut|linkExpired)$/) })
    const left = await holderOfAddress(world.ctx(), emails[0] ?? '')
    expect(left?.mergedInto).toBeNull()
    expect((await addressesOf(world.ctx(), left?.id ?? '')).map(({ email }) => email).sort()).toEqual(emails.sort())
  }
  const living = await world.ctx().db.select().from(holders).where(isNull(holders.mergedInto))
  expect(living).toHaveLength(5)
})

test('changes nothing in a wallet whose session ended while the call waited', async () => {
  const { ctx, sessionId, join, holderId } = await walletOf('bob@home.example')
  const late = await join('bob@work.example')
  await endSession(world.ctx(), sessionId)
  await expect(late()).rejects.toMatchObject({ key: 'signedOut' })
  await expect(updateHolder(ctx, { pseudo: 'Bob', lang: 'en' })).rejects.toMatchObject({ key: 'signedOut' })
  expect((await addressesOf(world.ctx(), holderId)).map(({ email }) => email)).toEqual(['bob@home.example'])
})
