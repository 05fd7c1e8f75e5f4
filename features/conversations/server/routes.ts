import { type Route, route } from '#platform/http/serve.ts'
import * as contract from '../contract.ts'
import { getConversation } from '../thread/server/get-conversation.ts'
import { getOwnConversation } from '../thread/server/get-own-conversation.ts'
import * as wallet from '../wallet-contract.ts'
import { blockConversation } from './block-conversation.ts'
import { listConversations } from './list-conversations.ts'
import { listOwnConversations } from './list-own-conversations.ts'
import { readByCommunity } from './read-by-community.ts'
import { readByMember } from './read-by-member.ts'
import { setDone } from './set-done.ts'
import { showName } from './show-name.ts'
import { writeToCommunity } from './write-to-community.ts'
import { writeToMember } from './write-to-member.ts'

/** The calls of conversations. */
export const conversationsRoutes: Route[] = [
  route(contract.listConversations, listConversations),
  route(contract.getConversation, getConversation),
  route(contract.writeToMember, writeToMember),
  route(contract.readByCommunity, readByCommunity),
  route(contract.setDone, setDone),
  route(contract.showName, showName),
  route(wallet.listOwnConversations, listOwnConversations),
  route(wallet.getOwnConversation, getOwnConversation),
  route(wallet.writeToCommunity, writeToCommunity),
  route(wallet.readByMember, readByMember),
  route(wallet.blockConversation, blockConversation),
]
