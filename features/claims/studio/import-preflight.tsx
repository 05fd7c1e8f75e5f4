import { type ReactNode, useState } from 'react'
import { useTexts } from '#ui/language.tsx'
import { type Status, StatusGlyph } from '#ui/status-glyph.tsx'
import { importWords } from '../import-texts.ts'
import { sendWords } from '../send-texts.ts'
import styles from './preflight-panel.module.css'
import type { Check } from './use-import.ts'

type Props = {
  check: Check
  fixedDomains: string[]
  again: boolean
  onFix: (domains: string[]) => void
  onAgain: (again: boolean) => void
}

const REFUSED = ['invalid', 'duplicate', 'holding', 'revoked'] as const

/** What a file would do, before it does: the real number, what the day has left, and which rows get nothing and why. */
export function ImportPreflight({ check, fixedDomains, again, onFix, onAgain }: Props) {
  const t = useTexts(importWords)
  const s = useTexts(sendWords)
  const { ready, total, unsubscribed, typos } = check
  const left = check.left - (ready - unsubscribed)
  const count = (outcome: string) => check.refused.find((each) => each.outcome === outcome)?.count ?? 0
  return (
    <section className={styles.panel}>
      <div className={styles.head} data-status={ready > 0 ? 'owner' : 'expired'} role="status">
        <StatusGlyph status={ready > 0 ? 'owner' : 'expired'} size={20} />
        <p>
          <strong>{ready > 0 ? s.ready({ count: ready }) : s.noneReady()}</strong>{' '}
          {total > ready && <span>{t.rows({ count: total })}</span>}
        </p>
        {left >= 0 && <p className={styles.left}>{s.left({ count: left })}</p>}
      </div>
      {left < 0 && <Row status="notDelivered" what={s.overLeft({ count: -left })} then={s.overLeftThen()} />}
      {check.places >= 0 && ready > check.places && (
        <Row status="notDelivered" what={t.overPlaces({ count: check.places })} />
      )}
      {check.isRepeated && (
        <Row
          status="pending"
          what={t.repeated()}
          action={<Action onPress={() => onAgain(!again)}>{again ? t.notAgain() : t.again()}</Action>}
        />
      )}
      {typos.map(({ domain, proposal, count }) => (
        <Row
          key={domain}
          status="pending"
          what={t.typo({ domain, count: String(count), proposal })}
          action={<Action onPress={() => onFix([...fixedDomains, domain])}>{t.correct()}</Action>}
        />
      ))}
      {fixedDomains.map((domain) => (
        <Row
          key={`fixed ${domain}`}
          status="owner"
          what={t.corrected({ domain })}
          action={<Action onPress={() => onFix(fixedDomains.filter((each) => each !== domain))}>{t.keep()}</Action>}
        />
      ))}
      {REFUSED.filter((outcome) => count(outcome) > 0).map((outcome) => (
        <Row
          key={outcome}
          status={outcome === 'invalid' ? 'notDelivered' : 'pending'}
          what={t[outcome]({ count: count(outcome) })}
          then={outcome === 'duplicate' ? '' : t.getNothing()}
          lines={check.rows.flatMap(({ row, email, outcome: of }) =>
            of === outcome ? [t.rowLine({ row: String(row), email })] : [],
          )}
        />
      ))}
      {unsubscribed > 0 && (
        <Row status="expired" what={t.unsubscribed({ count: unsubscribed })} then={t.unsubscribedThen()} />
      )}
    </section>
  )
}

function Action({ onPress, children }: { onPress: () => void; children: ReactNode }) {
  return (
    <button type="button" className="bz-link" onClick={onPress}>
      {children}
    </button>
  )
}

type RowProps = { status: Status; what: string; then?: string; action?: ReactNode; lines?: string[] }

function Row({ status, what, then, action, lines }: RowProps) {
  const s = useTexts(sendWords)
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={styles.row} data-status={status}>
      <StatusGlyph status={status} size={16} />
      <p>
        <strong>{what}</strong> {then && <span>{then}</span>}
      </p>
      {action}
      {lines && <Action onPress={() => setOpen(!isOpen)}>{isOpen ? s.hide() : s.show()}</Action>}
      {lines && isOpen && (
        <ul>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </div>
  )
}
