import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { withoutHidden } from '#base/hidden-characters.ts'
import { type Language, say } from '#base/text.ts'
import { sameDid } from '#credentials/dids/did-sdi.ts'
import { NotReadable } from '#credentials/reading/not-readable.ts'
import { readPresented } from '#credentials/reading/read-presented.ts'
import { findingOfReason, type NamedBadge, valuesOf } from '#features/badges/findings/sentence-rules.ts'
import { findingSentences } from '#features/badges/findings/texts.ts'
import { badgeProblems } from '#features/badges/texts.ts'
import { faceOf } from '#features/badges/verification/face-rules.ts'
import { describeCredential } from '#features/badges/verification/server/describe-credential.ts'
import { faceWords, verdictHeadings } from '#features/badges/verification/verdict-texts.ts'
import {
  areVouchedFor,
  judgeProof,
  type ProofFinding,
  type ProofJudgement,
  proofTimeOf,
} from '#features/proofs/rules.ts'
import { proofSentenceOf } from '#features/proofs/sentence-rules.ts'
import { checkProof } from '#features/proofs/server/check-proof.ts'
import { type ProofFile, readProofFile } from '#features/proofs/server/read-proof-file.ts'
import { proofPartWords, proofReasonWords, proofSaysWords, proofWords } from '#features/proofs/texts.ts'

const USAGE = `Usage: node tools/verify-proof.ts FILE.proof.json [--account DID] [--log KEY] [--language en|fr]

FILE       a proof file, saved in a wallet or on a badge's public page
--account  the issuer's account (did:sdi:0x... or did:pkh:eip155:100:0x...), as you know it from another source
--log      the key of the public log (NAME+ID+KEY), as you noted it before

It asks no server. Exit code: 0 every part in the file holds, and the keys that you named are those on which the badge and
its lists rest (template and log may be absent); 1 not, or the badge was revoked, suspended or has expired; 2 it cannot
say, a part rests on the log alone and you named only the account, or the file cannot be read.
`
const MARKS = { ok: 'ok     ', failed: 'FAILED ', unknown: '?      ' }

type Named = { account?: string; log?: string }

process.exitCode = await run()

/** Prints what a proof file proves; returns the exit code. */
async function run(): Promise<number> {
  const options = readOptions()
  if (!options) return print(USAGE, 2)
  const { path, language, ...named } = options
  const file = readFile(path, language)
  if (typeof file === 'string') return print(`${file}\n`, 2)
  const findings = await checkProof(file, { now: new Date() })
  const isOther = Object.values(compareKeys(file, named)).includes(false)
  const judgement = isOther ? OTHER_KEY : judgeProof(findings)
  // An account that the reader knows says nothing about a list which only the log connects with it.
  const isOpen =
    named.account !== undefined && !areVouchedFor(findings, { account: true, log: named.log !== undefined })
  const lines = [
    ...describeFile(file, { judgement, findings, language }),
    '',
    ...describeKeys(file, named, language),
    ...(isInForce(judgement) && isOpen ? ['', say(proofWords.logNeeded, language)] : []),
  ]
  return print(`${lines.join('\n')}\n`, isInForce(judgement) && isOpen ? 2 : exitCodeOf(judgement))
}

const OTHER_KEY: ProofJudgement = { word: 'notGenuine', state: 'unknown', because: 'seal.otherKey' }

function isInForce({ word, state }: ProofJudgement): boolean {
  return word === 'genuine' && state === 'inForce'
}

function exitCodeOf(judgement: ProofJudgement): number {
  if (judgement.word === 'notChecked') return 2
  return isInForce(judgement) ? 0 : 1
}

function readOptions() {
  try {
    const { positionals, values } = parseArgs({
      options: { account: { type: 'string' }, log: { type: 'string' }, language: { type: 'string' } },
      allowPositionals: true,
    })
    const [path] = positionals
    const language: Language = values.language === 'fr' ? 'fr' : 'en'
    return path && positionals.length === 1 ? { path, language, account: values.account, log: values.log } : undefined
  } catch {
    return undefined
  }
}

/** The proof file at a path, or the sentence why there is none. */
function readFile(path: string, language: Language): ProofFile | string {
  try {
    const { proofFile } = readPresented(readFileSync(path))
    return proofFile ? readProofFile(proofFile) : say(badgeProblems.proofFileBroken, language)
  } catch (error) {
    if (error instanceof NotReadable) return say(badgeProblems[error.reason], language)
    return error instanceof Error ? error.message : String(error)
  }
}

type Found = { judgement: ProofJudgement; findings: ProofFinding[]; language: Language }

function describeFile({ parts }: ProofFile, { judgement, findings, language }: Found): string[] {
  const badge = describeCredential(parts.credential.content)
  const { title, issuer, issuedAt } = badge
  const isChanged = judgement.word === 'notGenuine'
  const asOf = proofTimeOf(findings)
  return [
    heroOf(judgement, language),
    `  ${withoutHidden(title)} · ${withoutHidden(issuer.name)} · ${issuedAt.slice(0, 10)}`,
    `  ${withoutHidden(issuer.did)}`,
    ...(isChanged || asOf === '' ? [] : [`  ${say(proofWords.asOf, language, { at: instant(asOf) })}`]),
    '',
    say(isChanged ? proofWords.titleOther : proofWords.title, language),
    ...findings.map((finding) => `  ${MARKS[finding.result]}${lineOf(finding, badge, language)}`),
  ]
}

/** Without another source nobody knows whose keys these are, so an intact file is not called genuine. */
function heroOf(judgement: ProofJudgement, language: Language): string {
  if (isInForce(judgement)) return say(proofWords.intactHero, language)
  if (judgement.word !== 'genuine') return say(verdictHeadings[judgement.word], language)
  return say(faceWords[faceOf(judgement)], language)
}

function lineOf(finding: ProofFinding, badge: NamedBadge, language: Language): string {
  const { about, result, facts } = finding
  const part = say(proofPartWords[about], language)
  const ground = facts.restsOn === 'account' ? proofWords.onAccount : facts.restsOn === 'log' && proofWords.onLog
  const on = result === 'ok' && ground ? `  [${say(ground, language)}]` : ''
  const colon = language === 'fr' ? '\u202f:' : ':'
  return `${part}${colon} ${sentenceOf(finding, badge, language)}${on}`
}

function sentenceOf(finding: ProofFinding, badge: NamedBadge, language: Language): string {
  const sentence = proofSentenceOf(finding)
  if ('reason' in sentence) return withoutHidden(sayReason(sentence.reason, finding, badge, language))
  const values = { at: instant(sentence.at), count: Number(finding.facts.size ?? 0) }
  return say(proofSaysWords[sentence.says as keyof typeof proofSaysWords], language, values)
}

function sayReason(reason: string, { facts }: ProofFinding, badge: NamedBadge, language: Language): string {
  if (reason in proofReasonWords) return say(proofReasonWords[reason as keyof typeof proofReasonWords], language)
  const finding = findingOfReason(reason)
  if (!finding) return reason
  const write = { date: instant, lastDay: instant }
  return say(findingSentences[finding], language, valuesOf({ finding, facts }, badge, write))
}

/** Whether the keys of a file are those that the caller named; undefined where none was named. */
function compareKeys({ parts, seal }: ProofFile, { account, log }: Named) {
  const did = parts.delegation?.content.message.issuer
  return {
    account: account === undefined ? undefined : did !== undefined && sameDid(did, account),
    log: log === undefined ? undefined : seal.key === log,
  }
}

function describeKeys(file: ProofFile, named: Named, language: Language): string[] {
  const compared = compareKeys(file, named)
  const keyLine = (name: 'account' | 'log', value: string) => {
    const is = compared[name]
    const told = is === undefined ? '' : `\n    ${say(is ? proofWords.given : proofWords.givenOther, language)}`
    return `  ${say(proofWords[name], language)}: ${withoutHidden(value)}${told}`
  }
  const did = file.parts.delegation?.content.message.issuer
  return [
    say(proofWords.keys, language),
    `  ${say(proofWords.keysText, language)}`,
    ...(did ? [keyLine('account', did)] : []),
    keyLine('log', file.seal.key),
  ]
}

function instant(text: string): string {
  const time = Date.parse(text)
  return Number.isNaN(time) ? withoutHidden(text) : `${new Date(time).toISOString().slice(0, 16).replace('T', ' ')} UTC`
}

function print(text: string, code: number): number {
  process.stdout.write(text)
  return code
}
