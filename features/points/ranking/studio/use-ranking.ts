import { useEffect } from 'react'
import { usePageSize } from '#features/members/studio/use-page-size.ts'
import { useQueryCall } from '#ui/calls/use-call.ts'
import { useTypedSearch } from '#ui/lists/use-typed-search.ts'
import { useView } from '#ui/lists/use-view.ts'
import { pageOf, textOf, type ViewField } from '#ui/lists/view-fields.ts'
import { getRanking, getRankingFacts } from '../../contract.ts'
import { ALL_TIME, PAGE_SIZES, SEARCH_MAX, SEASON_PATTERN } from '../../rules.ts'

/** Which ranking is shown: of all time, of a season ('' is the current one), or of a quest. */
export type RankingChoice =
  | { period: 'all' }
  | { period: 'season'; season: string }
  | { period: 'all'; questId: string; title: string }

const SIZE_PLACE = 'ranking-page-size'
/** All time, a season, or the id of a quest; the current season by default. */
const OF: ViewField<string> = { start: '', read: (text) => (/^[\w-]{1,80}$/.test(text) ? text : undefined) }
const VIEW = { of: OF, search: textOf(SEARCH_MAX), page: pageOf() }

/**
 * A page of the community's ranking with its period and search, which are in the address; every change of them leads back
 * to the first page. `quests` name those that have a ranking of their own.
 */
export function useRanking(issuerId: string, quests: { id: string; title: string }[]) {
  const { view, show } = useView(VIEW)
  const { search: asked, page } = view
  const chosen = choiceOf(view.of, quests)
  const [search, setSearch] = useTypedSearch(asked, (text) => show({ search: text }, 'instead'))
  const [pageSize, setPageSize] = usePageSize(SIZE_PLACE, PAGE_SIZES)
  const season = chosen.period === 'season' ? chosen.season : ''
  const facts = useQueryCall(getRankingFacts, { season }, { placeholderData: (before) => before })
  const hasSeasons = facts.data?.hasSeasons ?? true
  const choice: RankingChoice = !hasSeasons && chosen.period === 'season' ? { period: 'all' } : chosen
  const narrowing = { ...withoutTitle(choice), search: asked }
  const query = useQueryCall(
    getRanking,
    { id: issuerId, ...narrowing, pageNumber: page, pageSize },
    { placeholderData: (before) => before, enabled: facts.data !== undefined },
  )
  // A quest of an old link, whose ranking is no more: the default one takes its place.
  const isGone = 'questId' in choice && query.error?.status === 404
  useEffect(() => {
    if (isGone) show({ of: '' }, 'instead')
  }, [isGone, show])
  return {
    facts,
    query,
    choice,
    narrowing,
    search,
    page,
    pageSize,
    setPage: (to: number) => show({ page: to }),
    choose: (to: RankingChoice) => show({ of: nameOf(to) }),
    setSearch,
    showAll: () => show({ search: '' }),
    setPageSize: (size: number) => {
      setPageSize(size)
      show({ page: 1 }, 'instead')
    },
  }
}

export type RankingState = ReturnType<typeof useRanking>

function choiceOf(of: string, quests: { id: string; title: string }[]): RankingChoice {
  if (of === ALL_TIME) return { period: 'all' }
  if (of === '' || SEASON_PATTERN.test(of)) return { period: 'season', season: of }
  return { period: 'all', questId: of, title: quests.find(({ id }) => id === of)?.title ?? '' }
}

function nameOf(choice: RankingChoice): string {
  if (choice.period === 'season') return choice.season
  return 'questId' in choice ? choice.questId : ALL_TIME
}

function withoutTitle(choice: RankingChoice) {
  if (choice.period === 'season') return { period: choice.period, season: choice.season }
  return 'questId' in choice ? { period: choice.period, questId: choice.questId } : { period: choice.period }
}
