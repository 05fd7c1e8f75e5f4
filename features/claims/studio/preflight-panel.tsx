import type { Typo } from '#base/address-typos.ts'
import { useTexts } from '#ui/language.tsx'
import { importWords } from '../import-texts.ts'
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
  const t = useTexts(sendWords)
  const w = useTexts(isTicket ? ticketWords : sendWords)
  const k = useTexts(ticketWords)
  const m = useTexts(importWords)
  const { ready, unreadable, holding, revoked, unwanted, doubles, left, missing } = plan
  const count = ready.length
  return (
    <section className={styles.panel}>
      <PreflightHead
        isReady={count > 0}
        what={count > 0 ? w.ready({ count }) : w.noneReady()}
        of={plan.read > count ? w.read({ count: plan.read }) : undefined}
        left={left}
      />
      {left !== undefined && left < 0 && (
        <PreflightRow status="notDelivered" what={t.overLeft({ count: -left })} then={t.overLeftThen()} />
      )}
      <MailRoomRows room={room} />
      {missing > 0 && <PreflightRow status="notDelivered" what={m.overPlaces({ count: count - missing })} />}
      {unreadable.length > 0 && (
        <PreflightRow
          status="notDelivered"
          what={isTicket ? k.unsound({ count: unreadable.length }) : t.unreadable({ count: unreadable.length })}
          then={unreadable[0]}
          action={{ label: t.fix(), onPress: onFix }}
        />
      )}
      {plan.typos.map((typo) => (
        <PreflightRow
          key={typo.domain}
          status="pending"
          what={m.typo(typo)}
          action={{ label: m.correct(), onPress: () => onCorrect(typo) }}
        />
      ))}
      {holding.length > 0 && (
        <PreflightRow
          status="pending"
          what={t.holding({ count: holding.length })}
          then={t.holdingThen({ count: holding.length })}
          lines={holding}
        />
      )}
      {revoked.length > 0 && (
        <PreflightRow
          status="pending"
          what={m.revoked({ count: revoked.length })}
          then={t.holdingThen({ count: revoked.length })}
          lines={revoked}
        />
      )}
      {unwanted.length > 0 && (
        <PreflightRow
          status="expired"
          what={t.unwanted({ count: unwanted.length })}
          then={t.unwantedThen({ count: unwanted.length })}
          lines={unwanted}
        />
      )}
      {doubles > 0 && (
        <PreflightRow status="expired" what={w.doubles({ count: doubles })} then={w.doublesThen({ count: doubles })} />
      )}
    </section>
  )
}
