import type { ProofFinding } from '#features/proofs/rules.ts'
import { proofEvidenceOf, proofSentenceOf } from '#features/proofs/sentence-rules.ts'
import { proofFactWords, proofPartWords, proofReasonWords, proofSaysWords, proofWords } from '#features/proofs/texts.ts'
import { Fact, Facts } from '#ui/lists/facts.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import styles from '../../studio/public-page.module.css'
import { factWords } from '../../texts.ts'
import { faceWords } from '../../verification/verdict-texts.ts'
import { findingOfReason, type NamedBadge } from '../sentence-rules.ts'
import { useFinding } from '../view/use-finding.ts'
import { CheckRow } from './check-row.tsx'

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
    <CheckRow
      status={GLYPHS[finding.result]}
      weight={WEIGHTS[finding.result]}
      title={parts[finding.about]()}
      sentence={sentence}
      aside={finding.result === 'ok' ? ground : ''}
    >
      <Facts even className={styles.inside}>
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
    </CheckRow>
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
