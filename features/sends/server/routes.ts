import { type Route, route } from '#platform/serve.ts'
import * as contract from '../contract.ts'
import * as lists from '../list-contract.ts'
import * as previewing from '../preview-contract.ts'
import * as sending from '../running-contract.ts'
import { continueSend } from './continue-send.ts'
import { createSessions } from './create-sessions.ts'
import { stopSend, undoSend } from './end-send.ts'
import { listRunningSends } from './list-running-sends.ts'
import { deleteRecipientList } from './lists/delete-recipient-list.ts'
import { listRecipientLists } from './lists/list-recipient-lists.ts'
import { renameRecipientList } from './lists/rename-recipient-list.ts'
import { saveRecipientList } from './lists/save-recipient-list.ts'
import { pauseSend } from './pause-send.ts'
import { preflight } from './preflight.ts'
import { previewSend } from './preview-send.ts'
import { readSend } from './read-send.ts'
import { releaseSend } from './release-send.ts'
import { retrySend } from './retry-send.ts'
import { readSendSettings, updateSendSettings } from './send-settings.ts'
import { unsubscribe } from './unsubscribe.ts'

/** Sending. */
export const sendsRoutes: Route[] = [
  route(contract.createSessions, createSessions),
  route(contract.preflight, preflight),
  route(previewing.previewSend, previewSend),
  route(contract.unsubscribe, unsubscribe),
  route(sending.readSend, readSend),
  route(sending.listRunningSends, listRunningSends),
  route(sending.pauseSend, pauseSend),
  route(sending.continueSend, continueSend),
  route(sending.stopSend, stopSend),
  route(sending.undoSend, undoSend),
  route(sending.releaseSend, releaseSend),
  route(sending.retrySend, retrySend),
  route(sending.readSendSettings, readSendSettings),
  route(sending.updateSendSettings, updateSendSettings),
  route(lists.listRecipientLists, listRecipientLists),
  route(lists.saveRecipientList, saveRecipientList),
  route(lists.renameRecipientList, renameRecipientList),
  route(lists.deleteRecipientList, deleteRecipientList),
]
