import { ArrowsClockwiseIcon } from '@phosphor-icons/react/dist/csr/ArrowsClockwise'
import { CopyIcon } from '@phosphor-icons/react/dist/csr/Copy'
import { useState } from 'react'
import { holderName, useHolder } from '#features/holders/wallet/use-holder.ts'
import { useIsOffline } from '#features/holders/wallet/use-is-offline.ts'
import { useKeptCall } from '#features/holders/wallet/use-kept-call.ts'
import { useCopy } from '#ui/browser/use-copy.ts'
import { usePageTitle } from '#ui/browser/use-page-title.ts'
import { useWakeLock } from '#ui/browser/use-wake-lock.ts'
import { BackLink } from '#ui/buttons/back-link.tsx'
import { Button } from '#ui/buttons/button.tsx'
import { ConfirmCall } from '#ui/dialogs/confirm-call.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { Loaded } from '#ui/lists/loaded.tsx'
import { QrCode } from '#ui/marks/qr-code.tsx'
import { RuledOutline } from '#ui/marks/ruled-outline.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { getGivingCode } from '../../wallet-contract.ts'
import { codePage, givePage } from '../../wallet-texts.ts'

/** /my-code: the holder's code, which a giver scans; it works offline once it was read. */
export function CodeScreen() {
  const say = useTexts(codePage)
  const pageTexts = useTexts(givePage)
  usePageTitle(say.title())
  useWakeLock()
  const copy = useCopy()
  const holder = useHolder()
  const isOffline = useIsOffline()
  const { data, read } = useKeptCall(getGivingCode, {}, 'giving-code')
  const [isRenewing, setRenewing] = useState(false)
  return (
    <Stack middled width="narrow" gap="l" across="center" centered>
      <BackLink isQuiet href="/gifts">
        {pageTexts.back()}
      </BackLink>
      <Text as="h1" type="hero">
        {say.title()}
      </Text>
      {data ? (
        <>
          {/* A screen is never torn or stained: the lowest error correction gives the largest squares. */}
          <QrCode value={data.text} label={say.label()} size={264} level="L" />
          {holder && (
            <Text type="section" weight={600} breaks>
              {holderName(holder)}
            </Text>
          )}
          <Text width="hint" tone="ink2">
            {say.text()}
          </Text>
          <Row gap="s" align="stretch" justify="center" wrap>
            <Button icon={<CopyIcon size={18} />} onClick={() => void copy(data.text)}>
              {say.copy()}
            </Button>
            <Button icon={<ArrowsClockwiseIcon size={18} />} disabled={isOffline} onClick={() => setRenewing(true)}>
              {say.renew()}
            </Button>
          </Row>
        </>
      ) : isOffline ? (
        <p className="bz-lead">{say.offlineEmpty()}</p>
      ) : (
        <Loaded query={read} coming={<RuledOutline kind="lines" count={3} />}>
          {() => null}
        </Loaded>
      )}
      {isRenewing && <RenewDialog onClose={() => setRenewing(false)} />}
    </Stack>
  )
}

function RenewDialog({ onClose }: { onClose: () => void }) {
  const say = useTexts(codePage)
  return (
    <ConfirmCall
      call={getGivingCode}
      input={{ renew: true }}
      stale={[getGivingCode]}
      title={say.renewTitle()}
      cancel={say.keep()}
      confirm={say.renew()}
      working={say.renewing()}
      done={say.renewed()}
      onClose={onClose}
    >
      {say.renewText()}
    </ConfirmCall>
  )
}
