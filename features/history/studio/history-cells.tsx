import { isHandedOver, isOpenLink } from '#features/claims/rules.ts'
import { claimWords, codeWords } from '#features/claims/texts.ts'
import { CollectedCount, MailedCount } from '#features/links/studio/place-count.tsx'
import type { Session } from '#features/sends/studio/session.ts'
import { Text } from '#ui/layout/text.tsx'
import { EvidenceList } from '#ui/lists/evidence-list.tsx'
import { FoldLine } from '#ui/lists/fold-line.tsx'
import { StatusChip } from '#ui/marks/status-chip.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import { historyWords } from '../row-texts.ts'
import { isBounced } from '../rules.ts'
import { deliveryReason } from './delivery-reason.ts'
import styles from './history.module.css'
import { WalletReport } from './wallet-report.tsx'

/** The delivery of the e-mail; for a bounced one also the reason. */
export function DeliveryCell({ session }: { session: Session }) {
  const historyTexts = useTexts(historyWords)
  const claimTexts = useTexts(claimWords)
  const codeTexts = useTexts(codeWords)
  const format = useFormat()
  const { delivery, deliveryDetail, nextTryAt } = session
  if (nextTryAt) {
    const next = historyTexts.nextTry({ at: format.dateTime(nextTryAt) })
    return <Cell what={historyTexts.delayed()} why={deliveryDetail ? `${next} (${deliveryDetail})` : next} />
  }
  if (delivery !== 'bounced') {
    return (
      <Text as="span" nowrap>
        {session.member && isHandedOver(delivery) ? claimTexts.inWallet() : claimTexts[delivery]()}
        {session.code && session.status === 'pending' && (
          <Text as="small" block tone="ink2">
            {session.isCodeLocked ? codeTexts.locked() : codeTexts.code({ code: session.code })}
          </Text>
        )}
      </Text>
    )
  }
  return <Cell isBad what={historyTexts[deliveryReason(deliveryDetail)]()} why={deliveryDetail} />
}

/** The delivery status with the mail server's reply: as a tooltip with a mouse, below it on phones. */
function Cell({ what, why, isBad }: { what: string; why: string; isBad?: boolean }) {
  return (
    <Text as="span" nowrap tone={isBad ? 'error' : undefined} title={why}>
      {what}
      {why && (
        <Text as="small" block type="caption" tone="ink2" breaks className={styles.answer}>
          {why}
        </Text>
      )}
    </Text>
  )
}

/** The evidence in a row's badge: one line, which opens to all of it. */
export function EvidenceCell({ session: { evidenceUrl, evidenceText } }: { session: Session }) {
  const historyTexts = useTexts(historyWords)
  if (!evidenceUrl && !evidenceText) return null
  return (
    <Text as="details" type="caption" tone="ink2" className={styles.evidence}>
      <FoldLine gap="xs">
        <Text as="span" brief>
          {historyTexts.evidence()} <span>{evidenceText || new URL(evidenceUrl).host}</span>
        </Text>
      </FoldLine>
      <EvidenceList items={[{ url: evidenceUrl, name: '', text: evidenceText }]} />
    </Text>
  )
}

/** The row's status; for an open link also how many badges were collected with it, besides mailed ones. */
export function StatusCell({ session }: { session: Session }) {
  const claimTexts = useTexts(claimWords)
  const { status, reserved, revokedReason, suspendedReason } = session
  if (status === 'pending' && isBounced(session))
    return <StatusChip status="notDelivered">{claimTexts.bounced()}</StatusChip>
  if (status === 'pending' && isOpenLink(session)) {
    return (
      <>
        <StatusChip status="shared">
          <CollectedCount {...session} />
        </StatusChip>
        <Text as="span" block tone="ink2">
          <MailedCount reserved={reserved} />
        </Text>
        <WalletReport session={session} />
      </>
    )
  }
  return (
    <span title={revokedReason || suspendedReason || undefined}>
      <StatusChip status={status}>{claimTexts[status]()}</StatusChip>
      {status === 'expired' && isOpenLink(session) && (
        <Text as="small" block tone="ink2">
          <CollectedCount {...session} />
        </Text>
      )}
      <ByParent parent={session.changedVia} />
      <WalletReport session={session} />
    </span>
  )
}

/** The parent whose admin acted inside this sub-community. */
export function ByParent({ parent }: { parent: string | undefined }) {
  const historyTexts = useTexts(historyWords)
  if (!parent) return null
  return (
    <Text as="small" block tone="ink2" brief className={styles.by}>
      {historyTexts.by({ parent })}
    </Text>
  )
}
