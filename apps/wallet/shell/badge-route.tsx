import { useParams } from '@tanstack/react-router'
import { BadgeScreen } from '#features/badges/wallet/badge-screen.tsx'
import { TicketPanel } from '#features/door/wallet/ticket-panel.tsx'
import { KeptNext } from './kept-next.tsx'

/** /badges/{id} */
export function BadgeRoute() {
  const { badgeId } = useParams({ strict: false })
  return <BadgeScreen key={badgeId} badgeId={badgeId ?? ''} part={TicketPanel} next={KeptNext} />
}
