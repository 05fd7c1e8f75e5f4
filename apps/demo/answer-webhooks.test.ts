import { expect, test } from 'vitest'
import type { SafePost } from '#platform/outgoing/safe-post.ts'
import { answerForDemo } from './answer-webhooks.ts'
import { WEBHOOKS } from './webhooks.ts'

const asked: string[] = []
const network: SafePost = {
  check: async (url) => void asked.push(url),
  send: async (url) => {
    asked.push(url)
    return { status: 204, contentType: '', body: new Uint8Array() }
  },
}
const posts = answerForDemo(network)
const sent = { headers: {}, body: new Uint8Array() }

test('answers for each made-up server as its log says, and sends nothing', async () => {
  const answers = []
  for (const { url } of WEBHOOKS) {
    await posts.check(url)
    answers.push((await posts.send(url, sent)).status)
  }
  expect(answers).toEqual(WEBHOOKS.map(({ refused }) => refused?.status ?? 200))
  expect(asked).toEqual([])
})

test('posts to all other addresses', async () => {
  expect((await posts.send('https://example.org/', sent)).status).toBe(204)
  expect(asked).toEqual(['https://example.org/'])
})
