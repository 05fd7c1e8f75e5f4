import type { Values } from '#base/text.ts'
import { type Checked, FINDING_KEYS, type FindingKey } from './rules.ts'

/** What the sentences of findings name, for badges of ours and of others. */
export type NamedBadge = { issuer: { name: string; host: string }; issuedAt: string; validUntil: string }
/** How an instant is written: as a day, and as the last day before it. */
export type WriteDay = { date: (instant: string) => string; lastDay: (instant: string) => string }

/** The values that the sentence of a finding may need; a name that the badge does not state is a question mark. */
export function valuesOf(
  { finding, facts }: Pick<Checked, 'finding' | 'facts'>,
  { issuer }: Pick<NamedBadge, 'issuer'>,
  { date, lastDay }: WriteDay,
): Values {
  const fact = (name: string) => String(facts[name] ?? '')
  const day = {
    'signature.proofExpired': fact('ended') && date(fact('ended')),
    'period.notYetValid': fact('from') && date(fact('from')),
    'period.expired': fact('until') && lastDay(fact('until')),
  }
  const values = {
    host: fact('host') || issuer.host || issuer.name || fact('did'),
    issuer: issuer.name || issuer.host || fact('did'),
    type: fact('type'),
    method: fact('did').split(':', 2).join(':'),
    member: fact('member'),
    message: fact('message'),
    day: finding in day ? day[finding as keyof typeof day] : '',
  }
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value || '?']))
}

/** The finding with a reason, for a part of a proof file that is checked like a badge; undefined for its own reasons. */
export function findingOfReason(reason: string): FindingKey | undefined {
  return FINDING_KEYS.find((key) => key.endsWith(`.${reason}`))
}
