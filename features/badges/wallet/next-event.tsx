import { ownZone, zoneLabel } from '#features/places/zone-rules.ts'
import { wallTime } from '#features/templates/event/time-rules.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Box } from '#ui/layout/box.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { DateTile } from '#ui/marks/date-tile.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import { badgesPage } from '../wallet-texts.ts'
import { type HeldBadge, readCard } from './held-badge.ts'
import { nextTicket, startOf } from './next-ticket.ts'

/** The ticket of the next event, one press from its code; nothing without a coming event. */
export function NextEvent({ badges }: { badges: HeldBadge[] }) {
  const badgesPageTexts = useTexts(badgesPage)
  const format = useFormat()
  const badge = nextTicket(badges, new Date())
  if (!badge) return null
  const { section, seat } = readCard(badge.card)
  const start = startOf(badge)
  const { event } = badge
  const at = new Date(start)
  const shown = event ? wallTime(at, event.timeZone) : start
  const isElsewhere = event !== undefined && shown !== wallTime(at, ownZone())
  const zone = event && (isElsewhere || event.location === '') ? ` (${zoneLabel(event.timeZone, at)})` : ''
  const facts = [
    format.weekdayTime(shown) + zone,
    isElsewhere && badgesPageTexts.yourTime({ time: format.weekdayTime(start) }),
    section && badgesPageTexts.section({ section }),
    seat && badgesPageTexts.seat({ seat }),
  ]
  return (
    <Row pad="m" framed round="l" ground="raised" as="section" below="xxl" gap="m" aria-label={badgesPageTexts.next()}>
      <DateTile at={shown} />
      <Stack as="span" type="small" tone="ink2" grow>
        <Text as="strong" type="text" tone="ink" breaks lang={badge.lang}>
          {badge.title}
        </Text>
        <span>
          <span className="bz-hidden">{format.day(shown)}, </span>
          {facts.filter(Boolean).join(', ')}
        </span>
      </Stack>
      <Box fixed>
        <Button
          kind="primary"
          href={`/badges/${badge.id}`}
          aria-label={badgesPageTexts.showTicket({ badge: badge.title })}
        >
          {badgesPageTexts.show()}
        </Button>
      </Box>
    </Row>
  )
}
