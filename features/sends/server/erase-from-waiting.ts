import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import { recordEvent } from '#platform/audit.ts'
import { cancelConfirmation, rewriteConfirmation } from '#platform/confirmations.ts'
import type { Context } from '#platform/context.ts'
import { confirmations } from '#platform/tables.ts'
import { passBy, passingKinds } from './continuations.ts'
import type { SendPayload } from './renew-for-send.ts'

/**
 * Removes addresses from sends that wait for a wallet's signature, in the caller's transaction and before it looks at
 * lists being read; waits for a signature in progress. A send that names one of the addresses is canceled, because the
 * signed text would not match; a list, whose addresses are only in its file, skips them when it is read.
 */
export async function eraseFromWaiting(ctx: Context, emails: string[]): Promise<void> {
  if (emails.length === 0) return
  const wanted = sql`select jsonb_array_elements_text(${JSON.stringify(emails)}::jsonb)`
  const asked = sql`${confirmations.payload} #> '{step,asked}'`
  const isNamed = sql`(coalesce(jsonb_exists_any(${asked} -> 'emails', array(${wanted})), false)
    or coalesce(${asked} ->> 'email' in (${wanted}), false))`
  const waiting = await ctx.db
    .select({
      operationId: confirmations.operationId,
      payload: confirmations.payload,
      isNamed: sql<boolean>`${isNamed}`,
    })
    .from(confirmations)
    .where(
      and(
        eq(confirmations.action, 'send-badges'),
        isNull(confirmations.endedAt),
        or(isNamed, inArray(sql`${confirmations.payload} #>> '{step,kind}'`, passingKinds())),
      ),
    )
    .orderBy(asc(confirmations.operationId))
    .for('update')
  for (const { operationId, payload, isNamed } of waiting) {
    if (isNamed) await cancelConfirmation(ctx, operationId, 'recipientErased')
    else await keepPassing(ctx, operationId, payload as SendPayload, emails)
  }
}

async function keepPassing(ctx: Context, operationId: string, payload: SendPayload, emails: string[]): Promise<void> {
  const step = passBy(payload.step, emails)
  if (!step) return
  await rewriteConfirmation(ctx, operationId, { ...payload, step })
  await recordEvent(ctx, { action: 'import.passedBy', subjectId: operationId, detail: { count: emails.length } })
}
