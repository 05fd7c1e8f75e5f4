import { PrinterIcon } from '@phosphor-icons/react/dist/csr/Printer'
import { useProof } from '#features/holders/wallet/use-proof.tsx'
import { useIsNarrow } from '#ui/browser/use-is-narrow.ts'
import { useWakeLock } from '#ui/browser/use-wake-lock.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Text } from '#ui/layout/text.tsx'
import { QrCode } from '#ui/marks/qr-code.tsx'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { ticketWords } from '../wallet-texts.ts'
import { saveStaticCode } from './save-static-code.ts'
import { useTicketCode } from './use-ticket-code.ts'

type Props = {
  badgeId: string
  /** Of the code, in pixels. */
  size: number
  /** Without the code to print: it is for the door. */
  isBrief?: boolean
}

/** The code of a ticket, or why there is none on this device; taking it over from another one needs a confirmed address. */
export function TicketCode({ badgeId, size, isBrief = false }: Props) {
  const ticketTexts = useTexts(ticketWords)
  const sentence = useProblemText()
  const { ticket, takeOver } = useTicketCode(badgeId)
  const proof = useProof()
  const isPhone = useIsNarrow()
  useWakeLock()
  return (
    <>
      {ticket.state === 'shown' ? (
        <>
          {/* A screen is never torn or stained: the lowest error correction gives the largest squares. */}
          <Row justify={isBrief || isPhone ? 'center' : undefined}>
            <QrCode value={ticket.code} label={ticketTexts.label()} size={size} level="L" />
          </Row>
          <Text width="hint" tone="ink2">
            {ticketTexts.hint()}
          </Text>
          {!isBrief && ticket.still && (
            <>
              <p>
                <Button
                  icon={<PrinterIcon size={18} />}
                  onClick={() => saveStaticCode(ticket.still, ticketTexts.staticFile())}
                >
                  {ticketTexts.staticCode()}
                </Button>
              </p>
              <Text width="hint" tone="ink2">
                {ticketTexts.staticHint()}
              </Text>
            </>
          )}
        </>
      ) : (
        <Text width="hint" tone="ink2" role="status">
          {ticket.state === 'refused' ? sentence(ticket.problem) : ticketTexts[ticket.state]()}
        </Text>
      )}
      {(ticket.state === 'elsewhere' || ticket.state === 'refused') && (
        <p>
          <Button onClick={() => proof.before(takeOver)}>{ticketTexts.takeOver()}</Button>
        </p>
      )}
      {proof.dialog}
    </>
  )
}
