import { asObject, type Json } from '#credentials/read-credential.ts'

/** The final list of a deleted issuer: the credential, and the same slots as Token Status List if the issuer had a key for it. */
export type SealedList = { credential: Json; tokens?: string }

/** The parts of a sealed list as the database keeps it, undefined for one of a living issuer or without such parts. */
export function sealedOf(signed: Json | null | undefined): SealedList | undefined {
  const credential = asObject(signed?.credential)
  if (!credential) return undefined
  return { credential, ...(typeof signed?.tokens === 'string' && { tokens: signed.tokens }) }
}
