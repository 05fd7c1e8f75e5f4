import { InvalidInput } from '#base/problem.ts'
import type { Context } from '#platform/context.ts'
import { imitatesBrand, isPlatformDid } from '../rules.ts'

/** Throws `nameInvalid` for a name with the brand word, unless the community is the platform's own (`PLATFORM_ISSUER`). */
export function assertName(ctx: Context, name: string, did: string | undefined): void {
  if (imitatesBrand(name) && !isPlatformDid(did, ctx.config.platformIssuer)) throw new InvalidInput('nameInvalid')
}
