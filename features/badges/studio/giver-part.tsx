import type { Output } from '#base/endpoint.ts'
import { EvidenceList } from '#ui/lists/evidence-list.tsx'
import { useTexts } from '#ui/words/language.tsx'
import type { getShare } from '../contract.ts'
import { publicPageWords } from '../texts.ts'
import { EvidencePart } from './evidence-part.tsx'
import styles from './public-page.module.css'

type Props = Pick<Output<typeof getShare>, 'giver' | 'evidence' | 'issuer'>

/** The member who gave the badge, with their words; the evidence of a badge that the community gave itself. */
export function GiverPart({ giver, evidence, issuer }: Props) {
  const publicPageTexts = useTexts(publicPageWords)
  if (!giver.did && !giver.isErased) return <EvidencePart evidence={evidence} />
  const heading = giver.isErased
    ? publicPageTexts.fromFormer()
    : giver.name
      ? publicPageTexts.fromGiver({ giver: giver.name })
      : publicPageTexts.fromMember()
  return (
    <div>
      <h2>{heading}</h2>
      <blockquote className={styles.lead}>
        <EvidenceList items={evidence} />
      </blockquote>
      <p className={`${styles.note} ${styles.evidenceNote}`}>{publicPageTexts.giverNote({ issuer: issuer.name })}</p>
      {giver.did && <p className={`${styles.note} bz-mono`}>{giver.did}</p>}
    </div>
  )
}
