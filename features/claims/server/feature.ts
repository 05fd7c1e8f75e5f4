import { isGiverGone } from '#features/badges/hooks.ts'
import { pendingPeople } from '#features/members/hooks.ts'
import { openClaimsEnd, openClaimsMove, sessionsOfTemplate, uses } from '#features/templates/hooks.ts'
import { route } from '#platform/http/serve.ts'
import type { Feature } from '#platform/manifest/feature.ts'
import * as contract from '../contract.ts'
import { countMade, countSent, lastSent } from './count-sent.ts'
import { endClaimsOf, moveClaims } from './follow-template.ts'
import { isGiverGone as isGiverGoneOf } from './giver-of.ts'
import { moveHolderClaims } from './move-holder-claims.ts'
import { countPending, pendingPeople as pendingPeopleOf } from './pending-people.ts'
import { listSessions } from './rows/list-sessions.ts'
import { sessionsOf } from './rows/sessions-of-template.ts'

/** What this feature brings to the product. */
export const claimsFeature: Feature = {
  name: 'claims',
  routes: [route(contract.listSessions, listSessions)],
  on: [
    openClaimsMove.on(moveClaims, { locks: 'claims' }),
    openClaimsEnd.on(endClaimsOf, { locks: 'claims' }),
    sessionsOfTemplate.by(sessionsOf),
    uses.by({ countSent, countMade, lastSent }),
    isGiverGone.by(isGiverGoneOf),
    pendingPeople.by({ list: pendingPeopleOf, count: countPending }),
  ],
  person: { merge: [{ run: moveHolderClaims, locks: 'claims' }] },
}
