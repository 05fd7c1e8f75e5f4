import { type Route, route } from '#platform/http/serve.ts'
import * as contract from '../contract.ts'
import { listPersonWallets } from './list-person-wallets.ts'
import { markSamePerson } from './mark-same-person.ts'
import { separatePerson } from './separate-person.ts'

/** The calls about wallets of one person. */
export const peopleRoutes: Route[] = [
  route(contract.markSamePerson, markSamePerson),
  route(contract.listPersonWallets, listPersonWallets),
  route(contract.separatePerson, separatePerson),
]
