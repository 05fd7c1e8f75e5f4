import type { FindingKey } from './rules.ts'

/** What a person can do about a badge that is not genuine or could not be checked. */
export type Advice = 'otherSignature' | 'later' | 'confirm' | 'original' | 'signed' | 'askIssuer'

/** Findings that may be another one in a moment. */
const SILENT: string[] = [
  ...['hosted.notGiven', 'issuer.issuerUnreachable', 'issuer.profileUnread'],
  ...['status.listUnreachable', 'anchor.notAnchored'],
]
const ADVICE: Partial<Record<FindingKey | 'proof.changed', Advice>> = {
  'proof.changed': 'original',
  'signature.altered': 'original',
  'signature.proofMissing': 'signed',
  'signature.proofUnsupported': 'otherSignature',
  'issuer.keyUnsupported': 'otherSignature',
}

type Judged = { word: 'genuine' | 'notGenuine' | 'notChecked'; because: string }

/** Whether checking again may give another answer: a host was silent. */
export function isWorthAnotherTry({ word, because }: Judged): boolean {
  return word === 'notChecked' && SILENT.includes(because)
}

/** The advice for a verdict; none for a genuine badge. */
export function adviceOf(judged: Judged): Advice | undefined {
  if (judged.word === 'genuine') return undefined
  if (isWorthAnotherTry(judged)) return 'later'
  const known = ADVICE[judged.because as FindingKey | 'proof.changed']
  return known ?? (judged.word === 'notGenuine' ? 'askIssuer' : 'confirm')
}
