import type { Context } from '#platform/context.ts'
import type { Correction, Reading } from '../rules.ts'

type Stored = Pick<Context, 'store'>

// Not among the blobs, which are public under their hash: lists of addresses never are.
const FOLDER = 'imports/'
const keyOf = (sendId: string) => FOLDER + sendId
const correctionsOf = (sendId: string) => `${keyOf(sendId)}.corrections`

/** A list as uploaded, how to read it, and its sender's corrections: stored, read and deleted together. */
type ImportFile = { bytes: Uint8Array; reading: Reading; corrections: Correction[] }

/** Lists were stored without it before hidden rows were left out. */
const READING_BEFORE: Reading = { sheet: '', encoding: '', hasHidden: true }

/** Stores the file of an import before returning. A failure leaves nothing. */
export async function keepImportFile({ store }: Stored, sendId: string, file: ImportFile): Promise<void> {
  const { bytes, ...beside } = file
  try {
    // First, so that a list never exists without its corrections.
    await store.put(correctionsOf(sendId), Buffer.from(JSON.stringify(beside)))
    await store.put(keyOf(sendId), bytes)
  } catch (error) {
    // A store that is away again keeps them until `forgetImports` finds them.
    await store.remove(correctionsOf(sendId)).catch(() => undefined)
    throw error
  }
}

/** Reads the file of an import with its corrections; undefined when it was deleted. Throws when either cannot be read. */
export async function readImportFile({ store }: Stored, sendId: string): Promise<ImportFile | undefined> {
  // First, because they are deleted after their list, which is therefore never read without them.
  const beside = await store.get(correctionsOf(sendId))
  const bytes = await store.get(keyOf(sendId))
  if (!bytes) return undefined
  const stored = JSON.parse(beside?.toString() ?? '[]') as Correction[] | Omit<ImportFile, 'bytes'>
  return Array.isArray(stored) ? { bytes, reading: READING_BEFORE, corrections: stored } : { bytes, ...stored }
}

/** Whether the file of an import still exists. */
export function hasImportFile({ store }: Stored, sendId: string): Promise<boolean> {
  return store.has(keyOf(sendId))
}

/** The ids of imports with a file, incomplete ones included, and when its last part was written. */
export async function listImportFiles({ store }: Stored): Promise<Map<string, Date>> {
  const files = new Map<string, Date>()
  for await (const { key, writtenAt } of store.list(FOLDER)) {
    const last = files.get(idOf(key))
    if (!last || last < writtenAt) files.set(idOf(key), writtenAt)
  }
  return files
}

const idOf = (key: string) => key.slice(FOLDER.length).split('.')[0] ?? key

/** Deletes the file of an import, with its corrections and the leftovers of a dead process. */
export async function dropImportFile({ store }: Stored, sendId: string): Promise<void> {
  // First, so that a list never exists without its corrections.
  await store.remove(keyOf(sendId))
  for await (const { key } of store.list(keyOf(sendId))) if (idOf(key) === sendId) await store.remove(key)
}
