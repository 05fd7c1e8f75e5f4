import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Caller } from '#base/call.ts'
import { endpoint } from '#base/endpoint.ts'
import { drawn } from './testing-drawn.tsx'
import { useCall } from './use-call.ts'
import { useOnce } from './use-once.ts'

const createThing = endpoint({
  method: 'POST',
  path: '/things',
  who: 'admin',
  cors: 'studio',
  input: z.object({ name: z.string() }),
  output: z.object({ id: z.string() }),
})

/** A server whose answers wait for `answer()`. */
function openServer() {
  const calls: string[] = []
  const held: (() => void)[] = []
  const fetch = async (_: string, init?: RequestInit) => {
    calls.push(String(init?.body))
    await new Promise<void>((go) => held.push(go))
    return Response.json({ id: '1' })
  }
  const caller = { origin: 'https://studio.test', fetch } as Caller
  const answer = () => {
    for (const go of held.splice(0)) go()
  }
  return { caller, calls, answer }
}

test('two presses in one tick make one call', async () => {
  const { caller, calls, answer } = openServer()
  const { run } = drawn(() => useCall(createThing), caller)
  const made: unknown[] = []
  void run({ name: 'one' }).then((outcome) => made.push(outcome))
  void run({ name: 'one' }).then((outcome) => made.push(outcome))
  await expect.poll(() => calls).toHaveLength(1)
  answer()
  await expect.poll(() => made).toEqual([{ output: { id: '1' } }])
  expect(calls).toHaveLength(1)
})

test('calls with other inputs, and the same one after its answer, are made', async () => {
  const { caller, calls, answer } = openServer()
  const { run } = drawn(() => useCall(createThing), caller)
  const first = run({ name: 'one' })
  const second = run({ name: 'two' })
  await expect.poll(() => calls).toHaveLength(2)
  answer()
  await Promise.all([first, second])
  void run({ name: 'one' })
  await expect.poll(() => calls).toHaveLength(3)
  answer()
})

test('a call that may be repeated is made again before a late answer', async () => {
  const { caller, calls, answer } = openServer()
  const { run } = drawn(() => useCall(createThing, { isRepeatable: true }), caller)
  void run({ name: 'one' })
  void run({ name: 'one' })
  await expect.poll(() => calls).toHaveLength(2)
  answer()
})

test('an action of several steps runs once for two presses, and again after it has ended', async () => {
  let runs = 0
  const { run } = drawn(
    () =>
      useOnce(async () => {
        runs += 1
      }),
    openServer().caller,
  )
  await Promise.all([run(), run()])
  expect(runs).toBe(1)
  await run()
  expect(runs).toBe(2)
})

test('an action that failed can be tried again', async () => {
  let runs = 0
  const { run } = drawn(
    () =>
      useOnce(async () => {
        runs += 1
        throw new Error('refused')
      }),
    openServer().caller,
  )
  await expect(run()).rejects.toThrow('refused')
  await expect(run()).rejects.toThrow('refused')
  expect(runs).toBe(2)
})
