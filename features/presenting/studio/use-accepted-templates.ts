import type { CardSpec } from '#card/card-spec.ts'
import { IDS_AT_ONCE, type ShownTemplate } from '#features/team/folders/studio/template-source.ts'
import { listAllTemplates } from '#features/templates/contract.ts'
import type { Template } from '#features/templates/form/studio/form-values.ts'
import { categoryWords } from '#features/templates/texts.ts'
import { useQueryCall } from '#ui/calls/use-call.ts'
import { useTexts } from '#ui/words/language.tsx'

const FOUND_AT_ONCE = 50

/** Templates by id, in this order, of which the person may ask for badges; unknown ones are left out. */
export function useAcceptedTemplates(ids: string[]) {
  const shownOf = useShown()
  const asked = { ids: ids.join(','), pageSize: IDS_AT_ONCE }
  const query = useQueryCall(listAllTemplates, asked, { quiet: true, placeholderData: (before) => before })
  const { data, error, isFetching, refetch } = query
  const found = data?.templates.filter(mayAskFor)
  const inOrder = ids.flatMap((id) => found?.find((template) => template.id === id) ?? [])
  return { data: data && inOrder.map(shownOf), error, isFetching, refetch }
}

/** A page of the templates of which the person may ask for badges, whose name contains a text. */
export function useFoundTemplates(search: string, page: number) {
  const shownOf = useShown()
  const query = useQueryCall(listAllTemplates, { search, pageNumber: page, pageSize: FOUND_AT_ONCE }, { quiet: true })
  const { data, error, isFetching, refetch } = query
  const shown = data && {
    templates: data.templates.filter(mayAskFor).map(shownOf),
    pages: data.pagination.totalPages,
  }
  return { data: shown, error, isFetching, refetch }
}

function mayAskFor({ contractState, rights }: Template): boolean {
  return contractState !== 'none' && rights.includes('distribute')
}

function useShown() {
  const categoryTexts = useTexts(categoryWords)
  return ({ id, data, card }: Template): ShownTemplate => ({
    id,
    name: data.name,
    category: categoryTexts[data.badgeCategory](),
    isDraft: false,
    card: card as CardSpec,
  })
}
