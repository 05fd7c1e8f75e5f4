import { eq, sql } from 'drizzle-orm'
import { claims } from '#features/claims/server/tables.ts'
import { removeSecrets } from '#features/keys/server/remove-secrets.ts'
import { recordEvent } from '#platform/audit.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { rowsOf } from '#platform/database/rows-of.ts'
import { webhookEndpoints, webhookMessages, webhookTries } from './tables.ts'

/** Deletes a community's endpoints with their secrets and logs. */
export function eraseWebhooksOf(ctx: Context, issuerId: string): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const gone = await ctx.db.delete(webhookEndpoints).where(eq(webhookEndpoints.issuerId, issuerId)).returning()
    if (gone.length === 0) return
    const secrets = gone.flatMap(({ secretId, oldSecretId }) => (oldSecretId ? [secretId, oldSecretId] : [secretId]))
    await removeSecrets(ctx, secrets, 'webhook')
    const ids = sql.param(gone.map(({ id }) => id))
    await ctx.db.execute(sql`
      with old as (delete from ${webhookMessages} where endpoint_id = any(${ids}::text[]) returning id)
      delete from ${webhookTries} where message_id in (select id from old)`)
    await recordEvent(ctx, {
      action: 'webhooks.erased',
      issuerId,
      subjectId: issuerId,
      detail: { endpoints: gone.length },
    })
  })
}

/**
 * Empties what messages say about some people, and what endpoints answered to them. Those that were not delivered yet never
 * are. An address that was sent stays nowhere in the log.
 */
export function eraseFromWebhooks(
  ctx: Context,
  { holderIds, claimIds }: { holderIds: string[]; claimIds: string[] },
): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const rows = await rowsOf<{ count: number }>(
      ctx.db,
      sql`with about as (
        select id from ${webhookMessages} where holder_id <> '' and holder_id = any(${sql.param(holderIds)}::text[])
        union
        select m.id from ${webhookMessages} m join ${webhookEndpoints} e on e.id = m.endpoint_id
          where e.issuer_id in (select issuer_id from ${claims} where id = any(${sql.param(claimIds)}::text[]))
            and m.subject_id = any(${sql.param(claimIds)}::text[])
      ), emptied as (
        update ${webhookMessages} set body = '', holder_id = '', detail = '{}', next_at = null, is_replay = false,
          resume_at = null, state = case when state = 'waiting' then 'failed' else state end
        where id in (select id from about) returning id
      ), tried as (update ${webhookTries} set response = '' where message_id in (select id from emptied))
      select count(*)::int as count from emptied`,
    )
    const messages = rows[0]?.count ?? 0
    if (messages > 0) await recordEvent(ctx, { action: 'webhooks.emptied', subjectId: '', detail: { messages } })
  })
}
