import { useState } from 'react'
import { serverNow } from '#base/server-time.ts'
import { nextTurn, ticketsOfNow } from '#features/badges/ticket-time-rules.ts'
import type { HeldBadge } from '#features/badges/wallet/held-badge.ts'
import { validTickets } from '#features/badges/wallet/next-ticket.ts'
import { useHeldBadges } from '#features/badges/wallet/use-held-badges.ts'
import { useNowUntil } from '#ui/browser/use-now-until.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { ticketWords } from '../wallet-texts.ts'
import { TicketFacts, TicketNow } from './ticket-now.tsx'

/** From two hours before an event until its end: its ticket with the code, above all else; of several, one at a time. */
export function TicketsNow() {
  const { badges } = useHeldBadges()
  return badges && badges.length > 0 ? <Tickets badges={badges} /> : null
}

function Tickets({ badges }: { badges: HeldBadge[] }) {
  const ticketTexts = useTexts(ticketWords)
  const [chosenId, setChosenId] = useState<string>()
  const now = useNowUntil(serverNow, (at) => nextTurn(validTickets(badges, at), at))
  const tickets = ticketsOfNow(validTickets(badges, now), now)
  const shown = tickets.find(({ id }) => id === chosenId) ?? tickets[0]
  if (!shown) return null
  const others = tickets.filter((ticket) => ticket !== shown)
  return (
    <>
      <TicketNow key={shown.id} badge={shown} isChosen={shown.id === chosenId} />
      {others.length > 0 && (
        <Stack as="ul" below="xl" gap="s" aria-label={ticketTexts.other()}>
          {others.map((ticket) => (
            <Row as="li" key={ticket.id} gap="m" pad="m" framed round="l" ground="raised">
              <Stack as="span" type="small" tone="ink2" breaks grow>
                <Text as="strong" type="text" tone="ink" lang={ticket.lang}>
                  {ticket.title}
                </Text>
                <TicketFacts badge={ticket} />
              </Stack>
              <Button
                aria-label={ticketTexts.showTicket({ ticket: ticket.title })}
                onClick={() => setChosenId(ticket.id)}
              >
                {ticketTexts.show()}
              </Button>
            </Row>
          ))}
        </Stack>
      )}
    </>
  )
}
