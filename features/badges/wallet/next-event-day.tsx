import { serverNow } from '#base/server-time.ts'
import { eventStage } from '#features/templates/event/time-rules.ts'
import { EventFacts } from '#features/templates/event/view/event-facts.tsx'
import { Box } from '#ui/layout/box.tsx'
import { Facts } from '#ui/lists/facts.tsx'
import { EventWays } from './event-ways.tsx'
import type { HeldBadge } from './held-badge.ts'

/** When and where the event of a badge is, with the ways to it; nothing without one that is still to come or going on. */
export function NextEventDay({ badge }: { badge: HeldBadge }) {
  const { event } = badge
  if (!event || eventStage(event, serverNow()) === 'finished') return null
  return (
    <Box pad="m" framed round="l" ground="raised">
      <Facts>
        <EventFacts event={event} />
      </Facts>
      <EventWays badge={badge} />
    </Box>
  )
}
