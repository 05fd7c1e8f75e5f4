import { verify } from 'node:crypto'
import { type Canonize, NotCanonized } from '../canonizing/canonize.ts'
import { readAdded } from '../contexts/added-terms.ts'
import { isBundledContext } from '../contexts/bundle.ts'
import { hasOtherNames } from '../contexts/known-terms.ts'
import { CREDENTIALS_CONTEXT } from '../credential.ts'
import { type HolderKey, keyOfDid } from '../keys/holder-key.ts'
import { decodeBase58 } from '../keys/multikey.ts'
import { controllerOf } from '../proofs/find-proof-key.ts'
import { asList, asObject, type Json, readInstant } from '../read-credential.ts'
import { canonicalHash, proofHash } from '../signing/proof-hash.ts'
import type { ProvenDid } from '../wallet-signatures/verify-holder-proof.ts'
import type { Expected } from './expected.ts'
import { PresentationRefused } from './presentation-refused.ts'

const SUITES: Record<string, HolderKey['algorithm']> = { 'ecdsa-rdfc-2019': 'ES256', 'eddsa-rdfc-2022': 'EdDSA' }
const CLOCK_SKEW_MS = 60_000

type Checking = Expected & { canonize: Canonize }

/**
 * Checks the one Data Integrity proof of a presentation (ecdsa-rdfc-2019 or eddsa-rdfc-2022, by a did:key or did:jwk, for
 * authentication) and returns the DID whose key signed it. Throws `PresentationRefused`.
 */
export async function checkPresentationProof(presentation: Json, checking: Checking): Promise<ProvenDid> {
  const { proof: _, ...document } = presentation
  const proof = proofOf(presentation)
  // Its contexts are those of the document.
  const { '@context': __, ...named } = proof
  if (!hasKnownContexts(document) || hasOtherNames(named)) throw new PresentationRefused('contextUnknown')
  if (checking.asked) assertAsked(proof, checking.asked)
  if (!isCurrent(proof, checking)) throw new PresentationRefused('expired')
  const { key, did } = keyOf(proof)
  const { proofValue, ...options } = proof
  const signature = decodeBase58(proofValue)
  if (signature?.length !== 64) throw new PresentationRefused('altered')
  const hash = await hashOf(document, options, checking)
  const digest = proof.cryptosuite === 'ecdsa-rdfc-2019' ? 'sha256' : null
  const isSigned = hash && verify(digest, hash, { key, dsaEncoding: 'ieee-p1363' }, signature)
  if (!isSigned) throw new PresentationRefused('altered')
  return { did }
}

/** One proof only: of several, one could be made for another verifier. */
function proofOf(presentation: Json): Json {
  const proofs = asList(presentation.proof)
  const proof = asObject(proofs[0])
  if (!proof) throw new PresentationRefused('proofMissing')
  const isKnown = proof.type === 'DataIntegrityProof' && Object.hasOwn(SUITES, String(proof.cryptosuite))
  if (proofs.length > 1 || !isKnown || proof.proofPurpose !== 'authentication' || 'previousProof' in proof) {
    throw new PresentationRefused('proofUnsupported')
  }
  return proof
}

/** The contexts of the badges inside are checked with the badges; those of its own may only add. */
function hasKnownContexts({ '@context': contexts, verifiableCredential: _, ...rest }: Json): boolean {
  const list = asList(contexts)
  const isOfBundle = list.filter((each) => typeof each === 'string').every(isBundledContext)
  const added = readAdded(list.filter((each) => typeof each !== 'string'))
  return list[0] === CREDENTIALS_CONTEXT && isOfBundle && added !== undefined && !hasOtherNames(rest)
}

function assertAsked({ challenge, domain }: Json, { audience, nonce }: NonNullable<Expected['asked']>): void {
  if (challenge !== nonce) throw new PresentationRefused('nonce')
  const domains = asList(domain)
  if (domains.length !== 1 || !audience.includes(String(domains[0]))) throw new PresentationRefused('audience')
}

function isCurrent({ created, expires }: Json, { asked, now }: Pick<Expected, 'asked' | 'now'>): boolean {
  const time = now.getTime()
  const until = asked ? readInstant(expires) : undefined
  return (readInstant(created) ?? time) <= time + CLOCK_SKEW_MS && (until ?? Number.POSITIVE_INFINITY) > time
}

function keyOf({ verificationMethod, cryptosuite }: Json): HolderKey {
  let found: HolderKey
  try {
    found = keyOfDid(controllerOf(String(verificationMethod)))
  } catch {
    throw new PresentationRefused('key')
  }
  if (found.algorithm !== SUITES[String(cryptosuite)]) throw new PresentationRefused('key')
  return found
}

/** Undefined when a term is not defined by the contexts: what is not in the canonical form was never signed. */
async function hashOf(document: Json, options: Json, { loader, canonize }: Checking): Promise<Uint8Array | undefined> {
  try {
    const content = canonicalHash(document, loader, canonize)
    return await proofHash(content, { ...options, '@context': document['@context'] }, { loader, canonize })
  } catch (error) {
    if (error instanceof NotCanonized) throw new PresentationRefused('tooCostly')
    return undefined
  }
}
