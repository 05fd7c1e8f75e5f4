import { useParams, useSearch } from '@tanstack/react-router'
import { RankingScreen } from '#features/points/ranking/wallet/ranking-screen.tsx'

/** /communities/{issuerId}/ranking; `?from=` leads back to the quests, or to one of them by its id. */
export function RankingRoute() {
  const { issuerId = '' } = useParams({ strict: false })
  const { from } = useSearch({ strict: false }) as { from?: string }
  return <RankingScreen key={issuerId} issuerId={issuerId} from={from} />
}
