import { BadgesScreen } from '#features/badges/wallet/badges-screen.tsx'
import { CommunitiesEntry } from '#features/members/wallet/communities-entry.tsx'

/** / */
export function BadgesRoute() {
  return <BadgesScreen above={<CommunitiesEntry />} />
}
