import { useParams } from '@tanstack/react-router'
import { SharePage } from '#features/badges/sharing/studio/share-page.tsx'
import { PublicScreen } from './public-screen.tsx'

/** /share/{share id}: the public page of a shared badge. */
export function ShareScreen() {
  const { shareId = '' } = useParams({ strict: false })
  return (
    <PublicScreen>
      <SharePage shareId={shareId} />
    </PublicScreen>
  )
}
