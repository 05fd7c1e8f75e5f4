import { access, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Context } from '#platform/context.ts'

// Not among the blobs: those are public under their hash, and a list of addresses never is.
const folderOf = (ctx: Context) => join(ctx.config.dataDir, 'imports')
const fileOf = (ctx: Context, sendId: string) => join(folderOf(ctx), sendId)

/** Keeps the file of an import; it is on disk before this answers. */
export async function keepImportFile(ctx: Context, sendId: string, bytes: Uint8Array): Promise<void> {
  await mkdir(folderOf(ctx), { recursive: true, mode: 0o700 })
  const file = fileOf(ctx, sendId)
  const handle = await open(`${file}.new`, 'w', 0o600)
  await handle.writeFile(bytes)
  await handle.sync()
  await handle.close()
  await rename(`${file}.new`, file)
}

/** The file of an import, or undefined when it is no longer kept. */
export function readImportFile(ctx: Context, sendId: string): Promise<Buffer | undefined> {
  return readFile(fileOf(ctx, sendId)).catch(() => undefined)
}

/** Whether the file of an import is still kept. */
export function hasImportFile(ctx: Context, sendId: string): Promise<boolean> {
  return access(fileOf(ctx, sendId)).then(
    () => true,
    () => false,
  )
}

/** The ids of imports whose files were written before a moment. */
export async function importFilesBefore(ctx: Context, moment: Date): Promise<string[]> {
  const ids = await readdir(folderOf(ctx)).catch(() => [])
  const old = await Promise.all(ids.map(async (id) => ((await writtenAt(ctx, id)) ?? moment) < moment))
  return ids.filter((_, at) => old[at])
}

function writtenAt(ctx: Context, id: string): Promise<Date | undefined> {
  return stat(fileOf(ctx, id)).then(
    ({ mtime }) => mtime,
    () => undefined,
  )
}

/** Forgets the file of an import. */
export function dropImportFile(ctx: Context, sendId: string): Promise<void> {
  return rm(fileOf(ctx, sendId), { force: true })
}
