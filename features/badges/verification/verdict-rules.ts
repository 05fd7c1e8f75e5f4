import type { BadgeState, Word } from '#features/proofs/word-rules.ts'
import { type Checked, type FindingKey, findingOf, type Weight } from '../findings/rules.ts'
import type { Check } from '../rules.ts'

export const VERDICTS = ['genuine', 'revoked', 'suspended', 'expired', 'invalid', 'nonconforming', 'unknown'] as const
export type Verdict = (typeof VERDICTS)[number]

/** `because` is the finding that decided; '' for a badge that is genuine and in force. */
export type Judgement = { word: Word; state: BadgeState; because: FindingKey | '' }

/** The states of a genuine badge, the gravest first. */
const STATES: [BadgeState, FindingKey[]][] = [
  ['revoked', ['status.revoked']],
  ['suspended', ['status.suspended']],
  ['expired', ['period.expired', 'signature.proofExpired']],
  ['notYet', ['period.notYetValid']],
]

/** The checks that say who made a badge, and that it is as it was made. */
const PROVING: Check[] = ['signature', 'hosted', 'issuer']

/**
 * The findings as they count together: a status that marks the badge counts only if signature and issuer are proven,
 * because the place in the list is a claim of the badge itself.
 */
export function settle(checks: Checked[]): Checked[] {
  const isOpen = (check: Checked) => check.weight === 'open' || check.weight === 'contradicts'
  const isProven = checks.filter(({ check }) => PROVING.includes(check)).every((each) => !isOpen(each))
  if (isProven) return checks
  return checks.map((each) => {
    // A note is a text of the badge as well, which its list only points at.
    const isMark = each.weight === 'state' || each.finding === 'status.noted'
    if (each.check !== 'status' || !isMark) return each
    const { message: _, ...facts } = each.facts
    return { ...findingOf('status', 'marked', facts), result: 'unknown' }
  })
}

/**
 * Combines the findings: one that contradicts makes the badge not genuine; otherwise one that is open leaves it not
 * checked; otherwise it is genuine, and only then in force, revoked, suspended, expired or not valid yet.
 */
export function judge(checks: Checked[]): Judgement {
  const settled = settle(checks)
  const because = (weight: Weight) => {
    const found = settled.filter((each) => each.weight === weight)
    // The issuer's line says why there is no key.
    return (found.find(({ finding }) => finding !== 'signature.keyMissing') ?? found[0])?.finding
  }
  const [contradiction, gap] = [because('contradicts'), because('open')]
  if (contradiction) return { word: 'notGenuine', state: 'unknown', because: contradiction }
  if (gap) return { word: 'notChecked', state: 'unknown', because: gap }
  for (const [state, findings] of STATES) {
    const found = settled.find(({ finding }) => findings.includes(finding))
    if (found) return { word: 'genuine', state, because: found.finding }
  }
  return { word: 'genuine', state: 'inForce', because: '' }
}

/**
 * The older names of an answer, for callers that read them; `nonconforming` is a genuine badge in force that breaks the
 * rules of Open Badges.
 * @deprecated Use `word`, `state` and `because`.
 */
export function verdictOf({ word, state }: Pick<Judgement, 'word' | 'state'>, checks: Checked[] = []): Verdict {
  if (word === 'notGenuine') return 'invalid'
  if (word === 'notChecked' || state === 'notYet' || state === 'unknown') return 'unknown'
  if (state !== 'inForce') return state
  return checks.some(({ check, result }) => check === 'shape' && result === 'failed') ? 'nonconforming' : 'genuine'
}

/** The findings of a badge with the answer that they give, as the calls return both. */
export function judged(checks: Checked[]) {
  const judgement = judge(checks)
  return { ...judgement, verdict: verdictOf(judgement, checks), checks: settle(checks) }
}
