import { evidenceFault } from '#features/claims/evidence-rules.ts'
import { NOTE_MAX } from '#features/claims/rules.ts'
import { messageFault } from '../mail/message-rules.ts'
import type { ForAll, KeptInput } from './use-kept-send.ts'

export type Options = ReturnType<typeof useOptions>

/** What all badges of a send have: message, note, evidence and code, and what has to be corrected in them first. */
export function useOptions({ kept, change }: KeptInput) {
  const { message, note, asksCode, evidenceUrl, evidenceText } = kept
  const faults = faultsOf(kept)
  return {
    values: { message, note, asksCode, evidence: { evidenceUrl, evidenceText } },
    faults,
    isBlocked: faults.message !== undefined || faults.isNoteTooLong || faults.evidence !== undefined,
    change: (part: Partial<ForAll>) => change(part),
  }
}

/** What has to be corrected in the message, the note and the evidence for all. */
export function faultsOf({ message, note, evidenceUrl, evidenceText }: Omit<ForAll, 'asksCode' | 'evidenceEach'>) {
  return {
    message: messageFault(message),
    isNoteTooLong: note.length > NOTE_MAX,
    evidence: evidenceFault({ evidenceUrl, evidenceText }),
  }
}
