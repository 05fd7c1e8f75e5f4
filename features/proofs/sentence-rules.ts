import type { ProofFinding } from './rules.ts'

/** Which sentence says a finding: one of an intact part (`says`) or the reason why it is not proven. */
export type ProofSentence = { says: string; at: string } | { reason: string }

/** The time that each intact part proves, by the name of its fact. */
const TIMES: Partial<Record<ProofFinding['about'], string>> = { credential: 'listedAt' }

/** The sentence of a finding, as a key of `proofSaysWords` or `proofReasonWords`, or a reason of a badge's checks. */
export function proofSentenceOf({ about, result, facts }: ProofFinding): ProofSentence {
  const reason = String(facts.reason ?? '')
  const isEnded = reason === 'revoked' || reason === 'suspended'
  if (result !== 'ok' && !isEnded) return { reason }
  return { says: isEnded ? reason : about, at: String(facts[TIMES[about] ?? 'at'] ?? '') }
}

/** The facts of a finding to show as evidence, without those that its sentence or its own column says. */
export function proofEvidenceOf({ facts }: ProofFinding): [name: string, value: string | number][] {
  return Object.entries(facts).filter(([name]) => name !== 'reason' && name !== 'restsOn')
}
