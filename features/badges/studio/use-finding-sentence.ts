import type { Output } from '#base/endpoint.ts'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import type { verifyBadge } from '../contract.ts'
import { findingSentences, shapeWords } from '../finding-texts.ts'

type Verification = Output<typeof verifyBadge>
export type CheckOfBadge = Verification['checks'][number]
/** The names and dates that the sentences of the checks use, for our own badges and others. */
export type CheckedBadge = Pick<Verification, 'issuedAt' | 'validUntil' | 'checkedAt'> & {
  issuer: Pick<Verification['issuer'], 'name' | 'host'>
}

/** Writes what a check of a badge found as a sentence. */
export function useFindingSentence(): (check: CheckOfBadge, badge: CheckedBadge) => string {
  const sentences = useTexts(findingSentences)
  const shapes = useTexts(shapeWords)
  const format = useFormat()
  return ({ finding, facts }, { issuer, issuedAt, validUntil }) => {
    const reason = finding.split('.')[1] ?? ''
    const days: Partial<Record<CheckOfBadge['finding'], string>> = {
      'signature.proofExpired': facts.ended ? format.date(facts.ended) : '',
      'period.notYetValid': issuedAt && format.date(issuedAt),
      'period.expired': validUntil && format.lastDay(validUntil),
    }
    return sentences[finding]({
      host: issuer.host || issuer.name,
      issuer: issuer.name,
      method: /^did:[^:]*/.exec(String(facts.did ?? ''))?.[0] ?? '',
      type: facts.type ?? facts.algorithm ?? '',
      day: days[finding] ?? '',
      member: facts.member ?? '',
      finding: Object.hasOwn(shapes, reason) ? shapes[reason as keyof typeof shapes]() : '',
    })
  }
}
