import { access, mkdir, open, readdir, readFile, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Store, StoredFile } from './store.ts'
import { writeWhole } from './write-whole.ts'

/** The store of one machine: a folder. A file is on disk before `put` resolves, and never half written. */
export function folderStore(folder: string): Store {
  const fileOf = (key: string) => join(folder, key)
  return {
    kind: 'folder',
    put: async (key, bytes) => {
      const parent = dirname(fileOf(key))
      const firstMade = await mkdir(parent, { recursive: true, mode: 0o700 })
      await writeWhole(fileOf(key), bytes)
      await syncFolders(parent, firstMade === undefined ? parent : dirname(firstMade))
    },
    get: (key) => readFile(fileOf(key)).catch(noneIfMissing(undefined)),
    has: (key) =>
      access(fileOf(key)).then(
        () => true,
        () => false,
      ),
    remove: (key) => rm(fileOf(key), { force: true }),
    list: (prefix) => listFolder(folder, prefix),
    check: async () => undefined,
  }
}

/** Flushes folders up to a last one: without it a power cut takes the name of a file whose row is committed already. */
async function syncFolders(folder: string, last: string): Promise<void> {
  const handle = await open(folder, 'r').catch(noneIfNoFile)
  await handle
    ?.sync()
    .catch(noneIfNoFile)
    .finally(() => handle.close())
  if (folder !== last && folder !== dirname(folder)) await syncFolders(dirname(folder), last)
}

/** Some systems open no folders, and some file systems flush none. */
const NO_FILE = ['EACCES', 'EBADF', 'EINVAL', 'EISDIR', 'ENOTSUP', 'EPERM']

function noneIfNoFile(error: NodeJS.ErrnoException): undefined {
  if (!NO_FILE.includes(error.code ?? '')) throw error
}

async function* listFolder(folder: string, prefix: string): AsyncGenerator<StoredFile> {
  const parent = prefix.slice(0, prefix.lastIndexOf('/') + 1)
  const names = await readdir(join(folder, parent), { recursive: true }).catch(noneIfMissing<string[]>([]))
  for (const name of names) {
    const key = parent + name.replaceAll('\\', '/')
    if (!key.startsWith(prefix)) continue
    // Deleted meanwhile by another process.
    const found = await stat(join(folder, key)).catch(noneIfMissing(undefined))
    if (found?.isFile()) yield { key, bytes: found.size, writtenAt: found.mtime }
  }
}

function noneIfMissing<T>(none: T) {
  return (error: NodeJS.ErrnoException): T => {
    if (error.code !== 'ENOENT') throw error
    return none
  }
}
