import type { Typo } from '#base/address-typos.ts'
import { readRecipient } from '#base/split-addresses.ts'
import { withAddresses } from '../name-rules.ts'
import { correctDomain } from './send-plan.ts'
import { EMPTY_TICKET, isBlank } from './tickets/ticket-rows.ts'
import type { KeptSend } from './use-kept-send.ts'

/** The recipients with more addresses behind them; of tickets each is a row, and blank rows make room. */
export function withEmails(
  { addresses, tickets }: Pick<KeptSend, 'addresses' | 'tickets'>,
  fresh: string[],
  isTicket: boolean,
): Partial<KeptSend> {
  if (!isTicket) return { addresses: [...addresses, ...fresh] }
  const rows = fresh.map((email) => ({ ...EMPTY_TICKET, email }))
  return { tickets: [...tickets.filter((row) => !isBlank(row)), ...rows] }
}

/** The recipients with a misspelt e-mail domain corrected; two addresses that become the same are one. */
export function withDomain(
  { addresses, names, tickets }: Pick<KeptSend, 'addresses' | 'names' | 'tickets'>,
  typo: Pick<Typo, 'domain' | 'proposal'>,
): Pick<KeptSend, 'addresses' | 'names' | 'tickets'> {
  return {
    addresses: [...new Set(addresses.map((text) => correctDomain(text, typo)))],
    names: withAddresses(names, (text) => correctDomain(text, typo)),
    tickets: tickets.map((row) => ({ ...row, email: correctDomain(readRecipient(row.email), typo) })),
  }
}
