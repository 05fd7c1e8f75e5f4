import { useParams } from '@tanstack/react-router'
import { StatementScreen } from '#features/points/statement/wallet/statement-screen.tsx'

/** /communities/{issuerId}/points */
export function PointsRoute() {
  const { issuerId = '' } = useParams({ strict: false })
  return <StatementScreen key={issuerId} issuerId={issuerId} />
}
