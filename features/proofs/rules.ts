import type { BadgeState, Word } from './word-rules.ts'

/** The parts of a proof file, in the order in which they are sealed and shown; docs/proof-file.md describes each. */
export const PROOF_PARTS = [
  'credential',
  'didDocument',
  'delegation',
  'revocationList',
  'suspensionList',
  'template',
  'checkpoint',
  'templateProof',
  'issueProof',
] as const
export type ProofPart = (typeof PROOF_PARTS)[number]

/** What is found about a proof file: its seal, each of its parts, and the badge's dates. */
export const PROOF_FINDINGS = ['seal', ...PROOF_PARTS, 'period'] as const
export type ProofFinding = {
  about: (typeof PROOF_FINDINGS)[number]
  result: 'ok' | 'failed' | 'unknown'
  facts: Record<string, string | number>
}

/** The answer as of the time of the file's status lists; `because` is `about.reason` of the finding that decided. */
export type ProofJudgement = { word: Word; state: BadgeState; because: string }
/** The older names of an answer. */
export type ProofVerdict = 'genuine' | 'revoked' | 'suspended' | 'expired' | 'invalid' | 'unknown'

export const PROOF_MEDIA_TYPE = 'application/vnd.blazon.badge-proof+json'
/** How many proof files a network may download. */
export const PROOF_DOWNLOADS = { limit: 60, seconds: 600 }

/** The first line of a seal; no checkpoint begins with it, because a checkpoint's first line is the log's name. */
const SEAL_FORMAT = 'blazon-badge-proof/1'
const SEAL_LINE = /^(\w+) (\S+) ([0-9a-f]{64})$/

/** What a seal says about a part: when it was taken, and the SHA-256 (hex) of its content's JCS (RFC 8785). */
export type SealedPart = { part: string; takenAt: string; digest: string }

/** The text of a seal, which the log's key signs as a note (C2SP, signed-note). */
export function sealText(parts: SealedPart[]): string {
  return [SEAL_FORMAT, ...parts.map(({ part, takenAt, digest }) => `${part} ${takenAt} ${digest}`), ''].join('\n')
}

/** Reads the text of a seal; undefined when it is any other text. */
export function readSealText(text: string): Map<string, SealedPart> | undefined {
  const [format, ...lines] = text.split('\n')
  if (format !== SEAL_FORMAT || lines.pop() !== '') return undefined
  const parts = new Map<string, SealedPart>()
  for (const line of lines) {
    const [, part = '', takenAt = '', digest = ''] = SEAL_LINE.exec(line) ?? []
    if (part === '' || parts.has(part)) return undefined
    parts.set(part, { part, takenAt, digest })
  }
  return parts
}

const LISTS: string[] = ['revocationList', 'suspensionList']
/** Without these nothing is known about who signed the badge; the log and the delegation only add to them. */
const NEEDED: string[] = ['seal', 'credential', 'didDocument', 'delegation', ...LISTS]

/**
 * Combines the findings of a proof file: a changed or contradicting part makes it not genuine; otherwise a part that is
 * missing and needed leaves it not checked; otherwise it is genuine, and revoked, suspended or outside its dates only then.
 */
export function judgeProof(findings: ProofFinding[]): ProofJudgement {
  const failed = findings.filter(({ result }) => result === 'failed')
  const ended = failed.filter((finding) => LISTS.includes(finding.about) && reasonOf(finding) in ENDED)
  const dates = failed.filter((finding) => finding.about === 'period' || keyOf(finding) === 'credential.proofExpired')
  const broken = failed.find((finding) => !dates.includes(finding) && !ended.includes(finding))
  if (broken) return { word: 'notGenuine', state: 'unknown', because: keyOf(broken) }
  // A list that ends the badge is enough, whatever the other one would say.
  const needed = ended.length > 0 ? NEEDED.filter((about) => !LISTS.includes(about)) : NEEDED
  const open = findings.find(
    ({ about, result }) => result === 'unknown' && (needed.includes(about) || about === 'period'),
  )
  if (open) return { word: 'notChecked', state: 'unknown', because: keyOf(open) }
  const revoked = ended.find((finding) => reasonOf(finding) === 'revoked')
  const over = dates.find((finding) => reasonOf(finding) in ENDED)
  const decisive = revoked ?? ended[0] ?? over ?? dates[0]
  if (!decisive) return GENUINE
  return { word: 'genuine', state: ENDED[reasonOf(decisive)] ?? 'notYet', because: keyOf(decisive) }
}

function reasonOf({ facts }: ProofFinding): string {
  return String(facts.reason ?? '')
}

function keyOf(finding: ProofFinding): string {
  return `${finding.about}.${reasonOf(finding)}`
}

const GENUINE: ProofJudgement = { word: 'genuine', state: 'inForce', because: '' }
const ENDED: Record<string, BadgeState> = {
  revoked: 'revoked',
  suspended: 'suspended',
  expired: 'expired',
  proofExpired: 'expired',
}

/** The older name of an answer. */
export function proofVerdictOf({ word, state }: Pick<ProofJudgement, 'word' | 'state'>): ProofVerdict {
  if (word === 'notGenuine') return 'invalid'
  if (word === 'notChecked' || state === 'notYet' || state === 'unknown') return 'unknown'
  return state === 'inForce' ? 'genuine' : state
}

/**
 * Whether known keys vouch for who signed the badge and its lists. The log's key sealed all parts; the account's only
 * vouches when each of them rests on its delegation.
 */
export function areVouchedFor(findings: ProofFinding[], known: { account: boolean; log: boolean }): boolean {
  const signed = findings.filter(({ about }) => about === 'credential' || LISTS.includes(about))
  return known.log || (known.account && signed.every(({ facts }) => facts.restsOn === 'account'))
}

/** The time as of which a proof file says that its badge was not revoked: that of its oldest list, '' without one. */
export function proofTimeOf(findings: ProofFinding[]): string {
  const times = findings.filter(({ about, result }) => LISTS.includes(about) && result === 'ok')
  const [oldest = ''] = times.map(({ facts }) => String(facts.at ?? '')).sort()
  const document = findings.find(({ about, result }) => about === 'didDocument' && result === 'ok')
  return oldest || String(document?.facts.at ?? '')
}
