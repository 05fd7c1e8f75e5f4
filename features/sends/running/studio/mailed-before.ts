import type { Running } from './state-of-send.ts'

type Sent = Pick<Running, 'id' | 'mailed' | 'isAgain'>
/** The e-mails of a send that were already reported before its current run. */
export type MailedBefore = Pick<Sent, 'mailed' | 'isAgain'>

/**
 * Returns, by the id of each send in progress, the number of e-mails sent before its current run: none for a first run.
 * `known` is the result of the previous call.
 */
export function mailedBefore(sends: Sent[], known: ReadonlyMap<string, MailedBefore>): Map<string, MailedBefore> {
  return new Map(
    sends.map(({ id, mailed, isAgain }) => {
      const before = known.get(id)
      if (before?.isAgain === isAgain) return [id, before]
      return [id, { isAgain, mailed: isAgain ? mailed : 0 }]
    }),
  )
}

/**
 * The badges that a send has sent in its current run, now that it has ended: in a first run all of them, also those that
 * wait in wallets without an e-mail; of a retry, and of a send that was stopped, the e-mails since `before`.
 */
export function sentIn(
  { status, made, mailed }: Pick<Running, 'status' | 'made' | 'mailed'>,
  before: MailedBefore,
): number {
  if (before.isAgain || status === 'stopped') return Math.max(0, mailed - before.mailed)
  return made
}
