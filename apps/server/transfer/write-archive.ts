import { createHash, type Hash } from 'node:crypto'
import { Readable, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Body, End, Head } from './entries.ts'

/**
 * Writes a backup: one JSON value per line, compressed, the manifest with counts and checksums last. Resolves with the
 * manifest once everything is flushed; rejects with the target's error (ENOSPC and so on).
 */
export async function writeArchive(head: Head, body: AsyncIterable<Body>, target: Writable): Promise<End> {
  const tally = openTally()
  async function* lines() {
    yield tally.line(head)
    for await (const entry of body) yield tally.line(entry)
    yield `${JSON.stringify(tally.end())}\n`
  }
  await pipeline(Readable.from(lines()), createGzip(), target)
  return tally.end()
}

/** Counts and hashes lines as they pass; `end` is the expected manifest. */
export function openTally() {
  const whole = createHash('sha256')
  const tables = new Map<string, { rows: number; hash: Hash }>()
  let jobs = 0
  let files = 0
  const count = (entry: Head | Body) => {
    if (entry.kind === 'head')
      for (const { name } of entry.tables) tables.set(name, { rows: 0, hash: createHash('sha256') })
    if (entry.kind === 'job') jobs++
    if (entry.kind === 'file' && entry.isLast) files++
    if (entry.kind !== 'rows') return
    const table = tables.get(entry.table)
    if (!table) throw new Error(`No table ${entry.table} in the head`)
    table.rows += entry.rows.length
    for (const row of entry.rows) table.hash.update(`${JSON.stringify(row)}\n`)
  }
  return {
    count,
    line: (entry: Head | Body): string => {
      count(entry)
      const text = `${JSON.stringify(entry)}\n`
      whole.update(text)
      return text
    },
    end: (): End => ({
      kind: 'end',
      tables: Object.fromEntries(
        [...tables].map(([name, { rows, hash }]) => [name, { rows, sha256: hash.copy().digest('hex') }]),
      ),
      jobs,
      files,
      sha256: whole.copy().digest('hex'),
    }),
  }
}
