export const CREDENTIALS_CONTEXT = 'https://www.w3.org/ns/credentials/v2'
/** The context of the Data Model 1.1. */
export const CREDENTIALS_1_CONTEXT = 'https://www.w3.org/2018/credentials/v1'
export const OPEN_BADGES_CONTEXT = 'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json'

/** The first contexts of a credential: they say which version of the Data Model it follows. */
export const MODEL_CONTEXTS: readonly unknown[] = [CREDENTIALS_CONTEXT, CREDENTIALS_1_CONTEXT]

/** A credential of the VC Data Model 2.0 before it is signed. */
export type Credential = {
  '@context': string[]
  id: string
  type: string[]
  issuer: string | ({ id: string } & Record<string, unknown>)
  credentialSubject: Record<string, unknown>
  validFrom: string
  validUntil?: string
  credentialStatus?: StatusEntry | StatusEntry[]
} & Record<string, unknown>

/** The place of a credential's status (Bitstring Status List 1.0, section 2.1). */
export type StatusEntry = {
  id: string
  type: 'BitstringStatusListEntry'
  statusPurpose: 'revocation' | 'suspension'
  statusListIndex: string
  statusListCredential: string
}

/** A Data Integrity proof of the suite eddsa-rdfc-2022. */
export type Proof = {
  type: 'DataIntegrityProof'
  cryptosuite: 'eddsa-rdfc-2022'
  created: string
  verificationMethod: string
  proofPurpose: 'assertionMethod'
  proofValue: string
}

export type SignedCredential = Credential & { proof: Proof[] }

/** An instant as a credential writes it: UTC, whole seconds (XSD dateTimeStamp). */
export function writeInstant(instant: Date): string {
  return `${instant.toISOString().slice(0, 19)}Z`
}

/** Seconds since 1970 as a credential writes an instant; other values stay unchanged and make it malformed. */
export function instantOf(seconds: unknown): unknown {
  const isDate = typeof seconds === 'number' && Math.abs(seconds) < 1e11
  return isDate ? writeInstant(new Date(seconds * 1000)) : seconds
}
