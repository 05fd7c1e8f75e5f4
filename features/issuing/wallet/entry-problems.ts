import { readEmail } from '#base/read-email.ts'
import { isAllowedAddress } from '#features/claims/rules.ts'

/** The problem of an address typed for an open link, which may accept only some domains. */
export function entryProblems(typed: string, mailDomains: string[]): { email?: string } {
  const { email, problem } = readEmail(typed)
  if (email === undefined) return { email: problem }
  return isAllowedAddress(email, mailDomains) ? {} : { email: 'domainNotAllowed' }
}
