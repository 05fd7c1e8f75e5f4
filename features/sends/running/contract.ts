import { z } from 'zod'
import { endpoint } from '#base/endpoint.ts'
import { ref } from '#base/ids.ts'
import { cardSpec } from '#features/templates/contract.ts'
import { callbackId, sendProblems } from '../contract.ts'
import { SEND_STATUSES, UNDO_MAX_SECONDS, UNDO_USUAL } from '../send-rules.ts'

const sendId = ref('send')

/** A send in progress. */
const sendProgress = z.object({
  id: z.string(),
  templateId: z.string(),
  title: z.string(),
  card: cardSpec,
  isImport: z.boolean(),
  status: z.enum(SEND_STATUSES),
  isPaused: z.boolean(),
  total: z.number(),
  /** Rows that have their receipt. */
  read: z.number(),
  made: z.number(),
  refused: z.number(),
  /** Those of them that repeat an earlier row; counted once the list is read. */
  duplicates: z.number(),
  waiting: z.number(),
  /** Waiting e-mails that were not delivered and will be retried. */
  delayed: z.number(),
  mailed: z.number(),
  bounced: z.number(),
  /** Whether the send was finished before, also while it is being retried. */
  isAgain: z.boolean(),
  /** The failures that a retry can fix: undelivered e-mails, and rows past a limit. */
  failed: z.number(),
  /** The e-mails are held back until then; '' once they may leave. */
  undoUntil: z.string(),
  createdAt: z.string(),
  /** The sender's message to all recipients; '' without one. */
  message: z.string(),
})

/** GET /sessions/import/{sendId}: the progress of a send. */
export const readSend = endpoint({
  method: 'GET',
  path: '/sessions/import/{sendId}',
  who: 'contributor',
  cors: 'studio',
  input: z.object({ sendId }),
  output: sendProgress,
})

/** GET /sessions/running: sends that can still be undone, are being read or mailed, or are paused; newest first. */
export const listRunningSends = endpoint({
  method: 'GET',
  path: '/sessions/running',
  who: 'contributor',
  cors: 'studio',
  input: z.object({}),
  output: z.object({ sends: z.array(sendProgress) }),
})

const sendEnded = { status: 409, code: 4090 } as const

function act<const P extends string>(verb: P) {
  return endpoint({
    method: 'POST',
    path: `/sessions/import/{sendId}/${verb}`,
    who: 'contributor',
    cors: 'studio',
    input: z.object({ sendId }),
    output: z.object({}),
    problems: { sendEnded },
  })
}

/** Stops reading and mailing until the send is resumed; e-mails in flight are still sent. */
export const pauseSend = act('pause')

export const continueSend = act('resume')

/** Ends a send: rows that were not mailed get nothing, and their counts are released. */
export const stopSend = act('stop')

/** Undoes a send whose e-mails are still held back, without notifying anyone. */
export const undoSend = act('undo')

/** Releases the e-mails before the time to undo is over. */
export const releaseSend = act('send-now')

/** Retries failed rows: undelivered e-mails, and rows past a limit. */
export const retrySend = endpoint({
  method: 'POST',
  path: '/sessions/import/{sendId}/retry',
  who: 'contributor',
  cors: 'studio',
  input: z.object({ sendId }),
  output: z.object({ callbackId }),
  problems: {
    sendEnded,
    tooManyEmails: sendProblems.tooManyEmails,
    folderMailsUsed: sendProblems.folderMailsUsed,
    delegationEnded: sendProblems.delegationEnded,
  },
})

/** How long a send can be undone, in seconds; -1: 10 up to 20 recipients, 60 above; 0: not at all. */
const undoSetting = z.object({ undoSeconds: z.number('invalidInput').int().min(UNDO_USUAL).max(UNDO_MAX_SECONDS) })

/** GET /sessions/settings. */
export const readSendSettings = endpoint({
  method: 'GET',
  path: '/sessions/settings',
  who: 'admin',
  cors: 'studio',
  input: z.object({}),
  output: undoSetting,
})

/** PUT /sessions/settings. */
export const updateSendSettings = endpoint({
  method: 'PUT',
  path: '/sessions/settings',
  who: 'admin',
  cors: 'studio',
  input: undoSetting,
  output: undoSetting,
})
