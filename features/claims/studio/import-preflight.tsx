import { useTexts } from '#ui/language.tsx'
import { importWords } from '../import-texts.ts'
import { sendWords, ticketWords } from '../send-texts.ts'
import { MailRoomRows } from './mail-room-rows.tsx'
import { PreflightHead } from './preflight-head.tsx'
import styles from './preflight-panel.module.css'
import { PreflightRow } from './preflight-row.tsx'
import type { Check } from './use-import.ts'

type Props = {
  check: Check
  isTicket: boolean
  fixedDomains: string[]
  again: boolean
  /** Puts the focus on the first row to correct. */
  onMend: () => void
  onFix: (domains: string[]) => void
  onAgain: (again: boolean) => void
}

const REFUSED = ['duplicate', 'holding', 'revoked'] as const

/** What a file would do, before it does: the real number, what the day has left, and which rows get nothing and why. */
export function ImportPreflight({ check, isTicket, fixedDomains, again, onMend, onFix, onAgain }: Props) {
  const t = useTexts(importWords)
  const s = useTexts(sendWords)
  const w = useTexts(isTicket ? ticketWords : sendWords)
  const { ready, total, unsubscribed, typos } = check
  const left = check.left - (ready - unsubscribed)
  const faulty = (['missing', 'malformed'] as const).map((kind) => {
    const invalid = check.refused.find(({ outcome }) => outcome === 'invalid')?.count ?? 0
    return { kind, count: kind === 'missing' ? check.missing : invalid - check.missing }
  })
  const count = (outcome: string) => check.refused.find((each) => each.outcome === outcome)?.count ?? 0
  const linesOf = (outcome: string) => {
    const lines = check.rows.flatMap(({ row, email, outcome: of }) =>
      of === outcome ? [t.rowLine({ row: String(row), email })] : [],
    )
    const rest = count(outcome) - lines.length
    return rest > 0 ? [...lines, t.andMore({ count: rest })] : lines
  }
  return (
    <section className={styles.panel}>
      <PreflightHead
        isReady={ready > 0}
        what={ready > 0 ? w.ready({ count: ready }) : w.noneReady()}
        of={total > ready ? t.rows({ count: total }) : undefined}
        left={left}
      />
      {left < 0 && <PreflightRow status="notDelivered" what={s.overLeft({ count: -left })} then={s.overLeftThen()} />}
      <MailRoomRows room={check} />
      {check.places >= 0 && ready > check.places && (
        <PreflightRow status="notDelivered" what={t.overPlaces({ count: check.places })} />
      )}
      {check.isRepeated && (
        <PreflightRow
          status="pending"
          what={t.repeated()}
          action={{ label: again ? t.notAgain() : t.again(), onPress: () => onAgain(!again) }}
        />
      )}
      {typos.map(({ domain, proposal, count }) => (
        <PreflightRow
          key={domain}
          status="pending"
          what={t.typo({ domain, count, proposal })}
          action={{ label: t.correct(), onPress: () => onFix([...fixedDomains, domain]) }}
        />
      ))}
      {fixedDomains.map((domain) => (
        <PreflightRow
          key={`fixed ${domain}`}
          status="owner"
          what={t.corrected({ domain })}
          action={{ label: t.keep(), onPress: () => onFix(fixedDomains.filter((each) => each !== domain)) }}
        />
      ))}
      {faulty.map(
        ({ kind, count }) =>
          count > 0 && (
            <PreflightRow
              key={kind}
              status="notDelivered"
              what={t[kind]({ count })}
              then={t.unlessCorrected({ count })}
              action={{ label: s.fix(), onPress: onMend }}
            />
          ),
      )}
      {REFUSED.filter((outcome) => count(outcome) > 0).map((outcome) => (
        <PreflightRow
          key={outcome}
          status="pending"
          what={t[outcome]({ count: count(outcome) })}
          then={outcome === 'duplicate' ? '' : t.getNothing({ count: count(outcome) })}
          lines={linesOf(outcome)}
        />
      ))}
      {unsubscribed > 0 && (
        <PreflightRow
          status="expired"
          what={t.unsubscribed({ count: unsubscribed })}
          then={t.unsubscribedThen({ count: unsubscribed })}
        />
      )}
    </section>
  )
}
