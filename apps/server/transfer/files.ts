import { blobKey, isIntact } from '#platform/blobs.ts'
import type { Log } from '#platform/log.ts'
import { FILE_MAX_BYTES, type Store } from '#platform/storage/store.ts'
import type { Body } from './entries.ts'

const PIECE_BYTES = 512 * 1024
/** What is carried: pictures, and the operator's own legal pages. */
const FOLDERS = ['blobs/', 'legal/']
const BLOB = /^blobs\/[a-z2-7]{2}\/(b[a-z2-7]{10,100})$/
const LEGAL = /^legal\/(en|fr)\/[\w-]+\.md$/

/** A piece of a file; the last one is marked. */
export type FilePiece = Extract<Body, { kind: 'file' }>

/** Whether a file of a store is a picture or a legal page, under the key that it has in every store. */
export function isCarried(key: string): boolean {
  const cid = BLOB.exec(key)?.[1]
  return cid ? key === blobKey(cid) : LEGAL.test(key)
}

/**
 * The pictures and legal pages of a store as lines of a backup, a piece at a time. A picture whose bytes do not match its
 * address is left out, and its key added to `wrong`.
 */
export async function* readFiles(store: Store, wrong: string[], log?: Pick<Log, 'error'>): AsyncGenerator<FilePiece> {
  for (const folder of FOLDERS) {
    for await (const { key } of store.list(folder)) {
      if (!isCarried(key)) continue
      const bytes = await store.get(key)
      // Erased since it was listed.
      if (!bytes) continue
      if (isIntact(key, bytes, log)) yield* piecesOf(key, bytes)
      else wrong.push(key)
    }
  }
}

function* piecesOf(path: string, bytes: Buffer): Generator<FilePiece> {
  let from = 0
  do {
    const piece = bytes.subarray(from, from + PIECE_BYTES)
    from += PIECE_BYTES
    yield { kind: 'file', path, bytes: piece.toString('base64'), isLast: from >= bytes.length }
  } while (from < bytes.length)
}

/**
 * Writes pieces to a store. Existing pages stay, and are in `kept` where they differ; a damaged picture is replaced. What was
 * begun and not ended is not written, nor a picture whose bytes do not match its address, whose key is in `wrong`. `undo`
 * removes the pages that were written: pictures are named by their content and can stay.
 */
export function openFileWriter(store: Store, log: Pick<Log, 'error'>) {
  let current: { path: string; isThere: boolean; pieces: Buffer[]; length: number } | undefined
  const pages: string[] = []
  const wrong: string[] = []
  const kept: string[] = []
  const write = async ({ path, bytes, isLast }: FilePiece) => {
    if (!isCarried(path)) throw new Error(`The backup holds a file with the path ${path}`)
    if (current?.path !== path) current = { path, isThere: await store.has(path), pieces: [], length: 0 }
    const { isThere, pieces } = current
    const piece = Buffer.from(bytes, 'base64')
    current.length += piece.length
    if (current.length > FILE_MAX_BYTES) throw new Error(`The backup holds a file that is too large, ${path}`)
    pieces.push(piece)
    if (!isLast) return
    current = undefined
    const file = Buffer.concat(pieces)
    const isPage = LEGAL.test(path)
    const there = isThere ? await store.get(path) : undefined
    if (there && isPage && !there.equals(file)) kept.push(path)
    if (there && (isPage || isIntact(path, there, log))) return
    if (!isIntact(path, file, log)) return void wrong.push(path)
    if (isPage) pages.push(path)
    await store.put(path, file)
  }
  const undo = async () => {
    for (const page of pages.splice(0)) await store.remove(page)
  }
  return { write, undo, wrong, kept }
}
