import { type Route, route } from '#platform/http/serve.ts'
import * as contract from '../contract.ts'
import { deleteIssuer } from './delete-issuer.ts'
import { deleteWallet } from './delete-wallet.ts'
import { getDeletion } from './get-deletion.ts'
import { getWalletDeletion } from './get-wallet-deletion.ts'

/** The calls for deleting a community or a wallet. */
export const leavingRoutes: Route[] = [
  route(contract.getDeletion, getDeletion),
  route(contract.deleteIssuer, deleteIssuer),
  route(contract.getWalletDeletion, getWalletDeletion),
  route(contract.deleteWallet, deleteWallet),
]
