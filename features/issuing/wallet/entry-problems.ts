import { readEmail } from '#base/read-email.ts'
import { isAllowedAddress } from '#features/claims/rules.ts'

/** What is wrong with an address that is typed to enter an open link, which may take only those of some domains. */
export function entryProblems(typed: string, mailDomains: string[]): { email?: string } {
  const { email, problem } = readEmail(typed)
  if (email === undefined) return { email: problem }
  return isAllowedAddress(email, mailDomains) ? {} : { email: 'domainNotAllowed' }
}
