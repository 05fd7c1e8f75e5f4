import { openClaimsEnd, openClaimsMove, sessionsOfTemplate } from '#features/templates/hooks.ts'
import type { Feature } from '#platform/manifest/feature.ts'
import { route } from '#platform/serve.ts'
import * as contract from '../contract.ts'
import { endClaimsOf, moveClaims } from './follow-template.ts'
import { listSessions } from './list-sessions.ts'
import { moveHolderClaims } from './move-holder-claims.ts'
import { sessionsOf } from './sessions-of-template.ts'

/** What this feature brings to the product. */
export const claimsFeature: Feature = {
  name: 'claims',
  routes: [route(contract.listSessions, listSessions)],
  on: [
    openClaimsMove.on(moveClaims, { locks: 'claims' }),
    openClaimsEnd.on(endClaimsOf, { locks: 'claims' }),
    sessionsOfTemplate.by(sessionsOf),
  ],
  person: { merge: [{ run: moveHolderClaims, locks: 'claims' }] },
}
