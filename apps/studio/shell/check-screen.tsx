import { CheckPage } from '#features/badges/verification/studio/check-page.tsx'
import { PublicScreen } from './public-screen.tsx'

/** /verify: anyone can verify any badge. */
export function CheckScreen() {
  return (
    <PublicScreen>
      <CheckPage />
    </PublicScreen>
  )
}
