import { eq } from 'drizzle-orm'
import { openJwtKey } from '#credentials/jwt-key.ts'
import { signVcJwt } from '#credentials/vc-jwt.ts'
import { issuers } from '#features/issuers/server/tables.ts'
import { createKey } from '#features/keys/server/create-key.ts'
import { findKey } from '#features/keys/server/find-key.ts'
import { openKey } from '#features/keys/server/open-key.ts'
import { type Context, inTransaction } from '#platform/context.ts'

/**
 * Writes a credential as VC-JWT under the issuer's P-256 key. The key is created with the first JWT and listed in the
 * issuer's DID document from then on.
 */
export async function signJwtAsIssuer(
  ctx: Context,
  issuer: { id: string; didWeb: string },
  credential: Record<string, unknown>,
): Promise<string> {
  const { id } = (await findKey(ctx, issuer.id, 'jwt')) ?? (await makeKey(ctx, issuer.id))
  const secret = await openKey(ctx, id)
  const key = openJwtKey(issuer.didWeb, secret)
  secret.fill(0)
  return signVcJwt(credential, key)
}

/** The issuer's row is the lock, so that two concurrent first downloads create one key. */
function makeKey(ctx: Context, issuerId: string): Promise<{ id: string }> {
  return inTransaction(ctx, async (ctx) => {
    await ctx.db.select({ id: issuers.id }).from(issuers).where(eq(issuers.id, issuerId)).for('update')
    return (await findKey(ctx, issuerId, 'jwt')) ?? createKey(ctx, { purpose: 'jwt', ownerId: issuerId })
  })
}
