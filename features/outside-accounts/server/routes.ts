import { type Route, route } from '#platform/http/serve.ts'
import * as contract from '../contract.ts'
import { beginOutside } from './begin-outside.ts'
import { finishOutside } from './finish-outside.ts'
import { listOutsideAccounts } from './list-outside-accounts.ts'
import { unlinkOutside } from './unlink-outside.ts'

/** The holder's accounts at providers. */
export const outsideAccountsRoutes: Route[] = [
  route(contract.listOutsideAccounts, listOutsideAccounts),
  route(contract.beginOutside, beginOutside),
  route(contract.finishOutside, finishOutside),
  route(contract.unlinkOutside, unlinkOutside),
]
