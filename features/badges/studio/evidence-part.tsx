import type { Output } from '#base/endpoint.ts'
import { EvidenceList } from '#ui/lists/evidence-list.tsx'
import { useTexts } from '#ui/words/language.tsx'
import type { getShare } from '../contract.ts'
import { publicPageWords } from '../texts.ts'
import styles from './public-page.module.css'

type Props = { evidence: Output<typeof getShare>['evidence']; heading?: 'h2' | 'h3' }

/** The evidence that a badge states; nothing without any. */
export function EvidencePart({ evidence, heading: Heading = 'h2' }: Props) {
  const publicPageTexts = useTexts(publicPageWords)
  if (evidence.length === 0) return null
  return (
    <div>
      <Heading>{publicPageTexts.evidence()}</Heading>
      <div className={styles.lead}>
        <EvidenceList items={evidence} />
      </div>
      <p className={`${styles.note} ${styles.evidenceNote}`}>{publicPageTexts.evidenceNote()}</p>
    </div>
  )
}
