import { BadgesScreen } from '#features/badges/wallet/badges-screen.tsx'

/** / */
export function BadgesRoute() {
  return <BadgesScreen />
}
