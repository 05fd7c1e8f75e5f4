import { BadgesScreen } from '#features/badges/wallet/badges-screen.tsx'
import { WaitingBadges } from '#features/issuing/wallet/waiting-badges.tsx'
import { CommunitiesEntry } from '#features/members/wallet/communities-entry.tsx'

/** / */
export function BadgesRoute() {
  const above = (
    <>
      <WaitingBadges />
      <CommunitiesEntry />
    </>
  )
  return <BadgesScreen above={above} />
}
