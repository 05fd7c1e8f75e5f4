import { type Route, route } from '#platform/http/serve.ts'
import * as contract from '../contract.ts'
import * as lists from '../lists/contract.ts'
import { deleteRecipientList } from '../lists/server/delete-recipient-list.ts'
import { listRecipientLists } from '../lists/server/list-recipient-lists.ts'
import { renameRecipientList } from '../lists/server/rename-recipient-list.ts'
import { saveRecipientList } from '../lists/server/save-recipient-list.ts'
import * as previewing from '../mail/contract.ts'
import { previewSend } from '../mail/server/preview-send.ts'
import { unsubscribe } from '../mail/server/unsubscribe.ts'
import * as sending from '../running/contract.ts'
import { continueSend } from '../running/server/continue-send.ts'
import { stopSend, undoSend } from '../running/server/end-send.ts'
import { listRunningSends } from '../running/server/list-running-sends.ts'
import { pauseSend } from '../running/server/pause-send.ts'
import { readSend } from '../running/server/read-send.ts'
import { releaseSend } from '../running/server/release-send.ts'
import { retrySend } from '../running/server/retry-send.ts'
import { readSendSettings, updateSendSettings } from '../running/server/send-settings.ts'
import { createSessions } from './create-sessions.ts'
import { preflight } from './preflight.ts'

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
