import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { usePageSize } from '#features/members/studio/use-page-size.ts'
import { useQueryCall } from '#ui/calls/use-call.ts'
import { getRanking, getRankingFacts } from '../contract.ts'
import { PAGE_SIZES } from '../rules.ts'

/** Which ranking is shown: of all time, of a season ('' is the current one), or of a quest. */
export type RankingChoice =
  | { period: 'all' }
  | { period: 'season'; season: string }
  | { period: 'all'; questId: string; title: string }

const SEARCH_MS = 250
const SIZE_PLACE = 'ranking-page-size'
const CURRENT: RankingChoice = { period: 'season', season: '' }

/** A page of the community's ranking with its period and search; every change of them leads back to the first page. */
export function useRanking(issuerId: string) {
  const [chosen, setChosen] = useState<RankingChoice>(CURRENT)
  const [search, setSearch] = useState('')
  const [asked] = useDebouncedValue(search.trim(), SEARCH_MS)
  const [page, setPage] = useState(1)
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
  const restart =
    <T>(set: (value: T) => void) =>
    (value: T) => {
      set(value)
      setPage(1)
    }
  return {
    facts,
    query,
    choice,
    narrowing,
    search,
    page,
    pageSize,
    setPage,
    choose: restart(setChosen),
    setSearch: restart(setSearch),
    setPageSize: restart(setPageSize),
  }
}

export type RankingState = ReturnType<typeof useRanking>

function withoutTitle(choice: RankingChoice) {
  if (choice.period === 'season') return { period: choice.period, season: choice.season }
  return 'questId' in choice ? { period: choice.period, questId: choice.questId } : { period: choice.period }
}
