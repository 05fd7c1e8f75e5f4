import { useCanGoBack, useNavigate, useParams, useRouter } from '@tanstack/react-router'
import { ThreadScreen } from '#features/conversations/thread/wallet/thread-screen.tsx'

/** /communities/{issuerId}/messages */
export function MessagesRoute() {
  const { issuerId = '' } = useParams({ strict: false })
  const router = useRouter()
  const canGoBack = useCanGoBack()
  const navigate = useNavigate()
  // A link in an e-mail has no page before it.
  const back = () =>
    canGoBack ? router.history.back() : void navigate({ to: '/communities/$issuerId', params: { issuerId } })
  return <ThreadScreen key={issuerId} issuerId={issuerId} onBack={back} />
}
