import { InvalidInput } from '#base/problem.ts'
import { address } from '#features/mailing/contract.ts'
import type { Asked } from './make-sessions.ts'

/** The addresses of a list and, as they were sent, those that are none. */
export function readListed(listed: string[]): { emails: string[]; droppedEmails: string[] } {
  const read = listed.map((text) => ({ text, email: address.safeParse(text).data }))
  return {
    emails: read.flatMap(({ email }) => email ?? []),
    droppedEmails: read.filter(({ email }) => email === undefined).map(({ text }) => text),
  }
}

/**
 * What is asked for with the valid addresses of its list. `sessionNumber` counts the list as it was sent. Throws `noValidEmails`
 * where none is valid or, since each belongs to an address, with `options`; `quantityNotValid` for another number.
 */
export function withoutDropped(asked: Asked): { asked: Asked; droppedEmails: string[] } {
  const { emails, droppedEmails } = readListed(asked.emails)
  if (droppedEmails.length === 0) return { asked: { ...asked, emails }, droppedEmails }
  if (emails.length === 0 || asked.options.length > 0) throw new InvalidInput('noValidEmails')
  if ((asked.sessionNumber ?? asked.emails.length) !== asked.emails.length) throw new InvalidInput('quantityNotValid')
  return { asked: { ...asked, emails, sessionNumber: emails.length }, droppedEmails }
}
