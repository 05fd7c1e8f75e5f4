import { type Route, route } from '#platform/serve.ts'
import * as contract from '../contract.ts'
import * as wallet from '../wallet-contract.ts'
import { approveGift } from './approve-gift.ts'
import { blockGiver } from './block-giver.ts'
import { declineGift } from './decline-gift.ts'
import { getGiving } from './get-giving.ts'
import { getGivingCode } from './get-giving-code.ts'
import { giveBadge } from './give-badge.ts'
import { listBlocked } from './list-blocked.ts'
import { listGifts } from './list-gifts.ts'
import { listGivable } from './list-givable.ts'
import { listGiven } from './list-given.ts'
import { listReceived } from './list-received.ts'
import { listShownMembers } from './list-shown-members.ts'
import { prepareGift } from './prepare-gift.ts'
import { refuseGift } from './refuse-gift.ts'
import { showMember } from './show-member.ts'
import { unblockGiver } from './unblock-giver.ts'
import { updateGiving } from './update-giving.ts'
import { withdrawGift } from './withdraw-gift.ts'

/** The calls of giving. */
export const givingRoutes: Route[] = [
  route(contract.getGiving, getGiving),
  route(contract.updateGiving, updateGiving),
  route(contract.listGifts, listGifts),
  route(contract.approveGift, approveGift),
  route(contract.refuseGift, refuseGift),
  route(wallet.listGivable, listGivable),
  route(wallet.listShownMembers, listShownMembers),
  route(wallet.showMember, showMember),
  route(wallet.getGivingCode, getGivingCode),
  route(wallet.prepareGift, prepareGift),
  route(wallet.giveBadge, giveBadge),
  route(wallet.listReceived, listReceived),
  route(wallet.listGiven, listGiven),
  route(wallet.withdrawGift, withdrawGift),
  route(wallet.declineGift, declineGift),
  route(wallet.blockGiver, blockGiver),
  route(wallet.listBlocked, listBlocked),
  route(wallet.unblockGiver, unblockGiver),
]
