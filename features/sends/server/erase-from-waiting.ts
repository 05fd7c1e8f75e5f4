import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import { holders } from '#features/holders/server/tables.ts'
import { recordEvent } from '#platform/audit.ts'
import type { Context } from '#platform/context.ts'
import { cancelConfirmation, rewriteConfirmation } from '#platform/operations/confirmations.ts'
import { confirmations } from '#platform/tables.ts'
import { passBy, passingKinds } from './continuations.ts'
import type { SendPayload } from './renew-for-send.ts'

type Erased = { emails: string[]; holderIds: string[] }

/**
 * Removes people from sends that wait for a wallet's signature, in the caller's transaction and before it looks at
 * lists being read; waits for a signature in progress. A send that names one of the addresses or wallets is canceled, because the
 * signed text would not match; a list, whose addresses are only in its file, skips them when it is read.
 */
export async function eraseFromWaiting(ctx: Context, { emails, holderIds }: Erased): Promise<void> {
  const dids = await accountsOf(ctx, holderIds)
  if (emails.length + dids.length === 0) return
  const wanted = sql`select jsonb_array_elements_text(${JSON.stringify(emails)}::jsonb)`
  const asked = sql`${confirmations.payload} #> '{step,asked}'`
  const isNamed = sql`(coalesce(jsonb_exists_any(${asked} -> 'emails', array(${wanted})), false)
    or coalesce(${asked} ->> 'email' in (${wanted}), false)
    or exists (select 1 from jsonb_array_elements_text(coalesce(${asked} -> 'dids', '[]'::jsonb)) did
      where lower(did) in (select jsonb_array_elements_text(${JSON.stringify(dids)}::jsonb))))`
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

/** The account DIDs of wallets in lower case, as a send may name them in any. */
async function accountsOf(ctx: Context, holderIds: string[]): Promise<string[]> {
  if (holderIds.length === 0) return []
  const rows = await ctx.db.select({ did: holders.did }).from(holders).where(inArray(holders.id, holderIds))
  return rows.map(({ did }) => did.toLowerCase())
}

async function keepPassing(ctx: Context, operationId: string, payload: SendPayload, emails: string[]): Promise<void> {
  const step = passBy(payload.step, emails)
  if (!step) return
  await rewriteConfirmation(ctx, operationId, { ...payload, step })
  await recordEvent(ctx, { action: 'import.passedBy', subjectId: operationId, detail: { count: emails.length } })
}
