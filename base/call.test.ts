import { expect, test } from 'vitest'
import { z } from 'zod'
import { call, stream } from './call.ts'
import { endpoint } from './endpoint.ts'

const shared = { method: 'GET', who: 'anyone', cors: 'studio', input: z.object({}), output: z.object({}) } as const
const read = endpoint({ ...shared, path: '/read' })
const follow = endpoint({ ...shared, path: '/follow', stream: true })

test('opens a stream with low priority, behind what a page shows first, and reads at once', async () => {
  const priorities: (string | undefined)[] = []
  const caller = {
    origin: 'https://studio.example.org',
    fetch: async (_url: unknown, init?: RequestInit) => {
      priorities.push(init?.priority)
      return new Response('{}')
    },
  }
  await call(caller, read, {})
  for await (const _ of stream(caller, follow, {}, new AbortController().signal));
  expect(priorities).toEqual([undefined, 'low'])
})
