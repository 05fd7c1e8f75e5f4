import { hash } from 'node:crypto'
import { type Canonize, canonizeWhole } from './canonize.ts'
import type { Loader } from './document-loader.ts'

/**
 * The 64 bytes that eddsa-rdfc-2022 signs: SHA-256 of the canonical proof options, then of the canonical document
 * (VC EdDSA Cryptosuites 1.0, 3.2.4). Throws when a term is not defined by the contexts, so that nothing is unsigned.
 */
export async function proofHash(
  document: object,
  proofOptions: object,
  loader: Loader,
  canonize: Canonize = canonizeWhole,
): Promise<Uint8Array> {
  const [options, content] = await Promise.all([canonize(proofOptions, loader), canonize(document, loader)])
  return Buffer.concat([hash('sha256', options, 'buffer'), hash('sha256', content, 'buffer')])
}
