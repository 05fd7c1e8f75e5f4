import { CommunitiesScreen } from '#features/members/wallet/communities-screen.tsx'

/** /communities */
export function CommunitiesRoute() {
  return <CommunitiesScreen />
}
