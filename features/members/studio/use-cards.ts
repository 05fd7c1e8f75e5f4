import type { CardSpec } from '#card/card-spec.ts'
import { listAllTemplates } from '#features/templates/contract.ts'
import { useQueryCall } from '#ui/calls/use-call.ts'

/** The cards of templates, by the template's id; without them badges keep their outlines and their names. */
export function useCards(templateIds: string[]): Map<string, CardSpec> {
  const ids = [...new Set(templateIds)]
  const { data } = useQueryCall(
    listAllTemplates,
    { ids: ids.join(','), pageSize: Math.max(1, ids.length) },
    { quiet: true, enabled: ids.length > 0, placeholderData: (before) => before },
  )
  return new Map(data?.templates.map(({ id, card }) => [id, card as CardSpec]))
}
