import type { Log } from '#platform/process/log.ts'
import { isIntact } from '#platform/storage/blobs.ts'
import type { Store } from '#platform/storage/store.ts'
import { isCarried } from './files.ts'
import { inParallel } from './in-parallel.ts'

/** Lists in progress move too; a backup has no use for them. */
const IMPORT = /^imports\/[\w-]+(\.corrections)?$/

/** Files copied, already there, erased since, removed from the source, and keys whose bytes do not match their address. */
export type Copied = { copied: number; there: number; erased: number; removed: number; wrong: string[] }
/** `since`: when everything was last copied; what was written before and is no longer there was erased. */
type Options = { isRemoving?: boolean; isReplacing?: boolean; since?: Date; log?: Pick<Log, 'error'> }

/**
 * Copies pictures, legal pages and imported lists (or those with a prefix) from a store to another. What is there already
 * stays, unless `isReplacing`, so that it can be repeated after a failure. A picture is copied only if its bytes match its
 * address, and one that is erased meanwhile is erased in the copy. `isRemoving` removes what the target has, byte by byte.
 */
export async function copyFiles(from: Store, to: Store, prefix = '', options: Options = {}): Promise<Copied> {
  const done: Copied = { copied: 0, there: 0, erased: 0, removed: 0, wrong: [] }
  for (const folder of ['blobs/', 'legal/', 'imports/'].filter((folder) => folder.startsWith(prefix))) {
    const known = options.isReplacing ? new Map<string, number>() : await sizesIn(to, folder)
    await inParallel(from.list(folder), async ({ key, bytes, writtenAt }) => {
      if (!isCarried(key) && !IMPORT.test(key)) return
      const isErased = !known.has(key) && options.since !== undefined && writtenAt < options.since
      if (isErased) done.erased += 1
      // An upload is complete or absent, so a picture whose size differs is damage; other files may have been edited.
      else if (known.get(key) === bytes || (known.has(key) && !key.startsWith('blobs/'))) done.there += 1
      else if (!(await copyOne({ from, to, log: options.log }, key, done))) return
      if (!options.isRemoving || !(isErased || (await isSame(from, to, key)))) return
      await from.remove(key)
      done.removed += 1
    })
  }
  return done
}

type Way = { from: Store; to: Store; log: Options['log'] }

async function copyOne({ from, to, log }: Way, key: string, done: Copied): Promise<boolean> {
  const bytes = await from.get(key)
  if (!bytes) return false
  if (!isIntact(key, bytes, log)) {
    done.wrong.push(key)
    return false
  }
  await to.put(key, bytes)
  if (!(await from.has(key))) {
    await to.remove(key)
    return false
  }
  done.copied += 1
  return true
}

async function isSame(from: Store, to: Store, key: string): Promise<boolean> {
  const [own, copied] = await Promise.all([from.get(key), to.get(key)])
  return own !== undefined && copied !== undefined && own.equals(copied)
}

async function sizesIn(store: Store, folder: string): Promise<Map<string, number>> {
  const sizes = new Map<string, number>()
  for await (const { key, bytes } of store.list(folder)) sizes.set(key, bytes)
  return sizes
}
