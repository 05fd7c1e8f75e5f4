import { type Route, route } from '#platform/http/serve.ts'
import * as contract from '../../contract.ts'
import * as wallet from '../../wallet-contract.ts'
import { exportRanking } from './export-ranking.ts'
import { getOwnRanking } from './get-own-ranking.ts'
import { getRanking } from './get-ranking.ts'
import { getRankingFacts } from './get-ranking-facts.ts'
import { showInRanking } from './show-in-ranking.ts'
import { updateRanking } from './update-ranking.ts'

/** The calls of rankings. */
export const rankingRoutes: Route[] = [
  route(contract.getRanking, getRanking),
  route(contract.getRankingFacts, getRankingFacts),
  route(contract.updateRanking, updateRanking),
  route(contract.exportRanking, exportRanking),
  route(wallet.getOwnRanking, getOwnRanking),
  route(wallet.showInRanking, showInRanking),
]
