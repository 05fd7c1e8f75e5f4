import { PrinterIcon } from '@phosphor-icons/react/dist/csr/Printer'
import type { HeldBadge } from '#features/badges/wallet/held-badge.ts'
import { stateOf } from '#features/badges/wallet/held-badge.ts'
import { ProofGate } from '#features/holders/wallet/proof-gate.tsx'
import { useWakeLock } from '#ui/browser/use-wake-lock.ts'
import { Button } from '#ui/buttons/button.tsx'
import { QrCode } from '#ui/marks/qr-code.tsx'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { ticketWords } from '../wallet-texts.ts'
import { saveStaticCode } from './save-static-code.ts'
import styles from './ticket-panel.module.css'
import { useTicketCode } from './use-ticket-code.ts'

/** The code of a valid ticket; renders nothing for any other badge. */
export function TicketPanel({ badge }: { badge: HeldBadge }) {
  if (badge.card.category !== 'ticket' || stateOf(badge, new Date()) !== 'valid') return null
  return <Ticket badgeId={badge.id} />
}

function Ticket({ badgeId }: { badgeId: string }) {
  const ticketTexts = useTexts(ticketWords)
  return (
    <section className={styles.panel}>
      <h2>{ticketTexts.title()}</h2>
      <ProofGate>
        <Code badgeId={badgeId} />
      </ProofGate>
    </section>
  )
}

/** The code of a ticket, or why there is none on this device. */
function Code({ badgeId }: { badgeId: string }) {
  const ticketTexts = useTexts(ticketWords)
  const sentence = useProblemText()
  const { ticket, takeOver } = useTicketCode(badgeId)
  useWakeLock()
  return (
    <>
      {ticket.state === 'shown' ? (
        <>
          {/* A screen is never torn or stained: the lowest error correction gives the largest squares. */}
          <QrCode value={ticket.code} label={ticketTexts.label()} size={264} level="L" />
          <p className={styles.hint}>{ticketTexts.hint()}</p>
          {ticket.still && (
            <>
              <p>
                <Button
                  icon={<PrinterIcon size={18} />}
                  onClick={() => saveStaticCode(ticket.still, ticketTexts.staticFile())}
                >
                  {ticketTexts.staticCode()}
                </Button>
              </p>
              <p className={styles.hint}>{ticketTexts.staticHint()}</p>
            </>
          )}
        </>
      ) : (
        <p className={styles.hint} role="status">
          {ticket.state === 'refused' ? sentence(ticket.problem) : ticketTexts[ticket.state]()}
        </p>
      )}
      {(ticket.state === 'elsewhere' || ticket.state === 'refused') && (
        <p>
          <Button onClick={takeOver}>{ticketTexts.takeOver()}</Button>
        </p>
      )}
    </>
  )
}
