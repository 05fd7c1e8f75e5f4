import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { writeWhole } from './write-whole.ts'

/** Copies of pictures in a folder of this machine, by CID. Losing it costs nothing but time. */
export type BlobCache = {
  get: (cid: string) => Promise<Buffer | undefined>
  put: (cid: string, bytes: Uint8Array) => Promise<void>
  remove: (cid: string) => Promise<void>
}

/** Opens a cache that stays below a size: what was not used for longest goes first, after a restart what is oldest. */
export function openBlobCache(folder: string, maxBytes: number): BlobCache {
  const fileOf = (cid: string) => join(folder, cid.slice(-2), cid)
  /** Sizes, the most recently used last. */
  let sizes = new Map<string, number>()
  let total = 0
  const ready = readSizes(folder).then((found) => {
    sizes = found
    for (const bytes of found.values()) total += bytes
  })
  const drop = async (cid: string) => {
    total -= sizes.get(cid) ?? 0
    sizes.delete(cid)
    await rm(fileOf(cid), { force: true })
  }
  const note = (cid: string, bytes: number) => {
    total += bytes - (sizes.get(cid) ?? 0)
    sizes.delete(cid)
    sizes.set(cid, bytes)
  }
  return {
    get: async (cid) => {
      await ready
      // The file decides, not the list: another process of this machine may share the folder.
      const bytes = await readFile(fileOf(cid)).catch(() => undefined)
      if (bytes) note(cid, bytes.length)
      else if (sizes.has(cid)) await drop(cid)
      return bytes
    },
    put: async (cid, bytes) => {
      await ready
      if (bytes.length > maxBytes) return
      await mkdir(join(folder, cid.slice(-2)), { recursive: true, mode: 0o700 })
      await writeWhole(fileOf(cid), bytes)
      note(cid, bytes.length)
      for (const oldest of sizes.keys()) {
        if (total <= maxBytes) break
        await drop(oldest)
      }
    },
    remove: async (cid) => {
      await ready
      await drop(cid)
    },
  }
}

async function readSizes(folder: string): Promise<Map<string, number>> {
  const names = await readdir(folder, { recursive: true }).catch(() => [])
  const found: { cid: string; bytes: number; at: number }[] = []
  for (const name of names) {
    // Left by a process that was killed while it wrote.
    if (name.endsWith('.tmp')) await rm(join(folder, name), { force: true }).catch(() => undefined)
    const file = await stat(join(folder, name)).catch(() => undefined)
    if (file?.isFile()) found.push({ cid: name.split(/[\\/]/).pop() ?? '', bytes: file.size, at: file.mtimeMs })
  }
  found.sort((a, b) => a.at - b.at)
  return new Map(found.map(({ cid, bytes }) => [cid, bytes]))
}
