import { and, desc, eq, gt, isNull } from 'drizzle-orm'
import type { Input, Output } from '#base/endpoint.ts'
import { confirmationDocument } from '#credentials/wallet-signatures/confirmation.ts'
import { askSignature } from '#features/issuers/server/ask-signature.ts'
import { recordEvent } from '#platform/audit.ts'
import { type AdminContext, inTransaction, type TeamContext } from '#platform/context.ts'
import type * as contract from '../../contract.ts'
import { openClaimsEnd } from '../../hooks.ts'
import { endDelegations } from '../../server/delegation/end-delegations.ts'
import { findOwnTemplate } from '../../server/find-own-template.ts'
import { ownIssuer } from '../../server/own-issuer.ts'
import { delegations } from '../../server/tables.ts'

type Withdraw = typeof contract.withdrawDelegation

/**
 * Withdraws the permission to issue a template: its open claims end at once, badges stay valid, and the next send needs
 * a new permission. A wallet that holds the community's key has to sign first. Does nothing without an active
 * delegation.
 */
export function withdrawDelegation(ctx: AdminContext, { templateId }: Input<Withdraw>): Promise<Output<Withdraw>> {
  return inTransaction(ctx, async (ctx) => {
    const { name } = await findOwnTemplate(ctx, templateId, 'edit')
    const issuer = await ownIssuer(ctx)
    const number = await newestLiving(ctx, templateId)
    if (number === undefined) return { callbackId: '' }
    if (issuer.isKms) {
      await withdrawUpTo(ctx, { templateId, number })
      return { callbackId: '' }
    }
    const callbackId = await askSignature(ctx, issuer, {
      action: 'withdraw-delegation',
      subjectId: templateId,
      documents: (common) => [
        confirmationDocument('WithdrawDelegation', { ...common, templateId, name, number }, ctx.config.publicUrl),
      ],
      payload: { templateId, number },
    })
    return { callbackId }
  })
}

/** Withdraws a template's active delegations up to a number, in the caller's transaction. */
export async function withdrawUpTo(ctx: TeamContext, asked: { templateId: string; number: number }): Promise<void> {
  const { templateId, number: upTo } = asked
  const { issuerId } = ctx.actor
  // Claims before delegations, in every transaction that locks both. A send in progress may write more claims of these
  // delegations; nobody can collect them, and a job ends them.
  await openClaimsEnd.run(ctx, { templateId, upTo })
  await endDelegations(ctx, issuerId, { templateId, upTo })
  await ctx.jobs.send(ctx, 'end-withdrawn', { templateId, upTo: String(upTo) })
  await recordEvent(ctx, { action: 'template.withdrawn', issuerId, subjectId: templateId })
}

async function newestLiving(ctx: TeamContext, templateId: string): Promise<number | undefined> {
  const [newest] = await ctx.db
    .select({ n: delegations.n })
    .from(delegations)
    .where(
      and(
        eq(delegations.templateId, templateId),
        isNull(delegations.withdrawnAt),
        gt(delegations.validUntil, ctx.now()),
      ),
    )
    .orderBy(desc(delegations.n))
    .limit(1)
  return newest?.n
}
