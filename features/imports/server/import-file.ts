import { access, mkdir, readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Context } from '#platform/context.ts'
import { writeWhole } from '#platform/write-whole.ts'
import type { Correction } from '../rules.ts'

// Not among the blobs, which are public under their hash: lists of addresses never are.
const folderOf = (ctx: Context) => join(ctx.config.dataDir, 'imports')
const fileOf = (ctx: Context, sendId: string) => join(folderOf(ctx), sendId)
const correctionsOf = (ctx: Context, sendId: string) => `${fileOf(ctx, sendId)}.corrections`

/** A list as uploaded, with its sender's corrections: stored, read and deleted together. */
type ImportFile = { bytes: Uint8Array; corrections: Correction[] }

/** Stores the file of an import on disk before returning. A failure leaves nothing. */
export async function keepImportFile(ctx: Context, sendId: string, { bytes, corrections }: ImportFile): Promise<void> {
  await mkdir(folderOf(ctx), { recursive: true, mode: 0o700 })
  try {
    // First, so that a list never exists without its corrections.
    if (corrections.length > 0) await writeWhole(correctionsOf(ctx, sendId), JSON.stringify(corrections))
    await writeWhole(fileOf(ctx, sendId), bytes)
  } catch (error) {
    await rm(correctionsOf(ctx, sendId), { force: true })
    throw error
  }
}

/** Reads the file of an import with its corrections; undefined when it was deleted. Throws when either cannot be read. */
export async function readImportFile(ctx: Context, sendId: string): Promise<ImportFile | undefined> {
  // First, because they are deleted after their list, which is therefore never read without them.
  const corrections = await readFile(correctionsOf(ctx, sendId), 'utf8').catch(noneIfMissing('[]'))
  const bytes = await readFile(fileOf(ctx, sendId)).catch(noneIfMissing(undefined))
  return bytes && { bytes, corrections: JSON.parse(corrections) as Correction[] }
}

function noneIfMissing<T>(none: T) {
  return (error: NodeJS.ErrnoException): T => {
    if (error.code !== 'ENOENT') throw error
    return none
  }
}

/** Whether the file of an import still exists. */
export function hasImportFile(ctx: Context, sendId: string): Promise<boolean> {
  return access(fileOf(ctx, sendId)).then(
    () => true,
    () => false,
  )
}

/** The ids of imports whose files, incomplete ones included, were all written before a moment. */
export async function importFilesBefore(ctx: Context, moment: Date): Promise<string[]> {
  const names = await readdir(folderOf(ctx)).catch(noneIfMissing<string[]>([]))
  const young = await Promise.all(names.map(async (name) => (await writtenAt(join(folderOf(ctx), name))) >= moment))
  const living = new Set(names.filter((_, at) => young[at]).map(idOf))
  return [...new Set(names.map(idOf))].filter((id) => !living.has(id))
}

const idOf = (name: string) => name.split('.')[0] ?? name

function writtenAt(file: string): Promise<Date> {
  // Deleted meanwhile by another process.
  return stat(file).then(({ mtime }) => mtime, noneIfMissing(new Date(0)))
}

/** Deletes the file of an import, with its corrections and the leftovers of a dead process. */
export async function dropImportFile(ctx: Context, sendId: string): Promise<void> {
  // First, so that a list never exists without its corrections.
  await rm(fileOf(ctx, sendId), { force: true })
  const names = await readdir(folderOf(ctx)).catch(noneIfMissing<string[]>([]))
  for (const name of names.filter((name) => idOf(name) === sendId)) await rm(join(folderOf(ctx), name), { force: true })
}
