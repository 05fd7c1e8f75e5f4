import { isEmail } from './email-address.ts'

/** A typed address as it is kept (trimmed, in small letters), or the key of what is wrong with it. */
export function readEmail(
  typed: string,
): { email: string; problem?: undefined } | { email?: undefined; problem: string } {
  const email = typed.trim().toLowerCase()
  if (email === '') return { problem: 'emailMissing' }
  return isEmail(email) ? { email } : { problem: 'emailNotValid' }
}

/** What is wrong with an address that a form asks for, at its field `email`. */
export function emailProblems({ email }: { email: string }): { email?: string } {
  const read = readEmail(email)
  return read.email === undefined ? { email: read.problem } : {}
}
