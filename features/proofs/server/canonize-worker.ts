import { canonizeWhole, type Digest } from '#credentials/canonizing/canonize.ts'
import { bundledLoader } from '#credentials/contexts/document-loader.ts'
import { holdPrototypes } from '#platform/process/hold-prototypes.ts'

holdPrototypes()

/** A document, and the operator's own contexts, which this thread does not know. */
type Task = { document: object; digest: Digest; contexts: [string, object][] }

/** Answers once the thread has loaded its code. */
export function start(): void {}

/**
 * Runs in a thread of `canonizeApart`. Contexts come from the bundle and from the task only. Returns UTF-8, or undefined
 * for a document that the library refuses, so that any other error is known to be the thread's own.
 */
export async function canonize({ document, digest, contexts }: Task): Promise<Uint8Array | undefined> {
  const own = new Map(contexts)
  const loader = bundledLoader(async (url) => own.get(url))
  return canonizeWhole(document, loader, digest).then(
    (bytes) => new Uint8Array(bytes),
    () => undefined,
  )
}
