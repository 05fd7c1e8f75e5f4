import { HandHeartIcon } from '@phosphor-icons/react/dist/csr/HandHeart'
import { QrCodeIcon } from '@phosphor-icons/react/dist/csr/QrCode'
import { useRef } from 'react'
import { ProofStep } from '#features/holders/wallet/proof-step.tsx'
import { useWalletState } from '#features/holders/wallet/wallet-context.tsx'
import { Button } from '#ui/buttons/button.tsx'
import { usePagesCall } from '#ui/calls/use-pages-call.ts'
import { PeakTabs } from '#ui/frames/peak-tabs.tsx'
import { ScreenHead } from '#ui/frames/screen-head.tsx'
import { Box } from '#ui/layout/box.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Text } from '#ui/layout/text.tsx'
import { EmptyState } from '#ui/lists/empty-state.tsx'
import { MoreRows } from '#ui/lists/more-rows.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import { GivingSettings } from '../people/wallet/giving-settings.tsx'
import { listGiven } from '../wallet-contract.ts'
import { giftsPage, giveEntry } from '../wallet-texts.ts'
import { GiftsMissing } from './gifts-missing.tsx'
import { GivenList } from './given-list.tsx'
import styles from './giving.module.css'
import { ReceivedList } from './received-gifts.tsx'
import { useReceived } from './use-received.ts'

export const GIFT_TABS = ['received', 'given', 'settings'] as const
export type GiftTab = (typeof GIFT_TABS)[number]

type Props = { tab: GiftTab; onTab: (tab: GiftTab) => void }

/** /gifts: what waits for the holder, what they gave, and who may give to them. */
export function GiftsScreen({ tab, onTab }: Props) {
  const pageTexts = useTexts(giftsPage)
  const entryTexts = useTexts(giveEntry)
  const received = useReceived()
  return (
    <Box middled width="middle">
      <ScreenHead title={pageTexts.title()} />
      <Row below="xl" gap="s" align="stretch" wrap className={styles.buttons}>
        <Button kind="primary" size="large" icon={<HandHeartIcon size={20} />} href="/give">
          {entryTexts.give()}
        </Button>
        <Button size="large" icon={<QrCodeIcon size={20} />} href="/my-code">
          {pageTexts.code()}
        </Button>
      </Row>
      <PeakTabs
        label={pageTexts.tabs()}
        active={tab}
        onSelect={onTab}
        tabs={[
          {
            key: 'received',
            label: pageTexts.received(),
            ...(received.data && !received.data.needsProof && { count: received.data.gifts.length }),
          },
          { key: 'given', label: pageTexts.given() },
          { key: 'settings', label: pageTexts.settings() },
        ]}
      />
      <Box above="xl" role="tabpanel" aria-label={pageTexts[tab]()}>
        {tab === 'received' && <Received received={received} />}
        {tab === 'given' && <Given />}
        {tab === 'settings' && <GivingSettings />}
      </Box>
    </Box>
  )
}

function Received({ received: { data, asOf, read } }: { received: ReturnType<typeof useReceived> }) {
  const pageTexts = useTexts(giftsPage)
  const format = useFormat()
  const list = useRef<HTMLDivElement>(null)
  if (!data) return <GiftsMissing read={read} />
  return (
    <div ref={list} tabIndex={-1}>
      {asOf && (
        <Text below="l" type="small" tone="ink3" role="status">
          {pageTexts.offline({ time: format.dateTime(asOf) })}
        </Text>
      )}
      {data.needsProof ? (
        <ProofStep />
      ) : data.gifts.length > 0 ? (
        <ReceivedList gifts={data.gifts} mayBlock onGone={() => list.current?.focus()} />
      ) : (
        <EmptyState outline="community" title={pageTexts.emptyReceived()} text={pageTexts.emptyReceivedText()} />
      )}
    </div>
  )
}

function Given() {
  const pageTexts = useTexts(giftsPage)
  const isOpen = useWalletState() === 'open'
  const next = ({ next }: { next: string }) => (next ? { after: next } : undefined)
  const { query, hasMore, more, isReadingMore, isMoreFailed } = usePagesCall(listGiven, {}, { next, enabled: isOpen })
  if (!query.data) return <GiftsMissing read={query} />
  const gifts = query.data.flatMap((page) => page.gifts)
  if (gifts.length === 0)
    return <EmptyState outline="community" title={pageTexts.emptyGiven()} text={pageTexts.emptyGivenText()} />
  return (
    <>
      <GivenList gifts={gifts} />
      {hasMore && <MoreRows label={pageTexts.more()} more={more} working={isReadingMore} isFailed={isMoreFailed} />}
    </>
  )
}
