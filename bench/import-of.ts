import { setTimeout as wait } from 'node:timers/promises'
import { importSessions } from '#features/imports/contract.ts'
import { readSend, updateSendSettings } from '#features/sends/running/contract.ts'
import { UNDO_MAX_SECONDS } from '#features/sends/send-rules.ts'
import type { Server } from '#testing/server-process.ts'
import type { Community } from './community.ts'

const POLL_MS = 25
/** The interval between idle checks; an idle server uses less of a processor than this. */
const LOOK_MS = 200
const RESTING = 0.1
const LOOKS_MAX = 50
const PATIENCE_MS = 900_000

/** What was measured of an import: seconds, megabytes, and how long, in ms, the server kept another call waiting. */
export type Imported = {
  rows: number
  /** From the upload until it was accepted: all of it is checked. */
  accepting: number
  /** From then until the first rows have their claims. */
  first: number
  /** From the upload until all have. */
  whole: number
  /** Processor time of the server, without Postgres. */
  cpuSeconds: number
  megabytes: number
  waits: number[]
}

/**
 * Imports a number of rows on a running server and follows them through its API until each has its claim. The e-mails
 * are delayed, so that only reading is measured.
 */
export async function importRows(
  server: Server,
  { ask, token, templateId }: Community,
  rows: number,
): Promise<Imported> {
  await ask(updateSendSettings, { undoSeconds: UNDO_MAX_SECONDS }, { token })
  const file = new File([peopleOf(rows)], 'people.csv')
  await untilAtRest(server)
  const before = server.memory().now
  const watched = watch(server)
  const cpuBefore = server.cpuSeconds()
  const started = performance.now()
  const { id } = await ask(importSessions, { templateId, file, again: true }, { token })
  const accepted = performance.now()
  let first = 0
  for (let isDone = false; !isDone; await wait(POLL_MS)) {
    const progress = await ask(readSend, { sendId: id }, { token })
    if (first === 0 && progress.read > 0) first = performance.now() - accepted
    isDone = progress.status === 'sent'
    if (performance.now() - started > PATIENCE_MS) throw new Error(`Of ${rows} rows ${progress.read} were read`)
  }
  const whole = (performance.now() - started) / 1000
  const cpuSeconds = server.cpuSeconds() - cpuBefore
  const { most, waits } = await watched()
  const accepting = (accepted - started) / 1000
  return { rows, accepting, first: first / 1000, whole, cpuSeconds, megabytes: most - before, waits }
}

/** Waits until a server is idle, so that its memory is measured at rest. */
async function untilAtRest(server: Server): Promise<void> {
  for (let look = 0; look < LOOKS_MAX; look++) {
    const before = server.cpuSeconds()
    await wait(LOOK_MS)
    if (server.cpuSeconds() - before < (RESTING * LOOK_MS) / 1000) return
  }
}

/** Polls whether a server's database responds, until stopped. */
function watch(server: Server) {
  let isOver = false
  let most = 0
  const waits: number[] = []
  const watching = (async () => {
    while (!isOver) {
      const asked = performance.now()
      const answer = await fetch(`${server.origin}/readyz`).catch(() => undefined)
      if (!answer) return
      await answer.text()
      waits.push(performance.now() - asked)
      most = Math.max(most, server.memory().now)
      await wait(POLL_MS)
    }
  })()
  return async () => {
    isOver = true
    await watching
    return { most, waits }
  }
}

/** Short addresses, so that a million fit into the largest file. */
function peopleOf(rows: number): string {
  return `e\n${Array.from({ length: rows }, (_, at) => `p${at}@example.org`).join('\n')}\n`
}
