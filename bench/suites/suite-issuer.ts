import { contexts as credentialsContexts } from '@digitalbazaar/credentials-context'
import type { Check } from '#credentials/checking/check.ts'
import { type Checks, verifyCredential } from '#credentials/checking/verify.ts'
import { verifyVcJwt } from '#credentials/checking/verify-vc-jwt.ts'
import { bundledLoader } from '#credentials/contexts/document-loader.ts'
import { CREDENTIALS_CONTEXT, type Credential, writeInstant } from '#credentials/credential.ts'
import { didKeyDocument } from '#credentials/dids/did-key.ts'
import { generateIssuingKey, openIssuingKey } from '#credentials/keys/issuing-key.ts'
import { generateJwtKey, openJwtKey } from '#credentials/keys/jwt-key.ts'
import { checkPresenter } from '#credentials/presentations/check-presentation.ts'
import { readEnvelope } from '#credentials/presentations/read-presentation.ts'
import { asList, asObject, issuerOf, type Json } from '#credentials/read-credential.ts'
import { readEnveloped } from '#credentials/reading/read-enveloped.ts'
import { envelop } from '#credentials/signing/envelop.ts'
import { signCredential } from '#credentials/signing/sign.ts'
import { signVcJwt } from '#credentials/signing/vc-jwt.ts'
import { emptyList, randomUsableSlot } from '#credentials/status/status-list.ts'
import { buildStatusListCredential } from '#credentials/status/status-list-credential.ts'

const DATA_MODEL_1 = 'https://www.w3.org/2018/credentials/v1'
const DATA_INTEGRITY = 'https://w3id.org/security/data-integrity/v2'
const EXAMPLES = 'https://www.w3.org/ns/credentials/examples/v2'

export type SuiteIssuer = Awaited<ReturnType<typeof openSuiteIssuer>>
type Options = { status?: boolean }
type Asked = { challenge?: string; domain?: string }

/**
 * An issuer with two fresh keys, each a `did:key`: Ed25519 for embedded proofs, P-256 for enveloped ones; and a
 * verifier. All rules are those of `credentials/`.
 */
export async function openSuiteIssuer(origin: string) {
  const ed25519 = generateIssuingKey()
  const did = `did:key:${ed25519.publicKeyMultibase}`
  const key = openIssuingKey(did, ed25519.secretKey)
  const p256 = generateJwtKey()
  const jwtDid = `did:key:${p256.publicKeyMultibase}`
  const jwtKey = openJwtKey(jwtDid, p256.secretKey)
  const listPath = '/lists/1'
  const listUrl = `${origin}${listPath}`
  const documents = new Map<string, object>([
    [DATA_MODEL_1, credentialsContexts.get(DATA_MODEL_1) ?? {}],
    [EXAMPLES, { '@context': { '@vocab': 'https://www.w3.org/ns/credentials/examples#' } }],
  ])
  const loader = bundledLoader(async (url) => documents.get(url) ?? didKeyDocument(url))
  const sign = (credential: Credential) => signCredential(credential, { key, loader, now: new Date() })
  const list = await sign(
    buildStatusListCredential({ url: listUrl, issuerDid: did, bits: emptyList(), validFrom: new Date() }),
  )
  documents.set(listUrl, list)

  const resources = new Map<string, Uint8Array>()
  const readResource = async (url: string) => {
    const bytes = resources.get(url)
    if (!bytes) throw new Error('Document is not available')
    return bytes
  }

  async function verify(document: unknown): Promise<{ isGood: boolean; checks: Checks }> {
    const enveloped = readEnveloped(asObject(document))
    const context = { loader, now: new Date(), readResource }
    const { checks } = await (enveloped ? verifyVcJwt(enveloped, context) : verifyCredential(document, context))
    return { checks, isGood: Object.values(checks).every(({ ok }) => ok === true) }
  }

  /** Signs a credential; throws when it cannot be signed, or when the verifier finds a fault in the result. */
  async function issue(given: unknown, options: Options = {}): Promise<Json> {
    const credential = { ...asObject(given) } as Credential
    if (options.status) credential.credentialStatus = statusEntry(listUrl)
    const isEnveloped = issuerOf(credential) === jwtDid
    const signed = isEnveloped
      ? envelop(await signVcJwt(dated(credential), jwtKey))
      : await sign(withProofTerms(credential))
    const { checks } = await verify(signed)
    const faults = Object.entries(checks).filter(([name, check]) => isFault(name, check))
    if (faults.length > 0) throw new Error(faults.map(([name, { reason }]) => `${name}: ${reason}`).join(', '))
    return signed
  }

  /** Checks a presentation of any credentials: its proof, if only those of its credentials that are good are in it. */
  async function verifyPresentation(given: unknown, { challenge, domain }: Asked): Promise<boolean> {
    const read = readEnvelope(given)
    const { '@context': contexts, type, verifiableCredential } = read.document
    const isBuilt = asList(contexts)[0] === CREDENTIALS_CONTEXT && asList(type).includes('VerifiablePresentation')
    const asked = read.form === 'json' ? { audience: [domain ?? ''], nonce: challenge ?? '' } : undefined
    await checkPresenter(read, { now: new Date(), loader, ...(asked && { asked }) })
    const credentials = await Promise.all(asList(verifiableCredential).map(verify))
    return isBuilt && credentials.every(({ isGood }) => isGood)
  }

  return { did, jwtDid, listPath, list, resources, issue, verify, verifyPresentation }
}

/** What a verifier of others' badges cannot read, an issuer does not sign. */
const UNREADABLE: Check['reason'][] = ['contentMalformed', 'datesUnreadable', 'listUnreadable', 'statusUnclear']

/** An issuer may sign before the period or after it, and name a status, a schema or a document that it cannot check. */
function isFault(name: string, { ok, reason }: Check): boolean {
  if (name === 'signature' || name === 'issuer') return ok !== true
  return UNREADABLE.includes(reason) || (ok === false && reason !== 'notYetValid' && reason !== 'expired')
}

/** A VC-JWT of ours states since when it is valid. */
function dated(credential: Credential): Credential {
  return { ...credential, validFrom: credential.validFrom ?? writeInstant(new Date()) }
}

/** The first data model does not define the terms of a proof: its issuer adds their context (Data Integrity 1.0, 2.4.1). */
function withProofTerms(credential: Credential): Credential {
  const contexts = asList(credential['@context'])
  if (contexts[0] !== DATA_MODEL_1) return credential
  return { ...credential, '@context': [...contexts, DATA_INTEGRITY] as string[] }
}

function statusEntry(listUrl: string) {
  const statusListIndex = String(randomUsableSlot())
  return {
    id: `${listUrl}#${statusListIndex}`,
    type: 'BitstringStatusListEntry' as const,
    statusPurpose: 'revocation' as const,
    statusListIndex,
    statusListCredential: listUrl,
  }
}
