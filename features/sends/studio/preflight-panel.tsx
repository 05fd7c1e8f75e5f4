import type { Typo } from '#base/address-typos.ts'
import { useTexts } from '#ui/words/language.tsx'
import type { ShownRoom } from '../mail/studio/mail-room-rows.tsx'
import { sendWords, ticketWords } from '../send-texts.ts'
import { Preflight } from './preflight.tsx'
import { PreflightRow } from './preflight-row.tsx'
import type { SendPlan } from './send-plan.ts'

type Props = {
  plan: SendPlan
  /** The e-mail limit of 24 hours; undefined until it is known. */
  room: ShownRoom | undefined
  isTicket: boolean
  onFix: () => void
  /** Corrects a misspelt e-mail domain. */
  onCorrect: (typo: Typo) => void
}

/** A preview of the send: the number of badges, the e-mails left today, and the people left out with the reasons. */
export function PreflightPanel({ plan, room, isTicket, onFix, onCorrect }: Props) {
  const sendTexts = useTexts(sendWords)
  const texts = useTexts(isTicket ? ticketWords : sendWords)
  const ticketTexts = useTexts(ticketWords)
  const { ready, unreadable, holding, revoked, unwanted, doubles, sameSeats, left, missing } = plan
  const count = ready.length
  return (
    <Preflight
      isReady={count > 0}
      what={count > 0 ? texts.ready({ count }) : texts.noneReady()}
      of={plan.read > count ? texts.read({ count: plan.read }) : undefined}
      left={left}
      room={room}
    >
      {missing > 0 && <PreflightRow status="notDelivered" what={sendTexts.overPlaces({ count: count - missing })} />}
      {unreadable.length > 0 && (
        <PreflightRow
          status="notDelivered"
          what={
            isTicket
              ? ticketTexts.unsound({ count: unreadable.length })
              : sendTexts.unreadable({ count: unreadable.length })
          }
          then={unreadable[0]}
          action={{ label: sendTexts.fix(), onPress: onFix }}
        />
      )}
      {plan.typos.map((typo) => (
        <PreflightRow
          key={typo.domain}
          status="pending"
          what={sendTexts.typo(typo)}
          action={{ label: sendTexts.correct(), onPress: () => onCorrect(typo) }}
        />
      ))}
      {sameSeats.length > 0 && (
        <PreflightRow
          status="pending"
          what={ticketTexts.sameSeats({ count: sameSeats.length })}
          then={ticketTexts.sameSeatsThen()}
          lines={sameSeats}
        />
      )}
      {holding.length > 0 && (
        <PreflightRow
          status="pending"
          what={sendTexts.holding({ count: holding.length })}
          then={sendTexts.holdingThen({ count: holding.length })}
          lines={holding}
        />
      )}
      {revoked.length > 0 && (
        <PreflightRow
          status="pending"
          what={sendTexts.revoked({ count: revoked.length })}
          then={sendTexts.holdingThen({ count: revoked.length })}
          lines={revoked}
        />
      )}
      {unwanted.length > 0 && (
        <PreflightRow
          status="expired"
          what={sendTexts.unwanted({ count: unwanted.length })}
          then={sendTexts.unwantedThen({ count: unwanted.length })}
          lines={unwanted}
        />
      )}
      {doubles > 0 && (
        <PreflightRow
          status="expired"
          what={texts.doubles({ count: doubles })}
          then={texts.doublesThen({ count: doubles })}
        />
      )}
    </Preflight>
  )
}
