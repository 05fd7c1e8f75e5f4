import { StatusChip } from '#ui/marks/status-chip.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { membersPage } from '../page-texts.ts'
import type { Status } from '../rules.ts'

const LOOKS = { member: 'owner', suspended: 'suspended', pending: 'pending', left: 'expired' } as const

/** The status of a member, or of an invitation. */
export function MemberChip({ status }: { status: Status }) {
  const page = useTexts(membersPage)
  return <StatusChip status={LOOKS[status]}>{page[status]()}</StatusChip>
}
