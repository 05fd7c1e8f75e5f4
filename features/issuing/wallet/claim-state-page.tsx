import { FlatCard } from '#card/flat-card.tsx'
import { readCard } from '#features/badges/wallet/held-badge.ts'
import { claimStates } from '#features/claims/texts.ts'
import { ofTicket } from '#features/templates/event/ticket-wording-rules.ts'
import { Button } from '#ui/buttons/button.tsx'
import { PublicFrame } from '#ui/frames/public-frame.tsx'
import { Box } from '#ui/layout/box.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import type { Claim } from '../contract.ts'
import { keptView, stateTitles } from '../texts.ts'
import styles from './claim.module.css'
import { OpenedLine } from './opened-line.tsx'

const TICKET = { titles: ofTicket(stateTitles), states: ofTicket(claimStates) }

/** The page of a link that gives no badge now: its state, and what to do next. */
export function ClaimStatePage({ claim }: { claim: Claim }) {
  const isTicket = claim.card?.category === 'ticket'
  const titles = useTexts(isTicket ? TICKET.titles : stateTitles)
  const states = useTexts(isTicket ? TICKET.states : claimStates)
  const kept = useTexts(keptView)
  const format = useFormat()
  // An open link without its card cannot be shown.
  const state = claim.state === 'open' ? 'unknown' : claim.state
  const dates = { notYet: claim.startDate, expired: claim.endDate, revoked: claim.revokedAt }
  const date = dates[state as keyof typeof dates]
  const values = {
    issuer: claim.issuer?.name ?? '',
    reason: claim.revokedReason,
    date: date ? format.longDay(date) : '',
  }
  return (
    <PublicFrame>
      <Stack as="section" padBlock="xxxl" gap="l" across="start" width="narrow" middled>
        {claim.card && (
          <Box below="s" className={styles.faded}>
            <FlatCard spec={readCard(claim.card)} width={160} />
          </Box>
        )}
        <h1 className="bz-headline">{titles[state]()}</h1>
        <Text type="lead" tone="ink2" below="s">
          {states[state](values)}
        </Text>
        <Button kind={state === 'used' ? 'primary' : 'secondary'} href="/">
          {kept.open()}
        </Button>
        <OpenedLine claim={claim} />
      </Stack>
    </PublicFrame>
  )
}
