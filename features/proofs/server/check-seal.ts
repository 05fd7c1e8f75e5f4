import { openNoteFast } from '#features/ledger/server/open-note-fast.ts'
import { PROOF_PARTS, type ProofFinding, type ProofPart, readSealText } from '../rules.ts'
import { contentDigest } from './content-digest.ts'
import type { ProofFile } from './read-proof-file.ts'

/** The finding about a seal, and by part how it differs from what was sealed. */
export type SealCheck = { finding: ProofFinding; isSealed: boolean; changed: Map<ProofPart, string> }

/**
 * Checks the seal of a proof file: which content and time the log's key signed for each part. When the seal itself was
 * changed, it says nothing about the parts.
 */
export function checkSeal({ seal, parts }: ProofFile): SealCheck {
  const text = openNoteFast(seal.note, seal.key)
  const sealed = text === undefined ? undefined : readSealText(text)
  const facts = { log: seal.key.split('+')[0] ?? '', logKey: seal.key }
  if (!sealed) {
    const finding = { about: 'seal', result: 'failed', facts: { ...facts, reason: 'altered' } } as const
    return { finding, isSealed: false, changed: new Map() }
  }
  const changed = new Map<ProofPart, string>()
  for (const name of PROOF_PARTS) {
    const [line, part] = [sealed.get(name), parts[name]]
    const reason = line ? (part ? differs(line, part) : 'missing') : part && 'unsealed'
    if (reason) changed.set(name, reason)
  }
  const at = parts.credential.takenAt
  const isTimeSealed = sealed.get('credential')?.takenAt === at
  const finding = { about: 'seal', result: 'ok', facts: { ...facts, ...(isTimeSealed && { at }) } } as const
  return { finding, isSealed: true, changed }
}

type Sealed = { takenAt: string; digest: string }

function differs(line: Sealed, part: { takenAt: string; content: unknown }): string | undefined {
  if (contentDigest(part.content) !== line.digest) return 'changed'
  return part.takenAt === line.takenAt ? undefined : 'timeChanged'
}
