import { useState } from 'react'
import type { Output } from '#base/endpoint.ts'
import { useKeptCall } from '#features/holders/wallet/use-kept-call.ts'
import { getOwnRanking } from '../wallet-contract.ts'

export type OwnRanking = Output<typeof getOwnRanking>
export type OwnRow = OwnRanking['ranking'][number]
/** All time, or a season; '' is the current one. */
export type OwnPeriod = { period: 'all' | 'season'; season: string }

const CURRENT: OwnPeriod = { period: 'season', season: '' }

/** The ranking of a community by a period that the holder chooses; offline as last read on this device. */
export function useOwnRanking(issuerId: string) {
  const [chosen, choose] = useState(CURRENT)
  const kept = useKeptCall(
    getOwnRanking,
    { issuerId, ...chosen },
    `ranking:${issuerId}:${chosen.period}:${chosen.season}`,
  )
  return { ...kept, chosen, choose }
}
