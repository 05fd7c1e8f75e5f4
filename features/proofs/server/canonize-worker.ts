import { canonizeWhole } from '#credentials/canonize.ts'
import { bundledLoader } from '#credentials/document-loader.ts'
import { holdPrototypes } from '#platform/hold-prototypes.ts'

holdPrototypes()
const loader = bundledLoader()

/** Answers once the thread has loaded its code. */
export function start(): void {}

/**
 * Runs in a thread of `canonizeApart`. Contexts come from the bundle only. Returns UTF-8, or undefined for a document
 * that the library refuses, so that any other error is known to be the thread's own.
 */
export async function canonize(document: object): Promise<Uint8Array | undefined> {
  return canonizeWhole(document, loader).then(
    (bytes) => new Uint8Array(bytes),
    () => undefined,
  )
}
