import { useParams } from '@tanstack/react-router'
import { RankingScreen } from '#features/points/wallet/ranking-screen.tsx'

/** /communities/{issuerId}/ranking */
export function RankingRoute() {
  const { issuerId = '' } = useParams({ strict: false })
  return <RankingScreen key={issuerId} issuerId={issuerId} />
}
