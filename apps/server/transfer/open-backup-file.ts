import { createWriteStream } from 'node:fs'
import { mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { SentenceError } from './sentence-error.ts'

type Options = { dataDir: string; folder: string; now: Date }

/**
 * Opens the target file of a backup, under a temporary name until `keep`, which waits for the disk; `close` removes it
 * if it was not kept. Refuses an existing file; writes directly to a pipe or device.
 */
export async function openBackupFile(named: string | undefined, { dataDir, folder, now }: Options) {
  const path = named ? resolve(folder, named) : resolve(dataDir, 'backups', defaultName(now))
  const known = await stat(path).catch(() => undefined)
  if (known?.isFile()) throw new SentenceError(`${path} exists already. Name another file; nothing was overwritten.`)
  if (known?.isDirectory())
    throw new SentenceError(`${path} is a folder. Name a file in it, such as ${join(path, defaultName(now))}.`)
  const written = known ? path : `${path}.part-${process.pid}`
  if (!known) await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const stream = createWriteStream(written, known ? { flags: 'w' } : { flags: 'wx', mode: 0o600 })
  return {
    path,
    stream,
    keep: async () => {
      if (known) return
      const handle = await open(written, 'r+')
      await handle.sync()
      await handle.close()
      await rename(written, path)
    },
    close: async () => {
      stream.destroy()
      if (!known) await rm(written, { force: true })
    },
  }
}

function defaultName(now: Date): string {
  return `blazon-${now.toISOString().slice(0, 19).replaceAll(':', '')}Z.backup`
}
