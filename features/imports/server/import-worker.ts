import { parentPort, workerData } from 'node:worker_threads'
import type { Reading, Source } from '../rules.ts'
import { readCsv } from './formats/import-csv.ts'
import { readXlsx } from './formats/import-xlsx.ts'
import { ImportProblem } from './import-problem.ts'

/** What a thread is given. */
export type ForWorker = { bytes: Uint8Array<ArrayBuffer>; taken: Int32Array; reading: Reading }
/** Messages of the thread: what the file is, rows, the end, or the key of a problem. */
export type FromWorker = { source: Source } | { rows: string[][] } | { isEnd: true } | { problem: string }

const ROWS_AT_ONCE = 1000
/** Limits a batch, which is copied to the other thread. */
const LETTERS_AT_ONCE = 1_000_000
/** The maximum number of unconsumed batches. */
const AHEAD = 2

const { bytes, taken, reading } = workerData as ForWorker
const post = (message: FromWorker) => parentPort?.postMessage(message)

let rows: string[][] = []
let letters = 0
let sent = 0

function flush(): void {
  if (rows.length === 0) return
  for (let seen = Atomics.load(taken, 0); sent - seen >= AHEAD; seen = Atomics.load(taken, 0))
    Atomics.wait(taken, 0, seen)
  post({ rows })
  sent++
  rows = []
  letters = 0
}

function onRow(cells: string[]): void {
  rows.push(cells)
  for (const cell of cells) letters += cell.length
  if (rows.length === ROWS_AT_ONCE || letters >= LETTERS_AT_ONCE) flush()
}

const onSource = (source: Source) => post({ source })

const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] ?? 99) < 8
/** Old Excel files, and password-protected workbooks, have this format. */
const isCompound = bytes[0] === 0xd0 && bytes[1] === 0xcf
const isEncrypted = () => Buffer.from(bytes.buffer).includes(Buffer.from('EncryptedPackage', 'utf16le'))
try {
  if (isCompound) throw new ImportProblem(isEncrypted() ? 'importEncrypted' : 'importWrongType')
  if (isZip) await readXlsx(bytes, reading, onRow, onSource)
  else readCsv(bytes, reading, onRow, onSource)
  flush()
  post({ isEnd: true })
} catch (error) {
  post({ problem: error instanceof ImportProblem ? error.key : 'importDamaged' })
}
