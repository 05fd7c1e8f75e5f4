import type { Check, CheckResult } from '../rules.ts'

/**
 * What a finding means for the badge: `ok`; `contradicts`, because something was compared and is wrong; `open`, because
 * it could not be checked; `remark`, which changes nothing; `state`, of a badge that is genuine but not in force.
 */
export const WEIGHTS = ['ok', 'contradicts', 'open', 'remark', 'state'] as const
export type Weight = (typeof WEIGHTS)[number]

/** Every reason of every check. */
export const FINDINGS = {
  signature: {
    good: 'ok',
    otherProofs: 'remark',
    proofExpired: 'state',
    altered: 'contradicts',
    proofMissing: 'contradicts',
    proofUnsupported: 'open',
    contextUnknown: 'open',
    malformed: 'open',
    tooCostly: 'open',
    keyMissing: 'open',
  },
  hosted: {
    published: 'ok',
    gone: 'remark',
    publishedOther: 'contradicts',
    notPermitted: 'contradicts',
    notGiven: 'open',
    notCompared: 'open',
  },
  issuer: {
    listed: 'ok',
    ownKey: 'remark',
    ownHost: 'ok',
    allowedHost: 'ok',
    keyUnknown: 'contradicts',
    keyNotForBadges: 'contradicts',
    issuerMismatch: 'contradicts',
    issuerUnreachable: 'open',
    profileUnread: 'open',
    keyUnsupported: 'open',
    methodUnsupported: 'open',
    keyUnbound: 'open',
    keyUnread: 'open',
    issuerMissing: 'open',
  },
  delegation: {
    allowed: 'ok',
    missing: 'contradicts',
    notSigned: 'contradicts',
    otherTemplate: 'contradicts',
    otherKey: 'contradicts',
    ended: 'contradicts',
    withdrawn: 'contradicts',
  },
  status: {
    notMarked: 'ok',
    notMarkedThere: 'ok',
    revoked: 'state',
    suspended: 'state',
    marked: 'remark',
    notRevocable: 'remark',
    noted: 'remark',
    indexAsNumber: 'remark',
    listUnreachable: 'open',
    listUnreadable: 'open',
    listOfOther: 'open',
    listUnproven: 'open',
    listNotCurrent: 'open',
    statusUnclear: 'open',
    statusUnsupported: 'open',
  },
  period: {
    inPeriod: 'ok',
    notYetValid: 'state',
    expired: 'state',
    datesUnreadable: 'open',
  },
  content: {
    unchanged: 'ok',
    resourceAltered: 'contradicts',
    resourceUnreachable: 'remark',
    resourceUnread: 'remark',
    digestUnsupported: 'remark',
    schemaUnread: 'remark',
    contentMalformed: 'open',
  },
  shape: {
    follows: 'ok',
    memberMissing: 'remark',
    memberWrong: 'remark',
    memberUnknown: 'remark',
    memberSeveral: 'remark',
    memberForm: 'remark',
  },
  anchor: {
    anchored: 'ok',
    waiting: 'remark',
    notAnchored: 'open',
    missing: 'contradicts',
    altered: 'contradicts',
    issueNotAnchored: 'contradicts',
  },
} as const satisfies Record<Check, Record<string, Weight>>

type Findings = typeof FINDINGS
export type Reason<C extends Check> = keyof Findings[C] & string
/** `check.reason`: which check found what. */
export type FindingKey = { [C in Check]: `${C}.${Reason<C>}` }[Check]
export const FINDING_KEYS = Object.entries(FINDINGS).flatMap(([check, reasons]) =>
  Object.keys(reasons).map((reason) => `${check}.${reason}`),
) as [FindingKey, ...FindingKey[]]

export type Facts = Record<string, string | number>
/** The finding of one check; `result` is its older, coarser name. */
export type Checked = { check: Check; finding: FindingKey; weight: Weight; result: CheckResult; facts: Facts }

const RESULTS: Record<Weight, CheckResult> = {
  ok: 'ok',
  remark: 'ok',
  contradicts: 'failed',
  state: 'failed',
  open: 'unknown',
}

type Shape = { member: string }
type Host = { host: string }
/** The facts that the sentence of a finding states: none of these is found without them. */
export type SentenceFacts = {
  'signature.proofExpired': { ended: string }
  'signature.proofUnsupported': { type: string }
  'hosted.published': Host
  'hosted.gone': Host
  'hosted.publishedOther': Host
  'hosted.notPermitted': Host
  'hosted.notGiven': Host
  'hosted.notCompared': Host
  'issuer.allowedHost': Host
  'issuer.methodUnsupported': { did: string }
  'status.noted': { message: string }
  'status.statusUnsupported': { type: string }
  'period.notYetValid': { from: string }
  'period.expired': { until: string }
  'shape.memberMissing': Shape
  'shape.memberWrong': Shape
  'shape.memberUnknown': Shape
  'shape.memberSeveral': Shape
  'shape.memberForm': Shape
}
type Needed<Key> = Key extends keyof SentenceFacts ? SentenceFacts[Key] : object
type Given<Key> = Key extends keyof SentenceFacts ? [facts: Facts & SentenceFacts[Key]] : [facts?: Facts]

/** What a check found; the reason decides its weight. */
export function findingOf<C extends Check, R extends Reason<C>>(
  check: C,
  reason: R,
  ...[facts = {}]: Given<`${C}.${R}`>
): Checked {
  const weight = FINDINGS[check][reason] as Weight
  const result = check === 'anchor' && reason === 'waiting' ? 'waiting' : RESULTS[weight]
  return { check, finding: `${check}.${reason}` as FindingKey, weight, result, facts }
}

/** The reason of a check that passed without a remark. */
const PASSED: { [C in 'signature' | 'hosted' | 'issuer' | 'status' | 'period' | 'content']: Reason<C> } = {
  signature: 'good',
  hosted: 'published',
  issuer: 'listed',
  status: 'notMarked',
  period: 'inPeriod',
  content: 'unchanged',
}

/** A result of `credentials/` with the facts that its sentence states; only an issuer's method is in its identifier. */
type Result<C extends Check> =
  | { ok: boolean | null; reason?: undefined }
  | { [R in Reason<C>]: { ok: boolean | null; reason: R } & Omit<Needed<`${C}.${R}`>, 'did'> }[Reason<C>]

/** A check of `credentials/` as a finding. One whose reason is no finding, or lacks its facts, does not compile. */
export function findingOfCheck<C extends keyof typeof PASSED>(
  check: C,
  { ok: _, reason, ...own }: Result<C>,
  ...[facts]: C extends 'issuer' ? [facts: Facts & { did: string }] : [facts?: Facts]
): Checked {
  const given = [{ ...facts, ...own }] as unknown as Given<`${C}.${Reason<C>}`>
  return findingOf(check, reason ?? PASSED[check], ...given)
}
