import { listTemplates } from '#features/templates/contract.ts'
import type { Template } from '#features/templates/form/studio/form-values.ts'
import { isSendable } from '#features/templates/rules.ts'
import { useQueryCall } from '#ui/calls/use-call.ts'

/** The most cards to choose from. */
const CARDS_MAX = 100

/** The published Membership cards, oldest first; `drafts` is the number of unpublished ones. */
export function useMembershipCards() {
  const query = useQueryCall(listTemplates, {
    type: 'membership',
    status: 'published',
    pageSize: CARDS_MAX,
  })
  const cards: Template[] | undefined = query.data?.templates
    .filter(({ contractState }) => isSendable(contractState))
    .reverse()
  return { query, cards, drafts: query.data?.counts.unpublished ?? 0 }
}
