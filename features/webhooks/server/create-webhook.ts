import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Input, Output } from '#base/endpoint.ts'
import { newId } from '#base/ids.ts'
import { Problem } from '#base/problem.ts'
import { issuers } from '#features/issuers/server/tables.ts'
import { recordEvent } from '#platform/audit.ts'
import { type AdminContext, inTransaction } from '#platform/context.ts'
import type * as contract from '../contract.ts'
import { ENDPOINTS_MAX } from '../rules.ts'
import { assertAddress } from './assert-address.ts'
import { assertKept } from './own-webhook.ts'
import { makeSecret } from './secrets.ts'
import { webhookEndpoints } from './tables.ts'

type Create = typeof contract.createWebhook

/** Adds an endpoint and shows its secret this once. Throws `urlRefused`, `mainAdminOnly` and `tooManyWebhooks`. */
export async function createWebhook(ctx: AdminContext, input: Input<Create>): Promise<Output<Create>> {
  const { url, withAddresses } = input
  const kinds = [...new Set(input.kinds)]
  const { issuerId, mainAdmin } = ctx.actor
  await assertKept(ctx)
  if (withAddresses && !mainAdmin) throw new Problem('mainAdminOnly')
  await assertAddress(ctx, url)
  return inTransaction(ctx, async (ctx) => {
    const isThere = and(eq(issuers.id, issuerId), isNull(issuers.deletedAt))
    const [issuer] = await ctx.db.select({ id: issuers.id }).from(issuers).where(isThere).for('update')
    // It was deleted with its endpoints meanwhile; one made now would outlive it.
    if (!issuer) throw new Problem('notFound')
    const count = await ctx.db.$count(webhookEndpoints, sql`${webhookEndpoints.issuerId} = ${issuerId}`)
    if (count >= ENDPOINTS_MAX) throw new Problem('tooManyWebhooks')
    const { secret, ...made } = await makeSecret(ctx)
    const webhookId = newId()
    const row = { id: webhookId, issuerId, url, kinds, withAddresses, createdAt: ctx.now(), ...made }
    await ctx.db.insert(webhookEndpoints).values(row)
    await recordEvent(ctx, { action: 'webhook.created', subjectId: webhookId, detail: { withAddresses } })
    return { webhookId, secret }
  })
}
