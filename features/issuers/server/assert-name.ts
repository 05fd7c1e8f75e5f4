import unhomoglyph from 'unhomoglyph'
import { InvalidInput } from '#base/problem.ts'
import type { Context } from '#platform/context.ts'
import { imitatesBrand, isPlatformDid } from '../rules.ts'

/**
 * Throws `problem` for a name of a community or template, or a subject, that contains the brand word or a look-alike,
 * unless the community is the platform's own (`PLATFORM_ISSUER`).
 */
export function assertName(ctx: Context, name: string, did: string | undefined, problem = 'nameInvalid'): void {
  const isImitation = imitatesBrand(name) || imitatesBrand(skeletonOf(name))
  if (isImitation && !isPlatformDid(did, ctx.config.platformIssuer)) throw new InvalidInput(problem)
}

/** A name with look-alike letters of any script replaced by one (Unicode Technical Standard 39, section 4). */
function skeletonOf(name: string): string {
  return unhomoglyph(name.normalize('NFKD'))
}
