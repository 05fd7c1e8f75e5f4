import { type Canonize, canonizeByShape, canonizeKnown, learnShape } from '#credentials/canonizing/canonize.ts'
import { bundledLoader } from '#credentials/contexts/document-loader.ts'
import { asList, asObject, type Json } from '#credentials/read-credential.ts'
import { canonizeApart } from './canonize-apart.ts'

/** The contexts of everything that this product signs; signing and checking share the shapes compiled with them. */
export const OUR_CONTEXTS = bundledLoader()

/** Canonizes a document that this product signed and stored, by its shape. Contexts come from the bundle only. */
export const canonizeOurs: Canonize = (document, _, digest) => canonizeByShape(document, OUR_CONTEXTS, digest)

/**
 * Canonizes an untrusted document: with SHA-256 by a shape that one of our own documents has, otherwise in a thread. It never compiles a
 * shape itself, because a stranger could have any number of outlines compiled.
 */
export const canonizeForeign: Canonize = async (document, loader, digest = 'sha256') =>
  (digest === 'sha256' && (await canonizeKnown(document, OUR_CONTEXTS))) || canonizeApart(document, loader, digest)

/** Compiles the shapes of a document that this product signed and stored, for `canonizeForeign` to use on copies of it. */
export async function learnOurs({ proof, ...document }: Json): Promise<void> {
  await learnShape(document, OUR_CONTEXTS)
  const proofs = asList(proof).map((each) => asObject(each) ?? {})
  for (const { proofValue: _, ...options } of proofs) {
    await learnShape({ ...options, '@context': document['@context'] }, OUR_CONTEXTS)
  }
}
