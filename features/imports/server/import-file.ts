import { access, mkdir, readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Context } from '#platform/context.ts'
import { writeWhole } from '#platform/write-whole.ts'
import type { Correction } from '../rules.ts'

// Not among the blobs: those are public under their hash, and a list of addresses never is.
const folderOf = (ctx: Context) => join(ctx.config.dataDir, 'imports')
const fileOf = (ctx: Context, sendId: string) => join(folderOf(ctx), sendId)
const correctionsOf = (ctx: Context, sendId: string) => `${fileOf(ctx, sendId)}.corrections`

/** A list as it was given, and the addresses that its sender corrected in it: kept, read and forgotten together. */
type ImportFile = { bytes: Uint8Array; corrections: Correction[] }

/** Keeps the file of an import; it is on disk before this answers. What fails leaves nothing. */
export async function keepImportFile(ctx: Context, sendId: string, { bytes, corrections }: ImportFile): Promise<void> {
  await mkdir(folderOf(ctx), { recursive: true, mode: 0o700 })
  try {
    // First: a list that is there has its corrections.
    if (corrections.length > 0) await writeWhole(correctionsOf(ctx, sendId), JSON.stringify(corrections))
    await writeWhole(fileOf(ctx, sendId), bytes)
  } catch (error) {
    await rm(correctionsOf(ctx, sendId), { force: true })
    throw error
  }
}

/** The file of an import with its corrections, or undefined when it is no longer kept; throws when either cannot be read. */
export async function readImportFile(ctx: Context, sendId: string): Promise<ImportFile | undefined> {
  // First: they are forgotten after their list, so that none is read without them.
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

/** Whether the file of an import is still kept. */
export function hasImportFile(ctx: Context, sendId: string): Promise<boolean> {
  return access(fileOf(ctx, sendId)).then(
    () => true,
    () => false,
  )
}

/** The ids of imports of which every file, also one that was never finished, was written before a moment. */
export async function importFilesBefore(ctx: Context, moment: Date): Promise<string[]> {
  const names = await readdir(folderOf(ctx)).catch(noneIfMissing<string[]>([]))
  const young = await Promise.all(names.map(async (name) => (await writtenAt(join(folderOf(ctx), name))) >= moment))
  const living = new Set(names.filter((_, at) => young[at]).map(idOf))
  return [...new Set(names.map(idOf))].filter((id) => !living.has(id))
}

const idOf = (name: string) => name.split('.')[0] ?? name

function writtenAt(file: string): Promise<Date> {
  // One that is gone meanwhile was looked after by somebody else.
  return stat(file).then(({ mtime }) => mtime, noneIfMissing(new Date(0)))
}

/** Forgets the file of an import, with what was corrected in it and what a dead process left of it. */
export async function dropImportFile(ctx: Context, sendId: string): Promise<void> {
  // First: a list that is there has its corrections.
  await rm(fileOf(ctx, sendId), { force: true })
  const names = await readdir(folderOf(ctx)).catch(noneIfMissing<string[]>([]))
  for (const name of names.filter((name) => idOf(name) === sendId)) await rm(join(folderOf(ctx), name), { force: true })
}
