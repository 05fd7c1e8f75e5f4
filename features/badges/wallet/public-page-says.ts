import type { sharePanel } from '../wallet-texts.ts'
import type { HeldBadge } from './held-badge.ts'

type Said = Extract<keyof typeof sharePanel, `shows${string}` | `keeps${string}`>
type Told = Pick<HeldBadge, 'card' | 'credential'>

const TICKET_FACT = /#(name|seat|section)$/

/** The sentences that say what the public page of a badge shows and leaves out, in the order in which they are read. */
export function publicPageSays({ card, credential }: Told): Said[] {
  const shown = SHOWN[card.category] ?? 'shows'
  const results = asResults(credential)
  const isPersonal = card.category === 'ticket' && results.some((fact) => TICKET_FACT.test(fact))
  return [shown, isPersonal ? 'keepsTicket' : 'keeps']
}

const SHOWN: Partial<Record<HeldBadge['card']['category'], Said>> = {
  participation: 'showsEvent',
  ticket: 'showsEvent',
  membership: 'showsMembership',
}

function asResults(credential: HeldBadge['credential']): string[] {
  const subject = credential.credentialSubject as { result?: { resultDescription?: string }[] } | undefined
  return (subject?.result ?? []).map(({ resultDescription = '' }) => resultDescription)
}
