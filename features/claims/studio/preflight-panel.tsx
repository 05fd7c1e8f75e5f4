import type { Typo } from '#base/address-typos.ts'
import { useTexts } from '#ui/language.tsx'
import { sendWords, ticketWords } from '../send-texts.ts'
import { MailRoomRows, type Room } from './mail-room-rows.tsx'
import { PreflightHead } from './preflight-head.tsx'
import styles from './preflight-panel.module.css'
import { PreflightRow } from './preflight-row.tsx'
import type { SendPlan } from './send-plan.ts'

type Props = {
  plan: SendPlan
  /** What may be mailed in 24 hours; undefined until it is known. */
  room: Room | undefined
  isTicket: boolean
  onFix: () => void
  /** Puts a mail domain right that looks like a slip. */
  onCorrect: (typo: Typo) => void
}

/** What the send would do, before it does: the real number, what the day has left, and who is left out and why. */
export function PreflightPanel({ plan, room, isTicket, onFix, onCorrect }: Props) {
  const sendTexts = useTexts(sendWords)
  const texts = useTexts(isTicket ? ticketWords : sendWords)
  const ticketTexts = useTexts(ticketWords)
  const { ready, unreadable, holding, revoked, unwanted, doubles, left, missing } = plan
  const count = ready.length
  return (
    <section className={styles.panel}>
      <PreflightHead
        isReady={count > 0}
        what={count > 0 ? texts.ready({ count }) : texts.noneReady()}
        of={plan.read > count ? texts.read({ count: plan.read }) : undefined}
        left={left}
      />
      {left !== undefined && left < 0 && (
        <PreflightRow
          status="notDelivered"
          what={sendTexts.overLeft({ count: -left })}
          then={sendTexts.overLeftThen()}
        />
      )}
      <MailRoomRows room={room} />
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
    </section>
  )
}
