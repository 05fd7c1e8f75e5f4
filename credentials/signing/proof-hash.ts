import { hash } from 'node:crypto'
import type { Canonize } from '../canonizing/canonize.ts'
import type { Loader } from '../contexts/document-loader.ts'

/**
 * The 64 bytes that eddsa-rdfc-2022 and Ed25519Signature2020 sign: SHA-256 of the canonical proof options, then `content`, that of the canonical
 * document (VC EdDSA Cryptosuites 1.0, 3.2.4). Throws when a term is not defined by the contexts, so that nothing is unsigned.
 */
export async function proofHash(
  content: Promise<Uint8Array>,
  proofOptions: object,
  { loader, canonize }: { loader: Loader; canonize: Canonize },
): Promise<Uint8Array> {
  return Buffer.concat(await Promise.all([canonicalHash(proofOptions, loader, canonize), content]))
}

/** SHA-256 of a document's canonical form, 32 bytes. Throws when a term is not defined by the contexts. */
export async function canonicalHash(document: object, loader: Loader, canonize: Canonize): Promise<Uint8Array> {
  return hash('sha256', await canonize(document, loader), 'buffer')
}
