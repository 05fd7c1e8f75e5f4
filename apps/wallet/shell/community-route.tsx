import { useNavigate, useParams } from '@tanstack/react-router'
import { CommunityScreen } from '#features/members/wallet/community-screen.tsx'

/** /communities/{issuerId} */
export function CommunityRoute() {
  const { issuerId = '' } = useParams({ strict: false })
  const navigate = useNavigate()
  const left = () => void navigate({ to: '/communities', replace: true })
  return <CommunityScreen key={issuerId} issuerId={issuerId} onLeft={left} />
}
