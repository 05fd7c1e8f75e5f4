import { CommunitiesScreen } from '#features/members/communities/wallet/communities-screen.tsx'

/** /communities */
export function CommunitiesRoute() {
  return <CommunitiesScreen />
}
