import { useEffect, useRef } from 'react'
import type { CardSpec } from '#card/card-spec.ts'
import { FlatCard } from '#card/flat-card.tsx'
import { Button } from '#ui/buttons/button.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { recipientName } from '../people/wallet/recipient-name.ts'
import { giftPreview, receivedGift } from '../wallet-texts.ts'
import type { Given, Prepared } from './use-give.ts'

type Props = {
  prepared: Prepared
  given: Given
  onAnother: () => void
  /** Once it is shown: what was typed is no longer needed. */
  onShown: () => void
}

/** The gift is on its way: to whom, and what happens next. */
export function GiftDone({ prepared, given, onAnother, onShown }: Props) {
  const previewTexts = useTexts(giftPreview)
  const received = useTexts(receivedGift)
  const title = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is shown.
  useEffect(() => {
    title.current?.focus()
    onShown()
  }, [])
  const { email } = prepared.recipient
  const isReviewed = given.state === 'review'
  const next = email ? previewTexts.doneEmail({ email }) : previewTexts.doneText()
  return (
    <Stack as="section" middled width="narrow" above="xxl" gap="l" across="center" centered>
      <FlatCard spec={prepared.card as CardSpec} width={160} />
      <Text as="h1" ref={title} tabIndex={-1} above="s" type="hero" breaks>
        {isReviewed
          ? previewTexts.doneReview()
          : previewTexts.doneTitle({ name: recipientName(prepared.recipient, received.someone()) })}
      </Text>
      <Text width="text" tone="ink2">
        {isReviewed ? previewTexts.doneReviewText() : next}
      </Text>
      <Stack above="s" gap="s" full>
        <Button kind="primary" size="large" fullWidth href="/gifts?tab=given">
          {previewTexts.seeGiven()}
        </Button>
        <Button size="large" fullWidth onClick={onAnother}>
          {previewTexts.another()}
        </Button>
      </Stack>
    </Stack>
  )
}
