import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'
import { writeMembers } from './write-members.ts'

/** A million members take more than ten times as much. */
const HEAP_MB = 32

const row = (pseudo: string) => ({
  did: 'did:sdi:0x1',
  pseudo,
  name: pseudo,
  points: 0,
  badgeCount: 1,
  created: '2026-01-03',
})

test('writes a million members without keeping them in memory', async () => {
  const thread = new Worker(new URL('./testing-million.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
  })
  const [written] = await once(thread, 'message')
  expect(written).toEqual({ count: 1_000_000, lines: 1_000_001 })
  await thread.terminate()
})

test('writes each part before it reads the next, and closes the file at the end', async () => {
  const happened: string[] = []
  const note = async (text: string) => void happened.push(text.includes('Pseudo') ? 'head' : text.slice(0, 3))
  const file = { write: note, close: () => note('closed'), abort: () => note('aborted') }
  const parts: Record<string, string> = { '': 'Ada', c1: 'Ben', c2: 'Zoé' }
  const count = await writeMembers(file, async (after) => {
    happened.push(`read ${after}`)
    return { members: [row(parts[after] ?? '')], last: { '': 'c1', c1: 'c2' }[after] ?? '' }
  })
  expect(count).toBe(3)
  expect(happened).toEqual(['head', 'read ', 'Ada', 'read c1', 'Ben', 'read c2', 'Zoé', 'clo'])
})
