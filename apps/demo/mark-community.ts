import { promoteIssuer } from '#features/issuers/server/promotion/promote-issuer.ts'
import type { Stage } from './stage.ts'

/** The operator has checked who stands behind the demo's community. */
export function markCommunity(stage: Stage): Promise<void> {
  return promoteIssuer(stage.context({ kind: 'system', job: 'demo' }), { issuerId: stage.issuerId, promoted: true })
}
