import type { HeldBadge } from '#features/badges/wallet/held-badge.ts'
import { stateOf } from '#features/badges/wallet/held-badge.ts'
import { Stack } from '#ui/layout/stack.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { ticketWords } from '../wallet-texts.ts'
import { TicketCode } from './ticket-code.tsx'

/** The code of a valid ticket; renders nothing for any other badge. */
export function TicketPanel({ badge }: { badge: HeldBadge }) {
  const ticketTexts = useTexts(ticketWords)
  if (badge.card.category !== 'ticket' || stateOf(badge, new Date()) !== 'valid') return null
  return (
    <Stack as="section" above="xl" below="xl" gap="m">
      <h2>{ticketTexts.title()}</h2>
      <TicketCode badgeId={badge.id} size={264} />
    </Stack>
  )
}
