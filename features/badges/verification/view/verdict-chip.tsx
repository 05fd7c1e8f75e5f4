import { StatusChip } from '#ui/marks/status-chip.tsx'
import { useTexts } from '#ui/words/language.tsx'
import type { Face } from '../face-rules.ts'
import { faceWords } from '../verdict-texts.ts'

const STATUSES = {
  genuine: 'owner',
  revoked: 'revoked',
  suspended: 'suspended',
  expired: 'expired',
  notYet: 'expired',
  notGenuine: 'notDelivered',
  notChecked: 'pending',
} as const

/** A verdict as a chip: always its whole words. */
export function VerdictChip({ face }: { face: Face }) {
  const words = useTexts(faceWords)
  return <StatusChip status={STATUSES[face]}>{words[face]()}</StatusChip>
}
