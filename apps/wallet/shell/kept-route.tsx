import { useNavigate, useParams } from '@tanstack/react-router'
import { KeptScreen } from '#features/kept-badges/wallet/kept-screen.tsx'

const SHELF = '/?group=elsewhere'

/** /kept/{id}: a badge from elsewhere. */
export function KeptRoute() {
  const { keptId = '' } = useParams({ strict: false })
  const navigate = useNavigate()
  const leave = () => navigate({ to: '/', search: { group: 'elsewhere' } as never, replace: true })
  return <KeptScreen key={keptId} keptId={keptId} shelf={SHELF} onRemoved={leave} />
}
