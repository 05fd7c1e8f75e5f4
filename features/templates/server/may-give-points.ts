import type { Config } from '#platform/settings/config.ts'

/** Whether an issuer may give points: every issuer, unless the setting lists some (by id or DID). */
export function mayGivePoints(config: Pick<Config, 'pointsIssuers'>, issuer: { id: string; did: string }): boolean {
  const { pointsIssuers } = config
  if (pointsIssuers === undefined) return true
  return pointsIssuers.some((listed) => listed === issuer.id || listed.toLowerCase() === issuer.did.toLowerCase())
}
