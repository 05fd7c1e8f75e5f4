import { useFinding } from '#features/badges/findings/view/use-finding.ts'
import { VerdictChip } from '#features/badges/verification/view/verdict-chip.tsx'
import { useIsOffline } from '#features/holders/wallet/use-is-offline.ts'
import { Row } from '#ui/layout/row.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import { shownFace } from '../shown-rules.ts'
import { keptPage } from '../wallet-texts.ts'
import { useIssuerLine } from './use-issuer-line.ts'
import type { Summary } from './use-kept-badges.ts'
import type { KeptReading } from './use-kept-page.ts'

type Props = {
  verification: Pick<KeptReading['verification'], 'word' | 'state' | 'because' | 'checks' | 'issuedAt' | 'validUntil'>
  issuer: Summary['issuer']
  /** When it was checked; '' where that is not said. */
  checkedAt?: string
}

/** The verdict on a badge: its chip, when it was checked, and the sentence of what decided. */
export function KeptVerdict({ verification, issuer, checkedAt = '' }: Props) {
  const say = useTexts(keptPage)
  const finding = useFinding()
  const isOffline = useIsOffline()
  const lineOf = useIssuerLine()
  const { checks, because } = verification
  const decided = checks.find(({ finding }) => finding === because)
  const named = { ...verification, issuer: { name: lineOf(issuer).name, host: issuer.host } }
  return (
    <Stack gap="s">
      <Row gap="s" wrap>
        <VerdictChip face={shownFace(verification, isOffline)} />
        {checkedAt && <CheckedAt at={checkedAt} />}
      </Row>
      {decided && (
        <Text tone="ink2" breaks>
          {say.because({ finding: finding(decided, named) })}
        </Text>
      )}
    </Stack>
  )
}

/** When a badge was last checked: today at a time, or the day. */
export function CheckedAt({ at }: { at: string }) {
  const say = useTexts(keptPage)
  const format = useFormat()
  const isToday = format.date(at) === format.date(Date.now())
  return (
    <Text as="span" type="small" tone="ink2">
      {isToday ? say.checkedToday({ time: format.time(at) }) : say.checkedOn({ day: format.date(at) })}
    </Text>
  )
}
