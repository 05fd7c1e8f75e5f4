import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type DueRow, openWaiting } from './waiting-rows.ts'

const at = new Date('2026-03-02T10:00:00Z')
const row = (id: string, holderId: string, host: string): DueRow => {
  return { id, holderId, host, dueAt: at, leasedUntil: at, key: { id, secret: new Uint8Array() } }
}

test('has one wallet with many slow hosts checked in one place, and the others beside it', () => {
  const waiting = openWaiting(1000)
  waiting.add(['e1', 'e2', 'e3', 'e4'].map((host) => row(host, 'eve', `${host}.example`)))
  waiting.add([row('l1', 'lea', 'school.example')])
  expect([waiting.take()?.id, waiting.take()?.id, waiting.take()]).toEqual(['e1', 'l1', undefined])
})

test('has wallets take turns at one host', () => {
  const waiting = openWaiting(1000)
  waiting.add([row('e1', 'eve', 'a.example'), row('e2', 'eve', 'a.example'), row('l1', 'lea', 'a.example')])
  const order: string[] = []
  for (let next = waiting.take(); next; next = waiting.take()) {
    order.push(next.id)
    waiting.done(next, 1)
  }
  expect(order).toEqual(['e1', 'l1', 'e2'])
})

test.each([
  ['host', row('e2', 'bo', 'a.example')],
  ['wallet', row('e2', 'eve', 'b.example')],
])('gives back the rest of a %s that took its time', (_, other) => {
  const waiting = openWaiting(1000)
  waiting.add([row('e1', 'eve', 'a.example'), other, row('l1', 'lea', 'c.example')])
  const first = waiting.take()
  if (first) waiting.done(first, 1000)
  expect(waiting.takeSpent().map(({ id }) => id)).toEqual(['e2'])
  expect(waiting.take()?.id).toBe('l1')
})

test('checks each badge once, and never two of a host or a wallet at once', () => {
  const names = fc.constantFrom('a', 'b', 'c')
  const rows = fc.array(fc.tuple(names, names)).map((all) => all.map(([w, h], nth) => row(`${nth}`, w, h)))
  fc.assert(
    fc.property(rows, fc.array(fc.nat(3)), (all, ends) => {
      const waiting = openWaiting(Number.POSITIVE_INFINITY)
      waiting.add(all)
      const [running, seen]: [DueRow[], string[]] = [[], []]
      for (let step = 0; seen.length < all.length || running.length > 0; step++) {
        const next = waiting.take()
        if (next) {
          for (const key of ['host', 'holderId'] as const)
            expect(running.map((one) => one[key])).not.toContain(next[key])
          running.push(next)
          seen.push(next.id)
        }
        // One that runs ends, so that it goes on.
        const [ended] = next ? [] : running.splice((ends[step] ?? 0) % running.length, 1)
        if (ended) waiting.done(ended, 1)
      }
      expect(seen.toSorted()).toEqual(all.map(({ id }) => id).toSorted())
    }),
  )
})
