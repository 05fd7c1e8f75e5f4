import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { isDeepStrictEqual } from 'node:util'
import { createGunzip } from 'node:zlib'
import { type Body, type End, FORMAT, type Head, line } from './entries.ts'
import { SentenceError } from './sentence-error.ts'
import { openTally } from './write-archive.ts'

type Entry = Head | Body | End
const GZIP = Buffer.from([0x1f, 0x8b])

/**
 * Reads a backup to its end and verifies every count and checksum, so that nothing is written from a damaged one.
 * Returns its header and manifest; throws a `SentenceError` for a file that is not a backup, was cut off or was
 * changed.
 */
export async function checkArchive(file: string): Promise<{ head: Head; end: End }> {
  await assertGzip(file)
  const whole = createHash('sha256')
  const tally = openTally()
  let head: Head | undefined
  let end: End | undefined
  for await (const { text, entry } of readEntries(file)) {
    if (end) throw changed(file)
    if (entry.kind === 'end') end = entry
    else {
      if ((entry.kind === 'head') !== (head === undefined)) throw changed(file)
      if (entry.kind === 'head') head = readHead(file, entry)
      whole.update(`${text}\n`)
      tally.count(entry)
    }
  }
  if (!head || !end) throw cutOff(file)
  const isSame = whole.digest('hex') === end.sha256 && isDeepStrictEqual({ ...tally.end(), sha256: end.sha256 }, end)
  if (!isSame) throw changed(file)
  return { head, end }
}

/** The lines of a checked backup between its header and its manifest. */
export async function* readBody(file: string): AsyncGenerator<Body> {
  for await (const { entry } of readEntries(file)) if (entry.kind !== 'head' && entry.kind !== 'end') yield entry
}

async function* readEntries(file: string): AsyncGenerator<{ text: string; entry: Entry }> {
  const gunzip = createGunzip()
  // The loop below throws its error.
  void pipeline(createReadStream(file), gunzip).catch(() => undefined)
  try {
    for await (const text of splitLines(gunzip)) yield { text, entry: parse(file, text) }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'Z_BUF_ERROR') throw cutOff(file)
    if (code?.startsWith('Z_')) throw changed(file)
    throw error
  }
}

async function* splitLines(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let pieces: Buffer[] = []
  for await (const chunk of chunks) {
    let from = 0
    for (let at = chunk.indexOf(0x0a); at >= 0; at = chunk.indexOf(0x0a, from)) {
      yield Buffer.concat([...pieces, chunk.subarray(from, at)]).toString()
      pieces = []
      from = at + 1
    }
    if (from < chunk.length) pieces.push(chunk.subarray(from))
  }
  if (pieces.length > 0) yield Buffer.concat(pieces).toString()
}

function parse(file: string, text: string): Entry {
  try {
    return line.parse(JSON.parse(text))
  } catch {
    throw changed(file)
  }
}

function readHead(file: string, head: Head): Head {
  if (head.format === FORMAT) return head
  throw new SentenceError(
    `${file} was made by a newer version of Blazon (format ${head.format}, this one reads ${FORMAT}). Restore it with that version.`,
  )
}

async function assertGzip(file: string): Promise<void> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(2), 0, 2)
    if (bytesRead === 2 && buffer.equals(GZIP)) return
  } finally {
    await handle.close()
  }
  throw new SentenceError(`${file} is no backup of Blazon. Nothing was written; name a file that npm run backup made.`)
}

function cutOff(file: string): SentenceError {
  return new SentenceError(
    `${file} is cut off: its end is missing. Nothing was written; copy the backup again, or take another one.`,
  )
}

function changed(file: string): SentenceError {
  return new SentenceError(
    `${file} is no backup of Blazon, or was changed since it was made: its checksums do not fit. Nothing was written; take another one.`,
  )
}
