import { CaretRightIcon } from '@phosphor-icons/react/dist/csr/CaretRight'
import { isHandedOver, isOpenLink } from '#features/claims/rules.ts'
import { claimWords, codeWords } from '#features/claims/texts.ts'
import { CollectedCount, MailedCount } from '#features/links/studio/place-count.tsx'
import type { Session } from '#features/sends/studio/session.ts'
import { Text } from '#ui/layout/text.tsx'
import { EvidenceList } from '#ui/lists/evidence-list.tsx'
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
    return (
      <Cell
        className={styles.delivery}
        what={historyTexts.delayed()}
        why={deliveryDetail ? `${next} (${deliveryDetail})` : next}
      />
    )
  }
  if (delivery !== 'bounced') {
    return (
      <span className={styles.delivery}>
        {session.member && isHandedOver(delivery) ? claimTexts.inWallet() : claimTexts[delivery]()}
        {session.code && session.status === 'pending' && (
          <small className={styles.code}>
            {session.isCodeLocked ? codeTexts.locked() : codeTexts.code({ code: session.code })}
          </small>
        )}
      </span>
    )
  }
  return <Cell className={styles.bounced} what={historyTexts[deliveryReason(deliveryDetail)]()} why={deliveryDetail} />
}

/** The delivery status with the mail server's reply: as a tooltip with a mouse, below it on phones. */
function Cell({ what, why, className }: { what: string; why: string; className: string | undefined }) {
  return (
    <span className={className} title={why}>
      {what}
      {why && <small className={styles.answer}>{why}</small>}
    </span>
  )
}

/** The evidence in a row's badge: one line, which opens to all of it. */
export function EvidenceCell({ session: { evidenceUrl, evidenceText } }: { session: Session }) {
  const historyTexts = useTexts(historyWords)
  if (!evidenceUrl && !evidenceText) return null
  return (
    <Text as="details" type="caption" tone="ink2" className={styles.evidence}>
      <summary>
        <CaretRightIcon size={12} aria-hidden />
        <span>
          {historyTexts.evidence()} <span>{evidenceText || new URL(evidenceUrl).host}</span>
        </span>
      </summary>
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
        <MailedCount reserved={reserved} className={styles.places} />
        <WalletReport session={session} />
      </>
    )
  }
  return (
    <span title={revokedReason || suspendedReason || undefined}>
      <StatusChip status={status}>{claimTexts[status]()}</StatusChip>
      {status === 'expired' && isOpenLink(session) && (
        <small className={styles.places}>
          <CollectedCount {...session} />
        </small>
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
