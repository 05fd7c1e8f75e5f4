import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Input, Output } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import { hashText } from '#platform/access/derive-key.ts'
import { recordEvent } from '#platform/audit.ts'
import { type AdminContext, inTransaction } from '#platform/context.ts'
import { findOwnChallenge } from '../../../server/find-challenge.ts'
import { challenges } from '../../../server/tables.ts'
import type * as contract from '../contract.ts'

type Create = typeof contract.createKiosk

/** Makes the link of a visit's kiosk page, whose token is stored only as a hash; the previous link and its codes end. */
export function createKiosk(ctx: AdminContext, { challengeId }: Input<Create>): Promise<Output<Create>> {
  return inTransaction(ctx, async (ctx) => {
    const { type } = await findOwnChallenge(ctx, challengeId)
    if (type !== 'visit') throw new Problem('notAVisit')
    const token = randomBytes(32).toString('base64url')
    await ctx.db
      .update(challenges)
      .set({ kioskHash: hashText(token) })
      .where(eq(challenges.id, challengeId))
    await recordEvent(ctx, { action: 'kiosk.made', subjectId: challengeId })
    // Behind the #, which no server and no log sees.
    return { url: `${ctx.config.publicUrl}/kiosk#${token}` }
  })
}
