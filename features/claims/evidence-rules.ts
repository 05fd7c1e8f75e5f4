import { withoutHidden } from '#base/hidden-characters.ts'
import { readHttpsAddress } from '#base/https-address.ts'
import { isSignable, tidyText } from '#base/signable-text.ts'

/** Evidence of one badge: an https address and a text of several lines; '' for neither. */
export type Evidence = { evidenceUrl: string; evidenceText: string }
/** Why evidence is refused, as keys of the catalogue. */
export const EVIDENCE_FAULTS = ['evidenceUrlNotValid', 'evidenceTextTooLong', 'evidenceTextCharacters'] as const
export type EvidenceFault = (typeof EVIDENCE_FAULTS)[number]

export const EVIDENCE_URL_MAX = 500
export const EVIDENCE_TEXT_MAX = 1000
export const NO_EVIDENCE: Evidence = { evidenceUrl: '', evidenceText: '' }

/** Returns an address as it is signed (`readHttpsAddress`), '' for an empty one; undefined for any other. Never fetched. */
export function readEvidenceUrl(text: string): string | undefined {
  return readHttpsAddress(text, EVIDENCE_URL_MAX)
}

/** Returns the text of a list's cell: its lines without the characters that nobody can see in a list. */
export function readEvidenceText(text: string): string {
  return text
    .split(/\r\n?|\n/)
    .map(withoutHidden)
    .join('\n')
    .trim()
}

/** The fault of a text of evidence, undefined if there is none. */
export function evidenceTextFault(text: string): EvidenceFault | undefined {
  if (text.trim().length > EVIDENCE_TEXT_MAX) return 'evidenceTextTooLong'
  return isSignable(tidyText(text)) ? undefined : 'evidenceTextCharacters'
}

/** The first fault of evidence, undefined if there is none. */
export function evidenceFault({ evidenceUrl, evidenceText }: Evidence): EvidenceFault | undefined {
  if (readEvidenceUrl(evidenceUrl) === undefined) return 'evidenceUrlNotValid'
  return evidenceTextFault(evidenceText)
}

/** Whether a key is a fault of evidence. */
export function isEvidenceFault(key: string): key is EvidenceFault {
  return (EVIDENCE_FAULTS as readonly string[]).includes(key)
}

/** Whether there is an address or a text. */
export function hasEvidence({ evidenceUrl, evidenceText }: Evidence): boolean {
  return evidenceUrl.trim() !== '' || evidenceText.trim() !== ''
}

/** The evidence of one recipient of a send: their own, or else that of all. */
export function evidenceFor(own: Partial<Evidence>, ofSend: Evidence): Evidence {
  const { evidenceUrl = '', evidenceText = '' } = own
  if (hasEvidence({ evidenceUrl, evidenceText })) return { evidenceUrl, evidenceText }
  return { evidenceUrl: ofSend.evidenceUrl, evidenceText: ofSend.evidenceText }
}
