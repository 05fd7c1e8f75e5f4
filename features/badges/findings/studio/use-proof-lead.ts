import type { Output } from '#base/endpoint.ts'
import { proofWords } from '#features/proofs/texts.ts'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import type { verifyAny } from '../../contract.ts'
import { faceOf } from '../../verification/face-rules.ts'
import { faceWords } from '../../verification/verdict-texts.ts'
import { useFinding } from '../view/use-finding.ts'
import { isConfirmed } from './is-confirmed.ts'

/**
 * The sentence under a verdict where a proof file adds to it: a part of it was changed, or it shows what could not be
 * looked up today. Undefined where the badge's own finding says it all.
 */
export function useProofLead(found: Output<typeof verifyAny>): string | undefined {
  const proofTexts = useTexts(proofWords)
  const words = useTexts(faceWords)
  const format = useFormat()
  const say = useFinding()
  const { proof, word, because, checks } = found
  if (!proof) return undefined
  if (proof.word === 'notGenuine') return proofTexts.changedFile()
  if (word !== 'notChecked' || proof.word !== 'genuine') return undefined
  const decided = checks.find(({ finding }) => finding === because)
  const finding = decided ? say(decided, found) : ''
  if (!isConfirmed(proof)) return proofTexts.intactOnly({ finding })
  if (proof.state !== 'inForce') return proofTexts.saysThen({ finding, word: words[faceOf(proof)]() })
  return proofTexts.provenThen({ finding, at: format.date(proof.asOf) })
}
