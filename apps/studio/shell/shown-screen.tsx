import { useParams } from '@tanstack/react-router'
import { ShownPage } from '#features/kept-badges/sharing/studio/shown-page.tsx'
import { PublicScreen } from './public-screen.tsx'

/** /shown/{share id}: the public page of a badge of another issuer. */
export function ShownScreen() {
  const { shareId = '' } = useParams({ strict: false })
  return (
    <PublicScreen>
      <ShownPage shareId={shareId} />
    </PublicScreen>
  )
}
