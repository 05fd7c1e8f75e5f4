import { useState } from 'react'
import { CardStage } from '#card/card-stage.tsx'
import { VerdictChip } from '#features/badges/verification/view/verdict-chip.tsx'
import { readCard } from '#features/badges/wallet/held-badge.ts'
import { useHeldBadges } from '#features/badges/wallet/use-held-badges.ts'
import { Button } from '#ui/buttons/button.tsx'
import { ScreenStage } from '#ui/frames/screen-stage.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import { words } from '#ui/words/texts.ts'
import { presentPage } from '../wallet-texts.ts'
import { BadgeChoice } from './badge-choice.tsx'

type Props = {
  /** Opens the request again, where the device has a network. */
  onRetry?: (() => unknown) | undefined
  isRetrying: boolean
}

/** Without a network: the badges of this device, marked as not checked. Nothing is sent. */
export function OfflineView({ onRetry, isRetrying }: Props) {
  const common = useTexts(words)
  const pageTexts = useTexts(presentPage)
  const format = useFormat()
  const { badges = [], asOf } = useHeldBadges()
  const [chosenId, setChosenId] = useState<string>()
  const badge = badges.find(({ id }) => id === chosenId) ?? badges[0]
  return (
    <article>
      <Text as="h1" type="hero">
        {pageTexts.offline()}
      </Text>
      <p className="bz-lead" role="status">
        {pageTexts.offlineText()}
      </p>
      {badge ? (
        <>
          <ScreenStage>
            <CardStage spec={readCard(badge.card)} interactive={false} width={186} />
          </ScreenStage>
          <Row as="p" gap="s" wrap>
            <VerdictChip face="notChecked" />
            {asOf && <span className="bz-small">{pageTexts.kept({ time: format.dateTime(asOf) })}</span>}
          </Row>
          <BadgeChoice badges={badges} chosen={badge.id} onChoose={setChosenId} />
        </>
      ) : (
        <p>{pageTexts.offlineNone()}</p>
      )}
      {onRetry && (
        <Stack above="xxl" gap="s">
          <Button kind="primary" size="large" fullWidth working={isRetrying} onClick={() => void onRetry()}>
            {common.tryAgain()}
          </Button>
        </Stack>
      )}
    </article>
  )
}
