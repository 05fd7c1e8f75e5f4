import { sendWords, ticketWords } from '#features/sends/send-texts.ts'
import { Preflight } from '#features/sends/studio/preflight.tsx'
import { PreflightRow } from '#features/sends/studio/preflight-row.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { importWords } from '../texts.ts'
import type { Check } from './use-import.ts'

type Props = {
  check: Check
  isTicket: boolean
  fixedDomains: string[]
  again: boolean
  /** Moves the focus to the first row to correct. */
  onMend: () => void
  onFix: (domains: string[]) => void
  onAgain: (again: boolean) => void
  /** Decodes a text once more that was encoded twice. */
  onRepair: () => void
}

const FAULTS = ['missing', 'malformed', 'faultyEvidence'] as const
const REFUSED = ['duplicate', 'holding', 'revoked'] as const

/** A preview of sending a file: the number of badges, the e-mails left today, and the rows that get nothing with the reasons. */
export function ImportPreflight({ check, isTicket, fixedDomains, again, onMend, onFix, onAgain, onRepair }: Props) {
  const importTexts = useTexts(importWords)
  const sendTexts = useTexts(sendWords)
  const texts = useTexts(isTicket ? ticketWords : sendWords)
  const { ready, total, unsubscribed, typos, source, garbled } = check
  const left = check.left - (ready - unsubscribed)
  const { missing, faultyEvidence } = check
  const invalid = check.refused.find(({ outcome }) => outcome === 'invalid')?.count ?? 0
  const faults = { missing, malformed: invalid - missing - faultyEvidence, faultyEvidence }
  const count = (outcome: string) => check.refused.find((each) => each.outcome === outcome)?.count ?? 0
  const andMore = (lines: string[], all: number) =>
    all > lines.length ? [...lines, importTexts.andMore({ count: all - lines.length })] : lines
  const linesOf = (outcome: string) => {
    const lines = check.rows.flatMap(({ row, email, outcome: of }) =>
      of === outcome ? [importTexts.rowLine({ row: String(row), email })] : [],
    )
    return andMore(lines, count(outcome))
  }
  return (
    <Preflight
      isReady={ready > 0}
      what={ready > 0 ? texts.ready({ count: ready }) : texts.noneReady()}
      of={total > ready ? importTexts.rows({ count: total }) : undefined}
      left={left}
      room={check}
    >
      {check.places >= 0 && ready > check.places && (
        <PreflightRow status="notDelivered" what={sendTexts.overPlaces({ count: check.places })} />
      )}
      {source.hiddenRows > 0 && (
        <PreflightRow
          status="pending"
          what={importTexts.hiddenRows({ count: source.hiddenRows })}
          then={importTexts.hiddenThen({ count: source.hiddenRows })}
        />
      )}
      {source.hiddenColumns > 0 && (
        <PreflightRow
          status="pending"
          what={importTexts.hiddenColumns({ count: source.hiddenColumns })}
          then={importTexts.hiddenThen({ count: source.hiddenColumns })}
        />
      )}
      {!source.isSure && check.unusual.length > 0 && (
        <PreflightRow
          status="pending"
          what={importTexts.guessed()}
          then={importTexts.guessedThen()}
          lines={check.unusual}
        />
      )}
      {garbled.count > 0 && (
        <PreflightRow
          status="pending"
          what={importTexts.garbled({ count: garbled.count })}
          then={importTexts.garbledThen()}
          {...(garbled.isTwice && source.encoding === 'utf-8'
            ? { action: { label: sendTexts.correct(), onPress: onRepair } }
            : {})}
          lines={andMore(
            garbled.rows.map(({ row, text }) => importTexts.rowText({ row: String(row), text })),
            garbled.count,
          )}
        />
      )}
      {check.isRepeated && (
        <PreflightRow
          status="pending"
          what={importTexts.repeated()}
          action={{ label: again ? importTexts.notAgain() : importTexts.again(), onPress: () => onAgain(!again) }}
        />
      )}
      {typos.map(({ domain, proposal, count }) => (
        <PreflightRow
          key={domain}
          status="pending"
          what={sendTexts.typo({ domain, count, proposal })}
          action={{ label: sendTexts.correct(), onPress: () => onFix([...fixedDomains, domain]) }}
        />
      ))}
      {fixedDomains.map((domain) => (
        <PreflightRow
          key={`fixed ${domain}`}
          status="owner"
          what={importTexts.corrected({ domain })}
          action={{ label: importTexts.keep(), onPress: () => onFix(fixedDomains.filter((each) => each !== domain)) }}
        />
      ))}
      {FAULTS.map((kind) => {
        const count = faults[kind]
        return (
          count > 0 && (
            <PreflightRow
              key={kind}
              status="notDelivered"
              what={importTexts[kind]({ count })}
              then={importTexts.unlessCorrected({ count })}
              action={{ label: sendTexts.fix(), onPress: onMend }}
            />
          )
        )
      })}
      {REFUSED.filter((outcome) => count(outcome) > 0).map((outcome) => (
        <PreflightRow
          key={outcome}
          status="pending"
          what={(outcome === 'revoked' ? sendTexts.revoked : importTexts[outcome])({ count: count(outcome) })}
          then={outcome === 'duplicate' ? '' : importTexts.getNothing({ count: count(outcome) })}
          lines={linesOf(outcome)}
        />
      ))}
      {unsubscribed > 0 && (
        <PreflightRow
          status="expired"
          what={importTexts.unsubscribed({ count: unsubscribed })}
          then={importTexts.unsubscribedThen({ count: unsubscribed })}
        />
      )}
    </Preflight>
  )
}
