import { type ReactNode, useState } from 'react'
import { useTexts } from '#ui/language.tsx'
import { type Status, StatusGlyph } from '#ui/status-glyph.tsx'
import { sendWords } from '../send-texts.ts'
import styles from './preflight-panel.module.css'
import type { SendPlan } from './send-plan.ts'

/** What the send would do, before it does: the real number, what the day has left, and who is left out and why. */
export function PreflightPanel({ plan, onFix }: { plan: SendPlan; onFix: () => void }) {
  const t = useTexts(sendWords)
  const { ready, unreadable, holding, unwanted, doubles, left } = plan
  const count = ready.length
  return (
    <section className={styles.panel}>
      <div className={styles.head} data-status={count > 0 ? 'owner' : 'expired'} role="status">
        <StatusGlyph status={count > 0 ? 'owner' : 'expired'} size={20} />
        <p>
          <strong>{count > 0 ? t.ready({ count }) : t.noneReady()}</strong>{' '}
          {plan.read > count && <span>{t.read({ count: plan.read })}</span>}
        </p>
        {left !== undefined && left >= 0 && <p className={styles.left}>{t.left({ count: left })}</p>}
      </div>
      {left !== undefined && left < 0 && (
        <Row status="notDelivered" what={t.overLeft({ count: -left })} then={t.overLeftThen()} />
      )}
      {unreadable.length > 0 && (
        <Row
          status="notDelivered"
          what={t.unreadable({ count: unreadable.length })}
          then={unreadable[0]}
          action={
            <button type="button" className="bz-link" onClick={onFix}>
              {t.fix()}
            </button>
          }
        />
      )}
      {holding.length > 0 && (
        <Row
          status="pending"
          what={t.holding({ count: holding.length })}
          then={t.holdingThen({ count: holding.length })}
          addresses={holding}
        />
      )}
      {unwanted.length > 0 && (
        <Row
          status="expired"
          what={t.unwanted({ count: unwanted.length })}
          then={t.unwantedThen()}
          addresses={unwanted}
        />
      )}
      {doubles > 0 && <Row status="expired" what={t.doubles({ count: doubles })} then={t.doublesThen()} />}
    </section>
  )
}

type RowProps = { status: Status; what: string; then?: string; action?: ReactNode; addresses?: string[] }

function Row({ status, what, then, action, addresses }: RowProps) {
  const t = useTexts(sendWords)
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={styles.row} data-status={status}>
      <StatusGlyph status={status} size={16} />
      <p>
        <strong>{what}</strong> <span>{then}</span>
      </p>
      {action}
      {addresses && (
        <button type="button" className="bz-link" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? t.hide() : t.show()}
        </button>
      )}
      {addresses && isOpen && (
        <ul>
          {addresses.map((address) => (
            <li key={address}>{address}</li>
          ))}
        </ul>
      )}
    </div>
  )
}
