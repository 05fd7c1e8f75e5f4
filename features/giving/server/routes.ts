import { type Route, route } from '#platform/http/serve.ts'
import * as contract from '../contract.ts'
import { blockGiver } from '../people/server/block-giver.ts'
import { getGivingCode } from '../people/server/get-giving-code.ts'
import { listBlocked } from '../people/server/list-blocked.ts'
import { listShownMembers } from '../people/server/list-shown-members.ts'
import { showMember } from '../people/server/show-member.ts'
import { unblockGiver } from '../people/server/unblock-giver.ts'
import { approveGift } from '../review/server/approve-gift.ts'
import { listGifts } from '../review/server/list-gifts.ts'
import { refuseGift } from '../review/server/refuse-gift.ts'
import * as wallet from '../wallet-contract.ts'
import { declineGift } from './decline-gift.ts'
import { getGiving } from './get-giving.ts'
import { giveBadge } from './give-badge.ts'
import { listGivable } from './list-givable.ts'
import { listGiven } from './list-given.ts'
import { listReceived } from './list-received.ts'
import { prepareGift } from './prepare-gift.ts'
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
