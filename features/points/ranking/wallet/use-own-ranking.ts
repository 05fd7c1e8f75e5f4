import type { Output } from '#base/endpoint.ts'
import { useKeptCall } from '#features/holders/wallet/use-kept-call.ts'
import { useView } from '#ui/lists/use-view.ts'
import type { ViewField } from '#ui/lists/view-fields.ts'
import { ALL_TIME, SEASON_PATTERN } from '../../rules.ts'
import { getOwnRanking } from '../../wallet-contract.ts'

export type OwnRanking = Output<typeof getOwnRanking>
export type OwnRow = OwnRanking['ranking'][number]
/** All time, or a season; '' is the current one. */
export type OwnPeriod = { period: 'all' | 'season'; season: string }

/** All time or a season; the current one by default. */
const PERIOD: ViewField<string> = {
  start: '',
  read: (text) => (text === ALL_TIME || SEASON_PATTERN.test(text) ? text : undefined),
}
const VIEW = { of: PERIOD }

/** The ranking of a community by a period that the holder chooses, which is in the address; offline as last read on this device. */
export function useOwnRanking(issuerId: string) {
  const { view, show } = useView(VIEW)
  const chosen: OwnPeriod =
    view.of === ALL_TIME ? { period: ALL_TIME, season: '' } : { period: 'season', season: view.of }
  const choose = ({ period, season }: OwnPeriod) => show({ of: period === ALL_TIME ? ALL_TIME : season })
  const kept = useKeptCall(
    getOwnRanking,
    { issuerId, ...chosen },
    `ranking:${issuerId}:${chosen.period}:${chosen.season}`,
  )
  return { ...kept, chosen, choose }
}
