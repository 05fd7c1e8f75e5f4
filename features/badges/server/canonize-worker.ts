import { canonizeWhole } from '#credentials/canonize.ts'
import { bundledLoader } from '#credentials/document-loader.ts'
import { holdPrototypes } from '#platform/hold-prototypes.ts'

holdPrototypes()
const loader = bundledLoader()

/**
 * What a thread of `canonizeApart` runs. Contexts come from the bundle only; the answer is UTF-8, or undefined for what the
 * library refuses: whatever else is thrown here is the thread's own trouble.
 */
export async function canonize(document: object): Promise<Uint8Array | undefined> {
  return canonizeWhole(document, loader).then(
    (bytes) => new Uint8Array(bytes),
    () => undefined,
  )
}
