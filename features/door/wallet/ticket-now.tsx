import { useEffect, useRef, useState } from 'react'
import { EventWays } from '#features/badges/wallet/event-ways.tsx'
import { type HeldBadge, readCard } from '#features/badges/wallet/held-badge.ts'
import { eventClock } from '#features/templates/event/rules.ts'
import { clockText, eventPlace, ticketPlace } from '#features/templates/event/texts.ts'
import { placeText } from '#features/templates/rules.ts'
import { Button } from '#ui/buttons/button.tsx'
import { PageLink } from '#ui/buttons/page-link.tsx'
import { Box } from '#ui/layout/box.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useLanguage, useTexts } from '#ui/words/language.tsx'
import { ticketWords } from '../wallet-texts.ts'
import { TicketCode } from './ticket-code.tsx'

const CODE_SIZE = 304

type Props = {
  badge: HeldBadge
  /** A press further down chose it: the page goes to it. */
  isChosen: boolean
}

/** The ticket of an event that is about to begin, or going on: its code, when and where, the ways there. */
export function TicketNow({ badge, isChosen }: Props) {
  const ticketTexts = useTexts(ticketWords)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isChosen) title.current?.focus()
  }, [isChosen])
  return (
    <Box as="section" below="xl" pad="m" framed round="xl" ground="raised" aria-label={ticketTexts.today()}>
      <Text as="h2" breaks lang={badge.lang} ref={title} tabIndex={-1}>
        {badge.title}
      </Text>
      <Stack as="p" above="xs" type="text" tone="ink2" breaks>
        <TicketFacts badge={badge} />
      </Stack>
      <Stack above="l" gap="s">
        <CodeHere badgeId={badge.id} />
      </Stack>
      <EventWays badge={badge} />
      <Text above="s">
        <PageLink className="bz-link" href={`/badges/${badge.id}`}>
          <Row as="span" inline padBlock="s">
            {ticketTexts.details()}
          </Row>
        </PageLink>
      </Text>
    </Box>
  )
}

/** Where the event is, when by its own clock, and the seat. */
export function TicketFacts({ badge }: { badge: HeldBadge }) {
  const { language } = useLanguage()
  const { event } = badge
  const { section = '', seat = '' } = readCard(badge.card)
  const facts = [
    event && clockText(eventClock(event), language),
    event && eventPlace(placeText(event), language),
    ticketPlace({ section, seat }, language),
  ]
  return facts.filter(Boolean).map((fact) => <span key={fact}>{fact}</span>)
}

/** Only one device can show a code: one that nobody carries to a door takes it by a press. */
function CodeHere({ badgeId }: { badgeId: string }) {
  const ticketTexts = useTexts(ticketWords)
  const [isHere, setHere] = useState(() => matchMedia('(pointer: coarse)').matches)
  if (isHere) return <TicketCode badgeId={badgeId} size={CODE_SIZE} isBrief />
  return (
    <>
      <Button kind="primary" size="large" fullWidth onClick={() => setHere(true)}>
        {ticketTexts.showCode()}
      </Button>
      <Text above="s" type="small" tone="ink2">
        {ticketTexts.showCodeHint()}
      </Text>
    </>
  )
}
