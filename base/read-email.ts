import { isEmail } from './email-address.ts'
import { readRecipient } from './split-addresses.ts'

/** A typed address as it is stored (`readRecipient`), or the key of its problem. */
export function readEmail(
  typed: string,
): { email: string; problem?: undefined } | { email?: undefined; problem: string } {
  const email = readRecipient(typed)
  if (email === '') return { problem: 'emailMissing' }
  return isEmail(email) ? { email } : { problem: 'emailNotValid' }
}

/** The problem of a form's e-mail address, for its field `email`. */
export function emailProblems({ email }: { email: string }): { email?: string } {
  const read = readEmail(email)
  return read.email === undefined ? { email: read.problem } : {}
}
