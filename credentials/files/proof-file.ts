import { asObject, type Json } from '../read-credential.ts'

/** The type of a file with everything that proves a badge without its host (docs/proof-file.md). */
export const PROOF_FILE_TYPE = 'BlazonBadgeProof'

/** Whether a document says that it is a proof file; nothing in it is checked. */
export function isProofFile(document: Json | undefined): boolean {
  return document?.type === PROOF_FILE_TYPE
}

/** The credential in a proof file, or undefined. */
export function credentialOfProofFile(document: Json): Json | undefined {
  return asObject(asObject(asObject(document.parts)?.credential)?.content)
}
