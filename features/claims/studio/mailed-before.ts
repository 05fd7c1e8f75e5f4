import type { Running } from './running-send.tsx'

type Sent = Pick<Running, 'id' | 'mailed' | 'isAgain'>
/** How many mails of a send were out, and told of, before what goes now. */
export type MailedBefore = Pick<Sent, 'mailed' | 'isAgain'>

/**
 * What was mailed of each send that goes on, by its id, when it began to: none of one that goes for the first time. `known` is
 * the answer to the reading before.
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
