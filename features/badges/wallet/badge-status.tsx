import { useIsOffline } from '#features/holders/wallet/use-is-offline.ts'
import { ofTicket } from '#features/templates/event/ticket-wording-rules.ts'
import { PageLink } from '#ui/buttons/page-link.tsx'
import { Box } from '#ui/layout/box.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import { VerdictChip } from '../verification/view/verdict-chip.tsx'
import { badgePage } from '../wallet-texts.ts'
import { type HeldBadge, stateOf } from './held-badge.ts'

const TICKET_PAGE = ofTicket(badgePage)

/** Whether a badge is valid; otherwise since when it is not, why, and which one has taken its place. */
export function BadgeStatus({ badge }: { badge: HeldBadge }) {
  const badgePageTexts = useTexts(badge.card.category === 'ticket' ? TICKET_PAGE : badgePage)
  const format = useFormat()
  const isOffline = useIsOffline()
  const state = stateOf(badge, new Date())
  if (state === 'valid') {
    return (
      <Text above="m">
        <VerdictChip face={isOffline ? 'notChecked' : 'genuine'} />
      </Text>
    )
  }
  // Only the state that it is in has its date.
  const { text, reason } = {
    expired: () => ({ text: badgePageTexts.expiredOn({ date: format.lastDay(badge.validUntil) }), reason: '' }),
    suspended: () => ({
      text: badgePageTexts.suspendedOn({ issuer: badge.issuer.name, date: format.date(badge.suspendedAt) }),
      reason: badge.suspendedReason,
    }),
    revoked: () => ({
      text: badgePageTexts.revokedOn({ issuer: badge.issuer.name, date: format.date(badge.revokedAt) }),
      reason: badge.revokedReason,
    }),
  }[state]()
  return (
    <Box above="m">
      <VerdictChip face={state} />
      <Text above="m">{text}</Text>
      {reason && <Text above="m">{badgePageTexts.reason({ reason })}</Text>}
      {state === 'revoked' && badge.supersededBy && (
        <Text above="m">
          <PageLink className="bz-link" href={`/badges/${badge.supersededBy}`}>
            {badgePageTexts.superseded()}
          </PageLink>
        </Text>
      )}
    </Box>
  )
}
