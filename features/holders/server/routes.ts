import { type Route, route } from '#platform/serve.ts'
import * as confirmations from '../confirmations-contract.ts'
import * as contract from '../contract.ts'
import * as events from '../events-contract.ts'
import { addAddress } from './add-address.ts'
import { confirmAddress } from './confirm-address.ts'
import { createProof } from './create-proof.ts'
import { finalizeWalletLink } from './finalize-wallet-link.ts'
import { followConfirmations } from './follow-confirmations.ts'
import { followWallet } from './follow-wallet.ts'
import { getHolder } from './get-holder.ts'
import { getWalletNonce } from './get-wallet-nonce.ts'
import { leaveWallet } from './leave-wallet.ts'
import { openWallet } from './open-wallet.ts'
import { refuseConfirmation } from './refuse-confirmation.ts'
import { removeAddress } from './remove-address.ts'
import { renewWallet } from './renew-wallet.ts'
import { requestWalletLink } from './request-wallet-link.ts'
import { signConfirmation } from './sign-confirmation.ts'
import { updateHolder } from './update-holder.ts'
import { verifyWalletLink } from './verify-wallet-link.ts'

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
