import { and, asc, eq, isNull, or, sql } from 'drizzle-orm'
import { recordEvent } from '#platform/audit.ts'
import { cancelConfirmation, rewriteConfirmation } from '#platform/confirmations.ts'
import type { Context } from '#platform/context.ts'
import { confirmations } from '#platform/tables.ts'
import type { AcceptedImport } from './accept-import.ts'
import { erasedHashes } from './erase-from-imports.ts'
import type { SendPayload } from './renew-for-send.ts'

/**
 * Takes addresses out of the sends that wait for a wallet's signature, in the caller's transaction and before it looks for
 * lists that are read: whoever signs meanwhile is waited for. A send that names one of them is canceled, since less than
 * what was asked must not be signed for; a list, whose file names whom it is for, passes them by when it is read.
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
        or(isNamed, sql`${confirmations.payload} #>> '{step,kind}' = 'import'`),
      ),
    )
    .orderBy(asc(confirmations.operationId))
    .for('update')
  for (const { operationId, payload, isNamed } of waiting) {
    if (isNamed) await cancelConfirmation(ctx, operationId, 'recipientErased')
    else await passBy(ctx, operationId, payload as SendPayload, emails)
  }
}

async function passBy(ctx: Context, operationId: string, payload: SendPayload, emails: string[]): Promise<void> {
  const { step } = payload
  if (step.kind !== 'import') return
  const asked = step.asked as AcceptedImport
  const erased = [...asked.erased, ...erasedHashes(asked.id, emails)]
  await rewriteConfirmation(ctx, operationId, { ...payload, step: { ...step, asked: { ...asked, erased } } })
  await recordEvent(ctx, { action: 'import.passedBy', subjectId: operationId, detail: { count: emails.length } })
}
