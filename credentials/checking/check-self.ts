import { bundledLoader } from '../contexts/document-loader.ts'
import { CREDENTIALS_CONTEXT, type Credential } from '../credential.ts'
import { didKeyDocument } from '../dids/did-key.ts'
import { generateIssuingKey, openIssuingKey } from '../keys/issuing-key.ts'
import { signCredential } from '../signing/sign.ts'
import { verifyCredential } from './verify.ts'

const NOW = new Date('2026-01-01T00:00:00Z')
const made = generateIssuingKey()
const did = `did:key:${made.publicKeyMultibase}`
const key = openIssuingKey(did, made.secretKey)
const loader = bundledLoader(async (url) => didKeyDocument(url))
const BADGE: Credential = {
  '@context': [CREDENTIALS_CONTEXT],
  id: 'urn:uuid:00000000-0000-4000-8000-000000000000',
  type: ['VerifiableCredential'],
  issuer: did,
  validFrom: '2026-01-01T00:00:00Z',
  credentialSubject: { id: 'urn:example:holder' },
}

/** Whether this process works: signs and verifies a known credential, and refuses an altered copy. */
export async function isAbleToSign(): Promise<boolean> {
  try {
    const signed = await signCredential(BADGE, { key, loader, now: NOW })
    const altered = { ...signed, credentialSubject: { id: 'urn:example:other' } }
    const [good, bad] = await Promise.all([signed, altered].map((each) => verifyCredential(each, { loader, now: NOW })))
    return good?.checks.signature.ok === true && bad?.checks.signature.ok === false
  } catch {
    return false
  }
}
