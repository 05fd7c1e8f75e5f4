import { type Route, route } from '#platform/http/serve.ts'
import * as contract from '../contract.ts'
import * as wallet from '../entries/contract.ts'
import { getWalletQuest } from '../entries/server/get-wallet-quest.ts'
import { listWalletQuests } from '../entries/server/list-wallet-quests.ts'
import { giveQuestBadges } from '../rewards/server/give-quest-badges.ts'
import { tryQuest } from '../trial/server/try-quest.ts'
import { createQuest } from './create-quest.ts'
import { deleteQuest } from './delete-quest.ts'
import { endQuest } from './end-quest.ts'
import { getQuestNumbers } from './get-quest-numbers.ts'
import { listQuests } from './list-quests.ts'
import { startQuest } from './start-quest.ts'
import { updateQuest } from './update-quest.ts'

/** The calls of quests. */
export const questsRoutes: Route[] = [
  route(contract.listQuests, listQuests),
  route(contract.createQuest, createQuest),
  route(contract.tryQuest, tryQuest),
  route(contract.updateQuest, updateQuest),
  route(contract.deleteQuest, deleteQuest),
  route(contract.endQuest, endQuest),
  route(contract.getQuestNumbers, getQuestNumbers),
  route(contract.giveQuestBadges, giveQuestBadges),
  route(wallet.listWalletQuests, listWalletQuests),
  route(wallet.getWalletQuest, getWalletQuest),
  route(wallet.startQuest, startQuest),
]
