import { createHash } from 'node:crypto'
import { cryptosuite } from '@digitalbazaar/eddsa-rdfc-2022-cryptosuite'
import type { Loader } from './document-loader.ts'

/**
 * The 64 bytes that eddsa-rdfc-2022 signs: SHA-256 of the canonical proof options, then of the canonical document
 * (VC EdDSA Cryptosuites 1.0, 3.2.4). Throws when a term is not defined by the contexts, so that nothing is unsigned.
 */
export async function proofHash(document: object, proofOptions: object, loader: Loader): Promise<Uint8Array> {
  const [options, content] = await Promise.all([
    cryptosuite.canonize(proofOptions, { documentLoader: loader }),
    cryptosuite.canonize(document, { documentLoader: loader }),
  ])
  return Buffer.concat([sha256(options), sha256(content)])
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
