import { CaretDownIcon } from '@phosphor-icons/react/dist/csr/CaretDown'
import type { ProofFinding } from '#features/proofs/rules.ts'
import { proofEvidenceOf, proofSentenceOf } from '#features/proofs/sentence-rules.ts'
import { proofFactWords, proofPartWords, proofReasonWords, proofSaysWords, proofWords } from '#features/proofs/texts.ts'
import { Fact, Facts } from '#ui/lists/facts.tsx'
import { StatusGlyph } from '#ui/marks/status-glyph.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import { findingOfReason, type NamedBadge } from '../sentence-rules.ts'
import { factWords } from '../texts.ts'
import { faceWords } from '../verdict-texts.ts'
import styles from './public-page.module.css'
import { useFinding } from './use-finding.ts'

const GLYPHS = { ok: 'owner', failed: 'notDelivered', unknown: 'pending' } as const
const WEIGHTS = { ok: 'ok', failed: 'contradicts', unknown: 'open' } as const
const INSTANT = /^\d{4}-\d\d-\d\dT/

/** One part of a proof file: what it says or why it says nothing, and its evidence when opened. */
export function ProofLine({ finding, badge }: { finding: ProofFinding; badge: NamedBadge }) {
  const proofTexts = useTexts(proofWords)
  const parts = useTexts(proofPartWords)
  const labels = { ...useTexts(factWords), ...useTexts(proofFactWords) }
  const format = useFormat()
  const sentence = useSentence(finding, badge)
  const { restsOn } = finding.facts
  const ground = restsOn === 'account' ? proofTexts.onAccount() : restsOn === 'log' ? proofTexts.onLog() : ''
  const write = (value: string | number) => {
    if (typeof value === 'number') return format.number(value)
    return INSTANT.test(value) ? format.dateTime(value) : value
  }
  return (
    <li>
      <details className={styles.check} data-weight={WEIGHTS[finding.result]}>
        <summary>
          <StatusGlyph status={GLYPHS[finding.result]} size={20} />
          <span>
            <strong>{parts[finding.about]()}</strong>
            <small>{sentence}</small>
          </span>
          <span className={styles.fact}>{finding.result === 'ok' ? ground : ''}</span>
          <CaretDownIcon size={16} aria-hidden />
        </summary>
        <Facts even className={styles.facts}>
          {proofEvidenceOf(finding).map(([name, value]) => (
            <Fact
              key={name}
              label={name in labels ? labels[name as keyof typeof labels]() : name}
              className={typeof value === 'number' || INSTANT.test(value) ? undefined : 'bz-mono'}
            >
              {write(value)}
            </Fact>
          ))}
        </Facts>
      </details>
    </li>
  )
}

function useSentence(finding: ProofFinding, badge: NamedBadge): string {
  const says = useTexts(proofSaysWords)
  const reasons = useTexts(proofReasonWords)
  const words = useTexts(faceWords)
  const format = useFormat()
  const say = useFinding()
  const sentence = proofSentenceOf(finding)
  if ('reason' in sentence) {
    const { reason } = sentence
    if (Object.hasOwn(reasons, reason)) return reasons[reason as keyof typeof reasons]()
    const found = findingOfReason(reason)
    return found ? say({ finding: found, facts: finding.facts }, badge) : words.notChecked()
  }
  const at = sentence.at && format.dateTime(sentence.at)
  return says[sentence.says as keyof typeof says]({ at, count: Number(finding.facts.size ?? 0) })
}
