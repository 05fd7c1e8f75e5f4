import type { Config } from '#platform/config.ts'

/** Whether an issuer may give points: everyone, unless the setting lists who may (by id or DID). */
export function mayGivePoints(config: Pick<Config, 'pointsIssuers'>, issuer: { id: string; did: string }): boolean {
  const { pointsIssuers } = config
  if (pointsIssuers === undefined) return true
  return pointsIssuers.some((listed) => listed === issuer.id || listed.toLowerCase() === issuer.did.toLowerCase())
}
