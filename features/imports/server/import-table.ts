import { on } from 'node:events'
import { Worker } from 'node:worker_threads'
import { InvalidInput } from '#base/problem.ts'
import { AS_FOUND, type Reading, type Source } from '../rules.ts'
import type { ForWorker, FromWorker } from './import-worker.ts'

/** More than any list of people needs; a malicious file ends its thread, not the server. */
const THREAD_MB = 320

/**
 * Reads a CSV or XLSX file in a thread of its own: yields its rows in batches of at most 1,000, no faster than they are
 * consumed. Calls `onSource` with what the file turned out to be before the first row, and again with what its end adds.
 * Throws an `InvalidInput` with the file's problem.
 */
export async function* readTable(
  file: Uint8Array,
  reading: Reading = AS_FOUND,
  onSource: (source: Source) => void = () => undefined,
): AsyncGenerator<string[][]> {
  const bytes = new Uint8Array(file)
  const taken = new Int32Array(new SharedArrayBuffer(4))
  const worker = new Worker(new URL('./import-worker.ts', import.meta.url), {
    workerData: { bytes, taken, reading } satisfies ForWorker,
    transferList: [bytes.buffer],
    resourceLimits: { maxOldGenerationSizeMb: THREAD_MB },
  })
  try {
    for await (const [message] of on(worker, 'message') as AsyncIterable<[FromWorker]>) {
      if ('problem' in message) throw new InvalidInput(message.problem)
      if ('isEnd' in message) return
      if ('source' in message) {
        onSource(message.source)
        continue
      }
      yield message.rows
      Atomics.add(taken, 0, 1)
      Atomics.notify(taken, 0)
    }
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY'
      ? new InvalidInput('importUnpacksTooLarge')
      : error
  } finally {
    await worker.terminate()
  }
}
