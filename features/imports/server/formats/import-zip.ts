import { Readable } from 'node:stream'
import { crc32, createInflateRaw } from 'node:zlib'
import { ImportProblem } from '../import-problem.ts'

/** Limits on a file's unpacked size, and on its ratio to the packed size. */
const UNPACKED_MAX = 200 * 1024 * 1024
const RATIO_MAX = 100
/** The ratio is ignored below this size: a short sheet of equal rows compresses well. */
const RATIO_FROM = 1024 * 1024
const END_SIGN = 0x06054b50
const ENTRY_SIGN = 0x02014b50
const LOCAL_SIGN = 0x04034b50

/** A field of this value says that the real one is in a ZIP64 record, which nothing here reads. */
const IN_ZIP64 = { short: 0xffff, long: 0xffffffff }
/** The flags of an encrypted entry, and of an encrypted directory. */
const ENCRYPTED = 0x2001
const STORED = 0
const DEFLATED = 8

type Entry = { flags: number; method: number; crc: number; packed: number; unpacked: number; offset: number }

/**
 * Opens a ZIP archive in memory. `unpack` gives an entry in pieces (none when it does not exist), `has` says whether it
 * exists. Sizes are counted while unpacking, never trusted, and an entry that is not what it declares fails at its end at
 * the latest, after its pieces. Throws an `ImportProblem`.
 */
export function openZip(bytes: Uint8Array) {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const entries = readEntries(view)
  let unpacked = 0
  async function* unpack(name: string): AsyncGenerator<Buffer> {
    const entry = entries.get(name)
    if (!entry) return
    const data = dataOf(view, entry)
    let ofEntry = 0
    let crc = 0
    const pieces = entry.method === STORED ? Readable.from([data]) : Readable.from([data]).pipe(createInflateRaw())
    try {
      for await (const piece of pieces as AsyncIterable<Buffer>) {
        unpacked += piece.length
        ofEntry += piece.length
        const isBomb = ofEntry > RATIO_FROM && ofEntry > RATIO_MAX * entry.packed
        if (unpacked > UNPACKED_MAX || isBomb) throw new ImportProblem('importUnpacksTooLarge')
        if (ofEntry > entry.unpacked) throw new ImportProblem('importDamaged')
        crc = crc32(piece, crc)
        yield piece
      }
      if (ofEntry !== entry.unpacked || crc !== entry.crc) throw new ImportProblem('importDamaged')
    } catch (error) {
      throw error instanceof ImportProblem ? error : new ImportProblem('importDamaged')
    }
  }
  return { unpack, has: (name: string) => entries.has(name) }
}

function readEntries(view: Buffer): Map<string, Entry> {
  const from = Math.max(0, view.length - 65_557)
  const at = view.subarray(from).lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6])) + from
  if (at < from || at + 22 > view.length || view.readUInt32LE(at) !== END_SIGN) throw new ImportProblem('importDamaged')
  const entries = new Map<string, Entry>()
  const count = view.readUInt16LE(at + 10)
  let next = view.readUInt32LE(at + 16)
  if (count === IN_ZIP64.short || next === IN_ZIP64.long) throw new ImportProblem('importZip64')
  for (let left = count; left > 0; left--) {
    if (next + 46 > view.length || view.readUInt32LE(next) !== ENTRY_SIGN) throw new ImportProblem('importDamaged')
    const nameLength = view.readUInt16LE(next + 28)
    const name = view.subarray(next + 46, next + 46 + nameLength).toString('utf8')
    entries.set(name, {
      flags: view.readUInt16LE(next + 8),
      method: view.readUInt16LE(next + 10),
      crc: view.readUInt32LE(next + 16),
      packed: view.readUInt32LE(next + 20),
      unpacked: view.readUInt32LE(next + 24),
      offset: view.readUInt32LE(next + 42),
    })
    next += 46 + nameLength + view.readUInt16LE(next + 30) + view.readUInt16LE(next + 32)
  }
  return entries
}

function dataOf(view: Buffer, { flags, method, packed, unpacked, offset }: Entry): Buffer {
  if ([packed, unpacked, offset].includes(IN_ZIP64.long)) throw new ImportProblem('importZip64')
  if ((flags & ENCRYPTED) !== 0) throw new ImportProblem('importEncrypted')
  if (method !== STORED && method !== DEFLATED) throw new ImportProblem('importCompression')
  const isThere = offset + 30 <= view.length && view.readUInt32LE(offset) === LOCAL_SIGN
  if (!isThere) throw new ImportProblem('importDamaged')
  const start = offset + 30 + view.readUInt16LE(offset + 26) + view.readUInt16LE(offset + 28)
  if (start + packed > view.length) throw new ImportProblem('importDamaged')
  return view.subarray(start, start + packed)
}
