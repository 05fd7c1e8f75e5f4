import { useLocation, useNavigate } from '@tanstack/react-router'
import { ScannedScreen } from '#features/quests/entries/wallet/scanned-screen.tsx'

/** /challenge#{challengeId}.{code}: what the code of a challenge opens, scanned here or by another camera. */
export function ChallengeRoute() {
  const { hash } = useLocation()
  const navigate = useNavigate()
  return <ScannedScreen key={hash} hash={hash} onDone={(href) => void navigate({ href, replace: true })} />
}
