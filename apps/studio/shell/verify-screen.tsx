import { useParams } from '@tanstack/react-router'
import { VerifyPage } from '#features/badges/verification/studio/verify-page.tsx'
import { PublicScreen } from './public-screen.tsx'

/** /verify/{badge id}: anyone can verify a badge. */
export function VerifyScreen() {
  const { badgeId = '' } = useParams({ strict: false })
  return (
    <PublicScreen>
      <VerifyPage badgeId={badgeId} />
    </PublicScreen>
  )
}
