import { isEmail } from './email-address.ts'

/** A typed address as it is stored (trimmed, in lower case), or the key of its problem. */
export function readEmail(
  typed: string,
): { email: string; problem?: undefined } | { email?: undefined; problem: string } {
  const email = typed.trim().toLowerCase()
  if (email === '') return { problem: 'emailMissing' }
  return isEmail(email) ? { email } : { problem: 'emailNotValid' }
}

/** The problem of a form's e-mail address, for its field `email`. */
export function emailProblems({ email }: { email: string }): { email?: string } {
  const read = readEmail(email)
  return read.email === undefined ? { email: read.problem } : {}
}
