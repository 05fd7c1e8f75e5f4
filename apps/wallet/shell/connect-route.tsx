import { useNavigate, useParams } from '@tanstack/react-router'
import { ConnectScreen } from '#features/holders/wallet/connect-screen.tsx'

/** /connect/{challenge}: the page behind a studio's QR code. */
export function ConnectRoute() {
  const { challenge = '' } = useParams({ strict: false })
  const navigate = useNavigate()
  return (
    <ConnectScreen
      key={challenge}
      challenge={challenge}
      onScan={() => navigate({ to: '/scan' })}
      onDone={(to) => navigate({ to: to === 'toSign' ? '/to-sign' : '/', replace: true })}
    />
  )
}
