import { blobKey } from '#platform/blobs.ts'
import type { Store } from '#platform/storage/store.ts'
import type { Body } from './entries.ts'

const PIECE_BYTES = 512 * 1024
/** More than any picture or page: a damaged backup must not fill the memory. */
const FILE_MAX_BYTES = 64 * 1024 * 1024
/** What is carried: pictures, and the operator's own legal pages. */
const FOLDERS = ['blobs/', 'legal/']
const BLOB = /^blobs\/[a-z2-7]{2}\/(b[a-z2-7]{10,100})$/
const LEGAL = /^legal\/(en|fr)\/[\w-]+\.md$/

type FilePiece = Extract<Body, { kind: 'file' }>

/** Whether a file of a store is a picture or a legal page, under the key that it has in every store. */
export function isCarried(key: string): boolean {
  const cid = BLOB.exec(key)?.[1]
  return cid ? key === blobKey(cid) : LEGAL.test(key)
}

/** The pictures and legal pages of a store as lines of a backup, a piece at a time. */
export async function* readFiles(store: Store): AsyncGenerator<FilePiece> {
  for (const folder of FOLDERS) {
    for await (const { key } of store.list(folder)) {
      if (!isCarried(key)) continue
      const bytes = await store.get(key)
      // Erased since it was listed.
      if (!bytes) continue
      let from = 0
      do {
        const piece = bytes.subarray(from, from + PIECE_BYTES)
        from += PIECE_BYTES
        yield { kind: 'file', path: key, bytes: piece.toString('base64'), isLast: from >= bytes.length }
      } while (from < bytes.length)
    }
  }
}

/** Writes pieces to a store; existing files stay unchanged. What was begun and not ended is not written. */
export function openFileWriter(store: Store) {
  let current: { path: string; isThere: boolean; pieces: Buffer[]; length: number } | undefined
  return {
    write: async ({ path, bytes, isLast }: FilePiece) => {
      if (!isCarried(path)) throw new Error(`The backup holds a file with the path ${path}`)
      if (current?.path !== path) current = { path, isThere: await store.has(path), pieces: [], length: 0 }
      const { isThere, pieces } = current
      const piece = Buffer.from(bytes, 'base64')
      current.length += piece.length
      if (current.length > FILE_MAX_BYTES) throw new Error(`The backup holds a file that is too large, ${path}`)
      if (!isThere) pieces.push(piece)
      if (!isLast) return
      current = undefined
      if (!isThere) await store.put(path, Buffer.concat(pieces))
    },
  }
}
