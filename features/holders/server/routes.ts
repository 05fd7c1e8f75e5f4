import { type Route, route } from '#platform/http/serve.ts'
import * as confirmations from '../confirmations/contract.ts'
import { followConfirmations } from '../confirmations/server/follow-confirmations.ts'
import { refuseConfirmation } from '../confirmations/server/refuse-confirmation.ts'
import { signConfirmation } from '../confirmations/server/sign-confirmation.ts'
import * as contract from '../contract.ts'
import * as events from '../events/contract.ts'
import { followWallet } from '../events/server/follow-wallet.ts'
import { createProof } from '../keys/server/create-proof.ts'
import { finalizeWalletLink } from '../links/server/finalize-wallet-link.ts'
import { requestWalletLink } from '../links/server/request-wallet-link.ts'
import { verifyWalletLink } from '../links/server/verify-wallet-link.ts'
import { addAddress } from './add-address.ts'
import { confirmAddress } from './confirm-address.ts'
import { getHolder } from './get-holder.ts'
import { getWalletNonce } from './get-wallet-nonce.ts'
import { leaveWallet } from './leave-wallet.ts'
import { openWallet } from './open-wallet.ts'
import { removeAddress } from './remove-address.ts'
import { renewWallet } from './renew-wallet.ts'
import { updateHolder } from './update-holder.ts'

/** The wallet's calls about itself. */
export const holdersRoutes: Route[] = [
  route(contract.requestWalletLink, requestWalletLink),
  route(contract.verifyWalletLink, verifyWalletLink),
  route(contract.finalizeWalletLink, finalizeWalletLink),
  route(contract.getWalletNonce, getWalletNonce),
  route(contract.openWallet, openWallet),
  route(contract.renewWallet, renewWallet),
  route(contract.leaveWallet, leaveWallet),
  route(contract.getHolder, getHolder),
  route(contract.updateHolder, updateHolder),
  route(contract.addAddress, addAddress),
  route(contract.confirmAddress, confirmAddress),
  route(contract.removeAddress, removeAddress),
  route(contract.createProof, createProof),
  route(events.followWallet, followWallet),
  route(confirmations.followConfirmations, followConfirmations),
  route(confirmations.signConfirmation, signConfirmation),
  route(confirmations.refuseConfirmation, refuseConfirmation),
]
