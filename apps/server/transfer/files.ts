import type { Log } from '#platform/process/log.ts'
import { blobKey, isIntact } from '#platform/storage/blobs.ts'
import { FILE_MAX_BYTES, type Store } from '#platform/storage/store.ts'
import type { Body } from './entries.ts'

const PIECE_BYTES = 512 * 1024
/** What is carried: pictures, and the operator's own legal pages. */
const FOLDERS = ['blobs/', 'legal/']
const BLOB = /^blobs\/[a-z2-7]{2}\/(b[a-z2-7]{10,100})$/
const LEGAL = /^legal\/(en|fr)\/[\w-]+\.md$/

/** A piece of a file; the last one is marked. */
export type FilePiece = Extract<Body, { kind: 'file' }>
type WholeFile = { path: string; bytes: Buffer }

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
 * The files of a backup, joined from their pieces. One that was begun and not ended is left out; throws where a path is not
 * one of ours, or a file is too large.
 */
export async function* joinFiles(body: AsyncIterable<Body>): AsyncGenerator<WholeFile> {
  let path: string | undefined
  let pieces: Buffer[] = []
  let length = 0
  for await (const piece of body) {
    if (piece.kind !== 'file') continue
    if (!isCarried(piece.path)) throw new Error(`The backup holds a file with the path ${piece.path}`)
    if (path !== piece.path) [path, pieces, length] = [piece.path, [], 0]
    const bytes = Buffer.from(piece.bytes, 'base64')
    length += bytes.length
    if (length > FILE_MAX_BYTES) throw new Error(`The backup holds a file that is too large, ${path}`)
    pieces.push(bytes)
    if (!piece.isLast) continue
    path = undefined
    yield { path: piece.path, bytes: Buffer.concat(pieces) }
  }
}

/**
 * Writes files to a store. Existing pages stay, and are in `kept` where they differ; a damaged picture is replaced. A picture
 * whose bytes do not match its address is not written, and its key is in `wrong`. `undo` removes the pages that were written:
 * pictures are named by their content and can stay.
 */
export function openFileWriter(store: Store, log: Pick<Log, 'error'>) {
  const pages: string[] = []
  const wrong: string[] = []
  const kept: string[] = []
  const write = async ({ path, bytes }: WholeFile) => {
    const isPage = LEGAL.test(path)
    const there = await store.get(path)
    if (there && isPage && !there.equals(bytes)) kept.push(path)
    if (there && (isPage || isIntact(path, there, log))) return
    if (!isIntact(path, bytes, log)) return void wrong.push(path)
    if (isPage) pages.push(path)
    await store.put(path, bytes)
  }
  const undo = async () => {
    for (const page of pages.splice(0)) await store.remove(page)
  }
  return { write, undo, wrong, kept }
}
