import { canonizeWhole, type Digest } from '#credentials/canonizing/canonize.ts'
import { bundledLoader } from '#credentials/contexts/document-loader.ts'
import { holdPrototypes } from '#platform/process/hold-prototypes.ts'

holdPrototypes()
const loader = bundledLoader()

/** Answers once the thread has loaded its code. */
export function start(): void {}

/**
 * Runs in a thread of `canonizeApart`. Contexts come from the bundle only. Returns UTF-8, or undefined for a document
 * that the library refuses, so that any other error is known to be the thread's own.
 */
export async function canonize({
  document,
  digest,
}: {
  document: object
  digest: Digest
}): Promise<Uint8Array | undefined> {
  return canonizeWhole(document, loader, digest).then(
    (bytes) => new Uint8Array(bytes),
    () => undefined,
  )
}
