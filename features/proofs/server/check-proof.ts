import { type Canonize, canonizeWhole } from '#credentials/canonizing/canonize.ts'
import { checkPeriod } from '#credentials/checking/check-period.ts'
import { bundledLoader } from '#credentials/contexts/document-loader.ts'
import { PROOF_FINDINGS, type ProofFinding, type ProofPart } from '../rules.ts'
import { checkCheckpoint, checkIssueProof, checkTemplate, checkTemplateProof } from './check-proof-log.ts'
import {
  checkCredentialPart,
  checkDelegationPart,
  checkDocumentPart,
  checkListPart,
  foundBy,
} from './check-proof-signatures.ts'
import { checkSeal } from './check-seal.ts'
import { type Checking, checkDelegatedKey, hasEnded } from './check-signed-part.ts'
import type { ProofFile } from './read-proof-file.ts'

type Found = Omit<ProofFinding, 'about'>

/**
 * The parts in the order of checking, each with those on which its finding depends: once one of them was changed, the
 * finding would say nothing about the part itself.
 */
const DEPENDS: [ProofPart, ProofPart[]][] = [
  ['didDocument', ['credential']],
  ['checkpoint', []],
  ['credential', ['didDocument']],
  ['templateProof', ['checkpoint']],
  ['template', ['credential', 'templateProof']],
  ['issueProof', ['checkpoint', 'credential']],
  ['delegation', ['credential', 'didDocument', 'template']],
  ['revocationList', ['credential', 'didDocument']],
  ['suspensionList', ['credential', 'didDocument']],
]

/**
 * Checks a proof file by itself, without any request: the seal, then each part by its own signature or hash and against
 * the others. A changed part is `failed`, and what depends on it `unknown`. The file cannot prove whose keys these are.
 */
export async function checkProof(
  file: ProofFile,
  { now, canonize = canonizeWhole }: { now: Date; canonize?: Canonize },
): Promise<ProofFinding[]> {
  const { parts } = file
  const { credential, didDocument } = parts
  const { finding, isSealed, changed } = checkSeal(file)
  const loader = bundledLoader(async (url) => (url === didDocument?.content.id ? didDocument.content : undefined))
  const context = { loader, now, canonize: canonizeOnce(canonize) }
  const checks: Record<ProofPart, () => Found | undefined | Promise<Found | undefined>> = {
    credential: () => checkCredentialPart(parts, context),
    didDocument: () => checkDocumentPart(parts, isSealed),
    delegation: () => checkDelegationPart(parts, context),
    revocationList: () => checkListPart(parts, 'revocation', context),
    suspensionList: () => checkListPart(parts, 'suspension', context),
    template: () => checkTemplate(parts),
    checkpoint: () => checkCheckpoint(parts),
    templateProof: () => checkTemplateProof(parts),
    issueProof: () => checkIssueProof(parts),
  }
  const findings: ProofFinding[] = [finding]
  const broken = new Set(changed.keys())
  for (const [about, depends] of DEPENDS) {
    const reason = changed.get(about)
    const rests = depends.some((part) => broken.has(part))
    const found = reason ? failedBy(reason) : rests ? UNKNOWN : await checks[about]()
    // A part that is neither in the file nor named by another needs no line.
    if (!found || (rests && !parts[about])) continue
    if (found.result === 'failed' && !isEnding(found)) broken.add(about)
    findings.push({ about, ...found })
  }
  findings.push({ about: 'period', ...(broken.has('credential') ? UNKNOWN : checkDates(credential.content, now)) })
  const sorted = PROOF_FINDINGS.flatMap((about) => findings.filter((each) => each.about === about))
  const delegated = await delegatedParts(file, findings, context)
  return sorted.map((each) => withGround(each, delegated))
}

/** A part may be verified twice, with the file's DID document and with the delegated key: its canonical form is the same. */
function canonizeOnce(canonize: Canonize): Canonize {
  const known = new Map<string, Promise<Buffer>>()
  return (document, loader, digest) => {
    const key = JSON.stringify([digest, document])
    const canonized = known.get(key) ?? canonize(document, loader, digest)
    known.set(key, canonized)
    return canonized
  }
}

const BY_KEY = ['credential', 'revocationList', 'suspensionList'] as const

/** The parts that are signed by the key which the account's own signature allows to issue this badge. */
async function delegatedParts({ parts }: ProofFile, findings: ProofFinding[], context: Checking): Promise<Set<string>> {
  const isProven = findings.some(({ about, result }) => about === 'delegation' && result === 'ok')
  const issuingKey = isProven ? parts.delegation?.content.message.issuingKey : undefined
  const credential = parts.credential.content
  const signed = BY_KEY.map(async (about) => {
    const part = issuingKey && parts[about]
    const check = part && (await checkDelegatedKey(part.content, { ...context, credential, issuingKey }))
    return check && (check.ok || hasEnded(check)) ? [about] : []
  })
  return new Set((await Promise.all(signed)).flat())
}

/** Adds what a finding rests on: the issuer's account by its delegation, or the log's key, which sealed the rest. */
function withGround(finding: ProofFinding, delegated: Set<string>): ProofFinding {
  const { about, facts } = finding
  if (facts.reason === 'dependsOnChanged' || facts.reason === 'absent') return finding
  const restsOn = delegated.has(about) || about === 'delegation' ? 'account' : 'log'
  return about === 'period' ? finding : { ...finding, facts: { ...facts, restsOn } }
}

const UNKNOWN: Found = { result: 'unknown', facts: { reason: 'dependsOnChanged' } }

function failedBy(reason: string): Found {
  return { result: 'failed', facts: { reason } }
}

/** The list of a revoked badge is intact, and so is a badge whose signature has ended. */
function isEnding({ facts }: Found): boolean {
  return ['revoked', 'suspended', 'proofExpired'].includes(String(facts.reason))
}

function checkDates({ validFrom, validUntil }: ProofFile['parts']['credential']['content'], now: Date): Found {
  const said = { from: validFrom, until: validUntil }
  const facts = Object.entries(said).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value.slice(0, 100)]] : [],
  )
  return foundBy(checkPeriod({ validFrom, validUntil }, now), Object.fromEntries(facts))
}
