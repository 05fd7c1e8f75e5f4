import { useRef } from 'react'
import { Box } from '#ui/layout/box.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { CatalogueProvider } from '#ui/words/catalogue.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { giftsPage, giveEntry, walletGivingProblems } from '../wallet-texts.ts'
import { ReceivedGiftItem } from './received-gift-item.tsx'
import { type ReceivedGift, useReceived } from './use-received.ts'

const CATALOGUES = [walletGivingProblems]

type WaitingProps = {
  /** Whether a giver can be blocked: only where there is a page to unblock them. */
  mayBlock: boolean
}

/** The gifts that wait, above the badges; nothing without one. */
export function WaitingGifts({ mayBlock }: WaitingProps) {
  const entryTexts = useTexts(giveEntry)
  const { data } = useReceived()
  const title = useRef<HTMLHeadingElement>(null)
  const gifts = data?.gifts ?? []
  if (gifts.length === 0) return null
  return (
    <Box as="section" below="xxl" aria-labelledby="gifts">
      <Text as="h2" id="gifts" ref={title} tabIndex={-1} below="s" type="heading">
        {entryTexts.waitingTitle()}
      </Text>
      <ReceivedList gifts={gifts} mayBlock={mayBlock} onGone={() => title.current?.focus()} />
    </Box>
  )
}

type ListProps = WaitingProps & { gifts: ReceivedGift[]; onGone: () => void }

/** The gifts that wait, as a list. */
export function ReceivedList({ gifts, mayBlock, onGone }: ListProps) {
  const pageTexts = useTexts(giftsPage)
  return (
    <CatalogueProvider catalogues={CATALOGUES}>
      <Stack as="ul" gap="m" aria-label={pageTexts.received()}>
        {gifts.map((gift) => (
          <ReceivedGiftItem key={gift.giftId} gift={gift} mayBlock={mayBlock} onGone={onGone} />
        ))}
      </Stack>
    </CatalogueProvider>
  )
}
