import { eq } from 'drizzle-orm'
import { generateAccountKey } from '#credentials/dids/did-sdi.ts'
import { publishForTest } from '#features/badges/server/testing-badge.ts'
import { claims } from '#features/claims/server/tables.ts'
import * as contract from '#features/door/contract.ts'
import { claimToken } from '#features/mailing/server/claim-token.ts'
import { createSessions } from '#features/sends/contract.ts'
import type { signUpIssuer } from '#features/templates/server/testing-issuer.ts'
import { claimWithKey } from './claim.ts'
import type { World } from './world.ts'

const HOUR = 3_600_000
type Issuer = Awaited<ReturnType<typeof signUpIssuer>>

/** An issuer's event with open doors: its Ticket template, and functions to send, collect and admit tickets. */
export async function openEvent(world: World, { ctx, token }: Issuer) {
  const publish = (category: 'ticket' | 'participation') =>
    publishForTest(ctx, {
      category,
      location: '',
      suspendable: true,
      startDate: new Date(world.now().getTime() + HOUR).toISOString(),
      endDate: new Date(world.now().getTime() + 30 * HOUR).toISOString(),
    })
  const templateId = await publish('ticket')
  await world.runJobs()
  /** Sends a ticket to an address, or as a link without one; returns its claim. */
  const send = async (email = '') => {
    const asked = email ? { templateId, emails: [email] } : { templateId, didLimit: 1 }
    const { sendId } = await world.call(createSessions, asked, { token })
    const [claim] = await world.ctx().db.select().from(claims).where(eq(claims.sendId, sendId))
    if (!claim) throw new Error('The ticket was not sent')
    return claim.id
  }
  const collect = async (claimId: string, key = generateAccountKey()) => {
    const { badgeId } = await claimWithKey(world, claimToken(world.config, claimId, 1), key)
    return badgeId
  }
  const admit = (ticketId: string) =>
    world.call(contract.checkInByHand, { templateId, ticketId, reason: 'Known to us' }, { token })
  return { templateId, publish, send, collect, admit }
}
