import { hash } from 'node:crypto'
import canonicalize from 'canonicalize'
import type { Canonize, Digest } from '../canonizing/canonize.ts'
import type { Loader } from '../contexts/document-loader.ts'
import { asList, type Json } from '../read-credential.ts'
import type { Suite } from './read-proofs.ts'

/** A signed document. `contents` keeps its canonical forms, each with the previous proofs that belong to it. */
export type Signed = { signed: Json; loader: Loader; canonize: Canonize; contents: Map<string, Promise<Buffer>> }

type Signing = { proof: Json; previous: Json[]; form: Suite['form']; digest: Digest }

/**
 * The bytes that a proof signs: the hash of its canonical options, then that of the document without its proofs but the
 * previous ones (VC EdDSA Cryptosuites 1.0, 3.2.4 and 3.3.4; VC ECDSA Cryptosuites 1.0, the same). Undefined when a JCS proof
 * states contexts with which those of the document do not begin. Throws when a term is not defined by the contexts, so that
 * nothing is unsigned, and for a JSON text without a canonical form.
 */
export async function signedBytes(
  { proof, previous, form, digest }: Signing,
  signed: Signed,
): Promise<Buffer | undefined> {
  const whole = signed.signed['@context']
  const { proofValue: _, ...stated } = proof
  const options = form === 'jcs' ? stated : { ...stated, '@context': whole }
  const contexts = options['@context'] ?? whole
  if (!isStartOf(contexts, whole)) return undefined
  const parts = await Promise.all([
    canonicalOf(options, { form, digest }, signed),
    contentOf({ contexts, previous, form, digest }, signed),
  ])
  return Buffer.concat(parts.map((part) => hash(digest, part, 'buffer')))
}

/** Contexts may have been added behind those that a JCS proof signs: they are not in its bytes either (3.3.2). */
function isStartOf(start: unknown, contexts: unknown): boolean {
  const all = asList(contexts).map((each) => canonicalize(each))
  return asList(start).every((each, nth) => canonicalize(each) === all[nth])
}

type Content = Omit<Signing, 'proof'> & { contexts: unknown }

// The expensive part, and the same for all proofs with the same previous ones.
function contentOf({ contexts, previous, form, digest }: Content, whole: Signed): Promise<Buffer> {
  const key = JSON.stringify([form, digest, contexts, previous.map(({ id }) => id)])
  const known = whole.contents.get(key)
  if (known) return known
  const { proof: _, ...document } = whole.signed
  const stated = contexts === undefined ? document : { ...document, '@context': contexts }
  const content = canonicalOf(previous.length > 0 ? { ...stated, proof: previous } : stated, { form, digest }, whole)
  whole.contents.set(key, content)
  return content
}

type Form = Pick<Signing, 'form' | 'digest'>

async function canonicalOf(part: Json, { form, digest }: Form, { loader, canonize }: Signed): Promise<Buffer> {
  return form === 'rdfc' ? canonize(part, loader, digest) : Buffer.from(canonicalize(part) ?? '')
}
