import { createHmac } from 'node:crypto'
import { and, eq, lt, sql } from 'drizzle-orm'
import { recordEvent } from '#platform/audit.ts'
import type { Config } from '#platform/config.ts'
import type { Context } from '#platform/context.ts'
import { deriveKey, sameText } from '#platform/derive-key.ts'
import { CODE_LENGTH, codeTriesOf } from '../rules.ts'
import type { Claim } from './queries.ts'
import { claims } from './tables.ts'

type Coded = Pick<Claim, 'id' | 'linkN'>

/** The code of a claim's present link, six digits: derived, so that no database holds it, and another one for a new link. */
export function claimCode(config: Pick<Config, 'secret'>, { id, linkN }: Coded): string {
  const mac = createHmac('sha256', deriveKey(config.secret, 'claim-code')).update(`${id}.${linkN}`).digest()
  return String(mac.readUIntBE(0, 6) % 10 ** CODE_LENGTH).padStart(CODE_LENGTH, '0')
}

/**
 * Whether a code is that of a claim's present link. Each try is counted before it is compared, and given back when it was
 * right; once too many were wrong, the right one is refused as well until the link is renewed.
 */
export async function tryCode(ctx: Context, claim: Claim, code: string): Promise<boolean> {
  const row = and(eq(claims.id, claim.id), eq(claims.linkN, claim.linkN))
  const [counted] = await ctx.db
    .update(claims)
    .set({ codeTries: sql`${claims.codeTries} + 1` })
    .where(and(row, lt(claims.codeTries, codeTriesOf(claim))))
    .returning({ tries: claims.codeTries })
  if (!counted) return false
  if (!sameText(code, claimCode(ctx.config, claim))) {
    const { issuerId, id } = claim
    await recordEvent(ctx, { action: 'claim.codeWrong', issuerId, subjectId: id, detail: { tries: counted.tries } })
    return false
  }
  await ctx.db
    .update(claims)
    .set({ codeTries: sql`${claims.codeTries} - 1` })
    .where(row)
  return true
}
