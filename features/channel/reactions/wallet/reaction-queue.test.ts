import { expect, test } from 'vitest'
import type { ReactionChange } from './apply-reactions.ts'
import { createReactionQueue, type Delivery } from './reaction-queue.ts'

const clap: ReactionChange = { postId: 'p1', emoji: '👏', isOn: true }
const heart: ReactionChange = { postId: 'p1', emoji: '❤️', isOn: true }

function device() {
  const kept = new Map<string, unknown>()
  const sent: ReactionChange[] = []
  const network = { answer: 'sent' as Delivery }
  const store = {
    get: async <T>(name: string) => kept.get(name) as T | undefined,
    set: async (name: string, value: unknown) => void kept.set(name, structuredClone(value)),
    remove: async (name: string) => void kept.delete(name),
  }
  const open = () =>
    createReactionQueue(store, async (change) => {
      sent.push(change)
      return network.answer
    })
  return { kept, sent, network, open }
}

test('a reaction is sent at once and forgotten', async () => {
  const { kept, sent, open } = device()
  const queue = open()
  await queue.push(clap)
  expect(sent).toEqual([clap])
  expect(queue.pending()).toEqual([])
  expect(kept.size).toBe(0)
})

test('reactions left without a network survive a reload and are sent in their order, once', async () => {
  const { sent, network, open } = device()
  network.answer = 'unreachable'
  const before = open()
  await before.push(clap)
  await before.push(heart)
  const after = open()
  sent.length = 0
  network.answer = 'sent'
  await after.flush()
  await after.flush()
  expect(sent).toEqual([clap, heart])
  expect(after.pending()).toEqual([])
})

test('reactions that wait are known after a reload before anything is sent', async () => {
  const { sent, network, open } = device()
  network.answer = 'unreachable'
  await open().push(clap)
  sent.length = 0
  const after = open()
  await after.load()
  expect(after.pending()).toEqual([clap])
  expect(sent).toEqual([])
})

test('a reaction that is taken back replaces the one that waits', async () => {
  const { network, open } = device()
  network.answer = 'unreachable'
  const queue = open()
  await queue.push(clap)
  await queue.push({ ...clap, isOn: false })
  expect(queue.pending()).toEqual([{ ...clap, isOn: false }])
})

test('a reaction that changes while it is sent is sent again as it is then', async () => {
  const { sent, open } = device()
  const queue = open()
  const first = queue.push(clap)
  const second = queue.push({ ...clap, isOn: false })
  await Promise.all([first, second])
  await queue.flush()
  expect(sent.at(-1)).toEqual({ ...clap, isOn: false })
  expect(queue.pending()).toEqual([])
})
