import { useParams } from '@tanstack/react-router'
import { CommunityPage } from '#features/promote/public-page/studio/community-page.tsx'
import { PublicScreen } from '../shell/public-screen.tsx'

/** /c/{issuer id}: the public page of a community. */
export function CommunityScreen() {
  const { issuerId = '' } = useParams({ strict: false })
  return (
    <PublicScreen>
      <CommunityPage issuerId={issuerId} />
    </PublicScreen>
  )
}
