import { randomBytes } from 'node:crypto'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Body } from './entries.ts'

const PIECE_BYTES = 512 * 1024
/** The copied files of DATA_DIR: pictures, and the operator's own legal pages. */
const CARRIED = /^(blobs\/[a-z2-7]{2}\/b[a-z2-7]{10,100}|legal\/(en|fr)\/[\w-]+\.md)$/

type FilePiece = Extract<Body, { kind: 'file' }>

/** The copied files of a DATA_DIR as lines of a backup, a piece at a time. */
export async function* readFiles(dataDir: string): AsyncGenerator<FilePiece> {
  for (const path of await carriedFiles(dataDir)) {
    const handle = await open(join(dataDir, path))
    try {
      const { size } = await handle.stat()
      const buffer = Buffer.alloc(PIECE_BYTES)
      let read = 0
      do {
        const { bytesRead } = await handle.read(buffer, 0, PIECE_BYTES)
        read = bytesRead === 0 ? size : read + bytesRead
        yield { kind: 'file', path, bytes: buffer.toString('base64', 0, bytesRead), isLast: read >= size }
      } while (read < size)
    } finally {
      await handle.close()
    }
  }
}

async function carriedFiles(dataDir: string): Promise<string[]> {
  const found = []
  for (const folder of ['blobs', 'legal']) {
    const names = await readdir(join(dataDir, folder), { recursive: true }).catch(() => [])
    found.push(...names.map((name) => `${folder}/${name.replaceAll('\\', '/')}`).filter((path) => CARRIED.test(path)))
  }
  return found.sort()
}

/** Writes pieces to a DATA_DIR; existing files stay unchanged. `close` discards unfinished ones. */
export function openFileWriter(dataDir: string) {
  let current: { path: string; temporary: string; handle: Awaited<ReturnType<typeof open>> } | undefined
  const close = async () => {
    await current?.handle.close()
    if (current) await rm(current.temporary, { force: true })
    current = undefined
  }
  return {
    write: async ({ path, bytes, isLast }: FilePiece) => {
      if (!CARRIED.test(path)) throw new Error(`The backup holds a file with the path ${path}`)
      const file = join(dataDir, path)
      if (current?.path !== path) {
        if (await exists(file)) return
        await mkdir(dirname(file), { recursive: true, mode: 0o700 })
        const temporary = `${file}.${randomBytes(6).toString('hex')}`
        current = { path, temporary, handle: await open(temporary, 'wx', 0o600) }
      }
      await current.handle.writeFile(Buffer.from(bytes, 'base64'))
      if (!isLast) return
      await current.handle.sync()
      await current.handle.close()
      await rename(current.temporary, file)
      current = undefined
    },
    close,
  }
}

async function exists(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  )
}
