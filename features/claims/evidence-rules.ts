import { withoutHidden } from '#base/hidden-characters.ts'
import { isSignable, tidyText } from '#base/signable-text.ts'

/** Evidence of one badge: an https address and a text of several lines; '' for neither. */
export type Evidence = { evidenceUrl: string; evidenceText: string }
/** Why evidence is refused, as keys of the catalogue. */
export const EVIDENCE_FAULTS = ['evidenceUrlNotValid', 'evidenceTextTooLong', 'evidenceTextCharacters'] as const
export type EvidenceFault = (typeof EVIDENCE_FAULTS)[number]

export const EVIDENCE_URL_MAX = 500
export const EVIDENCE_TEXT_MAX = 1000
export const NO_EVIDENCE: Evidence = { evidenceUrl: '', evidenceText: '' }

/** Characters of an address besides `%` (RFC 3986); others are percent-encoded. */
const NOT_IN_ADDRESS = /[^A-Za-z0-9\-._~:/?#@!$&'()*+,;=%]/g

/**
 * Returns an address as it is signed, in ASCII (RFC 3986), '' for an empty one. Undefined unless it is an https address
 * with a domain, without a user name, of at most `EVIDENCE_URL_MAX` characters. It is never fetched.
 */
export function readEvidenceUrl(text: string): string | undefined {
  const typed = text.trim()
  if (typed === '') return ''
  if (typed.length > EVIDENCE_URL_MAX || /\s/.test(typed) || !/^https:\/\//i.test(typed)) return undefined
  if (!URL.canParse(typed)) return undefined
  const address = new URL(typed)
  if (address.username !== '' || address.password !== '') return undefined
  if (!/^[^.]+(\.[^.]+)+$/.test(address.hostname)) return undefined
  const written = address.href.replace(/%(?![0-9a-f]{2})/gi, '%25').replace(NOT_IN_ADDRESS, encodeURIComponent)
  return written.length <= EVIDENCE_URL_MAX ? written : undefined
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
