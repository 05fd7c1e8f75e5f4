import type { Output } from '#base/endpoint.ts'
import { proofWords } from '#features/proofs/texts.ts'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import type { verifyAny } from '../contract.ts'
import { isConfirmed } from './is-confirmed.ts'
import { useHero } from './use-hero.ts'

/**
 * A verdict in the page's largest type. Where the badge could not be checked online, what its proof file shows; without
 * anybody who confirms the keys, only that the file is intact.
 */
export function useProofHero({ verdict, proof }: Output<typeof verifyAny>): string {
  const proofTexts = useTexts(proofWords)
  const format = useFormat()
  const isOpen = verdict === 'unknown' && proof !== undefined
  const isEnded = isOpen && proof.verdict !== 'genuine'
  const hero = useHero(isEnded ? proof.verdict : verdict)
  if (proof?.verdict === 'invalid') return proofTexts.changedHero()
  if (!isOpen || isEnded) return hero
  return isConfirmed(proof) ? proofTexts.provenHero({ at: format.date(proof.asOf) }) : proofTexts.intactHero()
}
