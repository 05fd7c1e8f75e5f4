import { CheckPage } from '#features/badges/studio/check-page.tsx'
import { PublicScreen } from './public-screen.tsx'

/** /verify: anyone has any badge checked. */
export function CheckScreen() {
  return (
    <PublicScreen>
      <CheckPage />
    </PublicScreen>
  )
}
