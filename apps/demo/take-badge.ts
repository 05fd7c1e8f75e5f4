import { makeHolderOfAddress } from '#features/holders/server/make-holder-of-address.ts'
import { acceptClaim } from '#features/issuing/server/accept-claim.ts'
import type { Person } from './people.ts'
import type { Stage } from './stage.ts'

/** Collects the badge of a claim with the wallet of a person's address, which is created if they have none. */
export async function takeBadge(stage: Stage, person: Person, claimId: string, entryId = '') {
  const { email, language } = person
  const ctx = { ...stage.context({ kind: 'anyone' }), language }
  const holder = await makeHolderOfAddress(ctx, { email, language })
  const badge = await acceptClaim(ctx, { claimId, n: 1, did: holder.did, entryId })
  return { badgeId: badge.id, holderId: holder.id }
}
