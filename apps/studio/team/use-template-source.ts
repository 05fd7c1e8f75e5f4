import type { CardSpec } from '#card/card-spec.ts'
import { IDS_AT_ONCE, type ShownTemplate, type TemplateSource } from '#features/team/folders/studio/template-source.ts'
import { countTemplates, listAllTemplates } from '#features/templates/contract.ts'
import type { Template } from '#features/templates/form/studio/form-values.ts'
import { categoryWords } from '#features/templates/texts.ts'
import { useQueryCall } from '#ui/calls/use-call.ts'
import { useTexts } from '#ui/words/language.tsx'

const FOUND_AT_ONCE = 50

/** The templates for the access pages, from the feature that has them. */
export function useTemplateSource(): TemplateSource {
  const { data } = useQueryCall(countTemplates, {}, { quiet: true })
  const total = data && Object.values(data.counts).reduce((sum, count) => sum + count, 0)
  return { useSome, useFound, total }
}

function useSome(ids: string[]) {
  const shownOf = useShown()
  const query = useQueryCall(
    listAllTemplates,
    { ids: ids.join(','), pageSize: IDS_AT_ONCE },
    { quiet: true, enabled: ids.length > 0, placeholderData: (before) => before },
  )
  const { data, error, isFetching, refetch } = query
  const known = new Map(data?.templates.map((template) => [template.id, template]))
  const inOrder = ids.flatMap((id) => known.get(id) ?? [])
  return { data: data && inOrder.map(shownOf), error, isFetching, refetch }
}

function useFound(search: string, page: number) {
  const shownOf = useShown()
  const query = useQueryCall(listAllTemplates, { search, pageNumber: page, pageSize: FOUND_AT_ONCE }, { quiet: true })
  const { data, error, isFetching, refetch } = query
  return {
    data: data && { templates: data.templates.map(shownOf), pages: data.pagination.totalPages },
    error,
    isFetching,
    refetch,
  }
}

function useShown() {
  const categoryTexts = useTexts(categoryWords)
  return ({ id, contractState, data, card }: Template): ShownTemplate => ({
    id,
    name: data.name,
    category: categoryTexts[data.badgeCategory](),
    isDraft: contractState === 'none',
    card: card as CardSpec,
    event: data.eventDetails,
  })
}
