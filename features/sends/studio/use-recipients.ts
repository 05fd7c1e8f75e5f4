import type { Typo } from '#base/address-typos.ts'
import { isEmail } from '#base/email-address.ts'
import { EMAILS_MAX } from '#features/claims/rules.ts'
import type { Template } from '#features/templates/form/studio/form-values.ts'
import { withDomain, withEmails } from './kept-recipients.ts'
import { useTickets } from './tickets/use-tickets.ts'
import { useAddresses } from './use-addresses.ts'
import type { KeptInput } from './use-kept-send.ts'

export type Recipients = ReturnType<typeof useRecipients>

/** The people who get a badge: addresses, or rows for tickets. `onChange` is called when they were changed by hand. */
export function useRecipients(template: Template, input: KeptInput, onChange: () => void) {
  const { kept, change } = input
  const isTicket = template.data.badgeCategory === 'ticket'
  const addresses = useAddresses(input, onChange)
  const tickets = useTickets(template, input, onChange)
  const written = tickets.read.tickets
  const emailsIn = (typed: string[]) =>
    [...new Set(isTicket ? written.map(({ email }) => email) : typed)].filter(isEmail)
  const emails = emailsIn(kept.addresses)
  return {
    isTicket,
    addresses,
    tickets,
    /** All valid addresses entered, for saving as a list. */
    emails,
    /** The valid ones of some addresses; of tickets always those of their rows. */
    emailsIn,
    isTooMany: (isTicket ? written.length : emails.length) > EMAILS_MAX,
    /** Adds new addresses of a list; returns how many. */
    add: (added: string[]): number => {
      onChange()
      const fresh = added.filter((email) => !emails.includes(email))
      change(withEmails(kept, fresh, isTicket))
      return fresh.length
    },
    /** Corrects a misspelt e-mail domain everywhere. */
    correct: (typo: Typo) => change(withDomain(kept, typo)),
  }
}
