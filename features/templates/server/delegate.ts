import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { newNonce, signDelegation } from '#credentials/delegation.ts'
import { findKey } from '#features/keys/server/find-key.ts'
import { openKey } from '#features/keys/server/open-key.ts'
import { recordEvent } from '#platform/audit.ts'
import type { AdminContext } from '#platform/context.ts'
import { DELEGATION_MAX_COUNT, DELEGATION_MONTHS } from '../rules.ts'
import type { TemplateRow } from './find-template.ts'
import type { IssuerRow } from './own-issuer.ts'
import { delegations } from './tables.ts'

/**
 * Lets the issuer's issuing key make badges of a template, signed by its sealed account key (EIP-712; decisions,
 * sign-in and tokens): as many as are left of the template's limit, or 100,000, for 12 months. A living delegation stays as
 * it is, and a limit that is used up gets no new one.
 */
export async function delegate(ctx: AdminContext, issuer: IssuerRow, template: TemplateRow): Promise<void> {
  const now = ctx.now()
  const [living] = await ctx.db
    .select({ n: delegations.n })
    .from(delegations)
    .where(
      and(
        eq(delegations.templateId, template.id),
        isNull(delegations.withdrawnAt),
        gt(delegations.validUntil, now),
        sql`${delegations.used} < ${delegations.maxCount}`,
      ),
    )
  if (living) return
  const maxCount = template.limit > 0 ? template.limit - (await usedSoFar(ctx, template.id)) : DELEGATION_MAX_COUNT
  if (maxCount <= 0) return
  const [account, issuing] = [await findKey(ctx, issuer.id, 'account'), await findKey(ctx, issuer.id, 'issuing')]
  if (!account || !issuing) throw new Error('The issuer has no sealed keys')
  const until = new Date(Math.floor(now.getTime() / 1000) * 1000)
  until.setUTCMonth(until.getUTCMonth() + DELEGATION_MONTHS)
  const delegation = {
    issuer: issuer.did,
    issuingKey: issuing.publicKey,
    templateId: template.id,
    maxCount,
    validUntil: until.getTime() / 1000,
    nonce: newNonce(),
  }
  const privateKey = await openKey(ctx, account.id)
  const signature = await signDelegation(delegation, { privateKey, publicUrl: ctx.config.publicUrl })
  const row = { ...delegation, issuerId: issuer.id, validUntil: until, signature, createdAt: now }
  // Two templates published at once want the same number: the second waits, then takes the next.
  for (let isWritten = false; !isWritten; ) {
    const inserted = await ctx.db
      .insert(delegations)
      .values({
        ...row,
        n: sql<number>`(select coalesce(max(n), 0) + 1 from delegations where issuer_id = ${issuer.id})`,
      })
      .onConflictDoNothing()
      .returning({ n: delegations.n })
    isWritten = inserted.length > 0
  }
  await recordEvent(ctx, {
    action: 'delegation.signed',
    subjectId: template.id,
    detail: { maxCount: delegation.maxCount, validUntil: until.toISOString() },
  })
}

async function usedSoFar(ctx: AdminContext, templateId: string): Promise<number> {
  const [row] = await ctx.db
    .select({ used: sql<number>`coalesce(sum(${delegations.used}), 0)`.mapWith(Number) })
    .from(delegations)
    .where(eq(delegations.templateId, templateId))
  return row?.used ?? 0
}
