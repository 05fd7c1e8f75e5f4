import { asc, eq } from 'drizzle-orm'
import { issuers } from '#features/issuers/server/tables.ts'
import { isRotatedSince } from '#features/keys/server/is-rotated-since.ts'
import type { Context } from '#platform/context.ts'
import { type Rotated, rotateIssuingKey } from './rotate-issuing-key.ts'

type Asked = { issuer: string; isCompromised: boolean; before: Date }
/** Without `rotated` and `failed`: the issuer was done before the run was interrupted. */
export type RotatedIssuer = { id: string; name: string; rotated?: Rotated; failed?: unknown }

/**
 * Gives an issuer (by id) or `all` of them new issuing keys, each in a transaction of its own, and yields each result.
 * Only keys made before the instant `before` are replaced, so that an interrupted run continues when it is started again
 * with the same instant. An issuer that fails is yielded with its error and keeps its key.
 */
export async function* rotateIssuingKeys(
  ctx: Context,
  { issuer, isCompromised, before }: Asked,
): AsyncGenerator<RotatedIssuer> {
  const rows = await ctx.db
    .select({ id: issuers.id, name: issuers.name, deletedAt: issuers.deletedAt })
    .from(issuers)
    .where(issuer === 'all' ? undefined : eq(issuers.id, issuer))
    .orderBy(asc(issuers.id))
  for (const { id, name, deletedAt } of rows) {
    // A deleted issuer has no key to rotate, only keys to mark as compromised.
    if (issuer === 'all' && deletedAt && !isCompromised) continue
    if (await isRotatedSince(ctx, { ownerId: id, since: before, isCompromised })) {
      yield { id, name }
      continue
    }
    try {
      yield { id, name, rotated: await rotateIssuingKey(ctx, { issuerId: id, isCompromised }) }
    } catch (failed) {
      yield { id, name, failed }
    }
  }
}
