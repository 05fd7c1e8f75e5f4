import { eq } from 'drizzle-orm'
import { newId } from '#base/ids.ts'
import { recordEvent } from '#platform/audit.ts'
import type { Context } from '#platform/context.ts'
import type { Claim } from './queries.ts'
import { claims } from './tables.ts'

type Given = Pick<Claim, 'delegationN' | 'templateVersion'> & {
  options: { name: string; seat: string; section: string } | undefined
}

/** Writes the collected claim of a reissued badge, in the caller's transaction: a copy of the old one with given changes. */
export async function addNextClaim(ctx: Context, claim: Claim, { options, ...given }: Given): Promise<Claim> {
  const { name, seat, section } = options ?? {}
  const next: Claim = {
    ...claim,
    ...given,
    id: newId(),
    createdAt: ctx.now(),
    // Insights count the badge that it replaces.
    sentAt: null,
    linkN: 1,
    givenName: '',
    taken: 1,
    delivery: 'link',
    deliveryDetail: '',
    leasedUntil: null,
    suspendedAt: null,
    suspendedReason: '',
    // The old claim has used the place of the link.
    linkId: '',
    optionName: name ?? claim.optionName,
    optionSeat: seat ?? claim.optionSeat,
    optionSection: section ?? claim.optionSection,
  }
  await ctx.db.insert(claims).values(next)
  return next
}

/** Records on a claim the claim of its reissued badge, in the caller's transaction. */
export async function supersedeClaim(ctx: Context, id: string, nextId: string): Promise<void> {
  await ctx.db.update(claims).set({ supersededBy: nextId }).where(eq(claims.id, id))
  await recordEvent(ctx, { action: 'claim.reissued', subjectId: id, detail: { by: nextId } })
}
