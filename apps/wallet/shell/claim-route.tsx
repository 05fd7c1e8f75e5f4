import { useNavigate, useParams } from '@tanstack/react-router'
import { ClaimScreen } from '#features/issuing/wallet/claim-screen.tsx'
import { KeptNext } from './kept-next.tsx'

/** /claim/{token} */
export function ClaimRoute() {
  const { token } = useParams({ from: '/claim/$token' })
  const navigate = useNavigate()
  return <ClaimScreen key={token} token={token} next={KeptNext} onOpenWallet={() => navigate({ to: '/' })} />
}
