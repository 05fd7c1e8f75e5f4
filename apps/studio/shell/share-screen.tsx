import { useParams } from '@tanstack/react-router'
import { SharePage } from '#features/badges/studio/share-page.tsx'
import { PublicScreen } from './public-screen.tsx'

/** /share/{share id}: what a holder shows of a badge. */
export function ShareScreen() {
  const { shareId = '' } = useParams({ strict: false })
  return (
    <PublicScreen>
      <SharePage shareId={shareId} />
    </PublicScreen>
  )
}
