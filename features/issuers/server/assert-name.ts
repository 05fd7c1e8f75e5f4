import { and, eq, isNull } from 'drizzle-orm'
import unhomoglyph from 'unhomoglyph'
import { InvalidInput } from '#base/problem.ts'
import type { Context } from '#platform/context.ts'
import { imitatesBrand, isPlatformDid } from '../rules.ts'
import { issuers } from './tables.ts'

/**
 * Throws `problem` for a name of a community or template, or a subject, that contains the brand word or a look-alike,
 * unless the community is the platform's own: the one that the operator named by command, otherwise by `PLATFORM_ISSUER`.
 */
export async function assertName(
  ctx: Context,
  name: string,
  did: string | undefined,
  problem = 'nameInvalid',
): Promise<void> {
  const isImitation = imitatesBrand(name) || imitatesBrand(skeletonOf(name))
  if (isImitation && !isPlatformDid(did, await platformDid(ctx))) throw new InvalidInput(problem)
}

async function platformDid(ctx: Context): Promise<string | undefined> {
  const [own] = await ctx.db
    .select({ did: issuers.did })
    .from(issuers)
    .where(and(eq(issuers.isPlatform, true), isNull(issuers.deletedAt)))
  return own?.did ?? ctx.config.platformIssuer
}

/** Digits that are read as letters and that the standard does not list. */
const READ_AS: Record<string, string> = { 2: 'z', 4: 'a', 8: 'b' }

/** A name with look-alike letters of any script replaced by one (Unicode Technical Standard 39, section 4). */
function skeletonOf(name: string): string {
  return unhomoglyph(name.normalize('NFKD')).replace(/[248]/g, (digit) => READ_AS[digit] ?? digit)
}
