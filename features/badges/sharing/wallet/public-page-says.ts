import type { HeldBadge } from '../../wallet/held-badge.ts'
import type { sharePanel } from '../../wallet-texts.ts'

type Said = Extract<keyof typeof sharePanel, `shows${string}` | `keeps${string}`>
type Shown = Pick<HeldBadge, 'card' | 'credential'> & Partial<Pick<HeldBadge, 'giver'>>

const TICKET_FACT = /#(name|seat|section)$/

/** Sentences that describe which data the public page of a badge shows and omits, in reading order. */
export function publicPageSays({ card, credential, giver }: Shown): Said[] {
  const shown = SHOWN[card.category] ?? 'shows'
  const results = asResults(credential)
  const isPersonal = card.category === 'ticket' && results.some((fact) => TICKET_FACT.test(fact))
  const also: Said[] = giver?.did ? ['showsGiver'] : card.hasEvidence ? ['showsEvidence'] : []
  return [shown, ...also, isPersonal ? 'keepsTicket' : 'keeps']
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
