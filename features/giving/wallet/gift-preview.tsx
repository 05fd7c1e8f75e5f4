import { ArrowsLeftRightIcon } from '@phosphor-icons/react/dist/csr/ArrowsLeftRight'
import { useEffect, useRef, useState } from 'react'
import type { CardSide, CardSpec } from '#card/card-spec.ts'
import { CardStage } from '#card/card-stage.tsx'
import { ExactDocuments } from '#features/holders/confirmations/wallet/exact-documents.tsx'
import type { OwnKey } from '#features/holders/keys/wallet/own-key.ts'
import { OwnKeyGate } from '#features/holders/keys/wallet/own-key-gate.tsx'
import { useIsOffline } from '#features/holders/wallet/use-is-offline.ts'
import { useWallet } from '#features/holders/wallet/wallet-context.tsx'
import { Button } from '#ui/buttons/button.tsx'
import { ProblemNote } from '#ui/fields/problem-note.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { Fact, Facts } from '#ui/lists/facts.tsx'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { recipientName } from '../people/wallet/recipient-name.ts'
import { giftPreview, givePage, receivedGift } from '../wallet-texts.ts'
import styles from './giving.module.css'
import type { Prepared, useGive } from './use-give.ts'

type Props = { prepared: Prepared; giving: ReturnType<typeof useGive> }

/** The gift as it will be: the card, its back with the words, who gets it and what happens; then the button. */
export function GiftPreview({ prepared, giving }: Props) {
  const previewTexts = useTexts(giftPreview)
  const pageTexts = useTexts(givePage)
  const received = useTexts(receivedGift)
  const [side, setSide] = useState<CardSide>('front')
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const isOffline = useIsOffline()
  const { card, recipient, giver, left, reviewsFirst, documents } = prepared
  const sentence = prepared.draft.sentence.trim()
  const shown = { ...(card as CardSpec), ...(sentence && { sentence }) }
  return (
    <div className={styles.columns}>
      <Text as="h1" ref={title} tabIndex={-1} below="xl" type="hero" breaks>
        {previewTexts.title()}
      </Text>
      <Stack below="xxl" gap="m" across="center" className={styles.card}>
        <CardStage spec={shown} side={side} onFlip={setSide} interactive width={280} />
        <Button
          kind="quiet"
          icon={<ArrowsLeftRightIcon size={18} />}
          onClick={() => setSide(side === 'front' ? 'back' : 'front')}
        >
          {previewTexts.turn()}
        </Button>
      </Stack>
      <Stack gap="xxl" shrinks>
        <Facts beside>
          <Fact label={previewTexts.for()}>{recipientName(recipient, received.someone())}</Fact>
          <Fact label={previewTexts.from()}>{giver.name}</Fact>
          <Fact label={previewTexts.badge()}>{prepared.title}</Fact>
          {sentence && (
            <Fact label={pageTexts.sentence()} lines>
              {sentence}
            </Fact>
          )}
        </Facts>
        <Text width="text" tone="ink2">
          {reviewsFirst ? previewTexts.reviewed() : previewTexts.atOnce()}{' '}
          {previewTexts.leftAfter({ count: Math.max(0, left - 1) })}
        </Text>
        {documents.length > 0 && <ExactDocuments summary={previewTexts.exact()} documents={documents} />}
        <GiveButtons giving={giving} isSigned={documents.length > 0} isOffline={isOffline} />
      </Stack>
    </div>
  )
}

type ButtonsProps = { giving: Props['giving']; isSigned: boolean; isOffline: boolean }

/** Gives, after unlocking the wallet's own key where it signs: unlocking alone gives nothing. */
function GiveButtons({ giving, isSigned, isOffline }: ButtonsProps) {
  const previewTexts = useTexts(giftPreview)
  const pageTexts = useTexts(givePage)
  const say = useProblemText()
  const wallet = useWallet()
  const [isUnlocking, setUnlocking] = useState(false)
  const { give, isGiving, problem, back } = giving
  const giveButton = (onPress: () => void) => (
    <Button
      kind="primary"
      size="large"
      fullWidth
      working={isGiving}
      workingLabel={previewTexts.giving()}
      disabled={isOffline}
      onClick={onPress}
    >
      {isSigned ? previewTexts.sign() : previewTexts.give()}
    </Button>
  )
  const press = () => {
    const key = wallet.key()
    if (isSigned && !key) setUnlocking(true)
    else void give(key)
  }
  return (
    <Stack gap="s">
      {problem && <ProblemNote>{problem === 'unknownDocument' ? previewTexts.unknown() : say(problem)}</ProblemNote>}
      {isOffline && (
        <Text role="status" above="m" below="m">
          {pageTexts.offline()}
        </Text>
      )}
      {isUnlocking ? (
        <OwnKeyGate why={previewTexts.unlock()}>{(key: OwnKey) => giveButton(() => void give(key))}</OwnKeyGate>
      ) : (
        giveButton(press)
      )}
      <Button size="large" fullWidth disabled={isGiving} onClick={back}>
        {previewTexts.change()}
      </Button>
    </Stack>
  )
}
