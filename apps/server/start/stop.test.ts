import { expect, test } from 'vitest'
import { answerSignals } from './stop.ts'

/** What a process with a role does at signals that come at some milliseconds. */
function signalled(role: 'web' | 'worker', times: number[]) {
  const seen: string[] = []
  let now = 0
  const stop = async (status: number, drain?: number) => void seen.push(`stop ${status} after ${drain} s`)
  const onSignal = answerSignals({ role, drainSeconds: 5 }, stop, {
    now: () => now,
    say: (sentence) => seen.push(sentence),
    end: (reason) => seen.push(`end: ${reason}`),
  })
  for (const at of times) {
    now = at
    onSignal('SIGTERM')
  }
  return seen
}

test('the first signal stops a web server after its drain, and says so', () => {
  expect(signalled('web', [1])).toEqual([
    'SIGTERM: takes requests for 5 s more, and then finishes work in progress, 20 s at most. Another signal ends it at once.',
    'stop 0 after 5 s',
  ])
})

test('a worker has no requests to drain', () => {
  expect(signalled('worker', [1])).toEqual([expect.stringMatching(/^SIGTERM: finishes work/), 'stop 0 after 0 s'])
})

test('the same signal that comes twice, as from a terminal, is one', () => {
  expect(signalled('web', [1, 900])).toHaveLength(2)
})

test('a second signal ends the process at once, and says so', () => {
  expect(signalled('web', [1, 1500]).at(-1)).toBe('end: a second signal (SIGTERM) came while it was stopping')
})
