import { afterAll, beforeAll, expect, test } from 'vitest'
import { generateAccountKey } from '#credentials/dids/did-sdi.ts'
import { answerChallenge } from '#features/sign-in/by-wallet/server/answer-challenge.ts'
import { createChallenge } from '#features/sign-in/by-wallet/server/create-challenge.ts'
import { followChallenge } from '#features/sign-in/by-wallet/server/follow-challenge.ts'
import { type Notices, openNotices } from '#platform/notices/notices.ts'
import { signedMessage } from '#testing/wallet-stories.ts'
import { openWorld, type World } from '#testing/world.ts'
import { systemContext } from '../http/context.ts'
import { studioServer } from '../http/http.ts'

let world: World
let other: Notices
beforeAll(async () => {
  world = await openWorld({ hasWorker: false })
  // On Postgres a second process has its own notices; the embedded database has one process and one emitter.
  other = world.database.kind === 'postgres' ? await openNotices(world.database) : world.services.notices
})
afterAll(async () => {
  if (other !== world.services.notices) await other.close()
  await world.close()
})

test('a notice of one server wakes listeners of its channel at another', async () => {
  const woken: string[] = []
  const wake = new Promise<void>((resolve) => {
    other.subscribe('operation:one', () => {
      woken.push('one')
      resolve()
    })
  })
  other.subscribe('operation:two', () => woken.push('two'))
  world.services.notices.notify('operation:one')
  await wake
  expect(woken).toEqual(['one'])
})

test('many notices of one channel are merged without losing the last', async () => {
  let wakes = 0
  const unsubscribe = other.subscribe('issuer:busy', () => wakes++)
  for (let i = 0; i < 500; i++) world.services.notices.notify('issuer:busy')
  await expect.poll(() => wakes).toBe(2)
  unsubscribe()
})

test('a challenge of one server is answered at another, and the first streams it at once', async () => {
  const first = { ...world.ctx({ kind: 'anyone' }), network: 'one' }
  const second = { ...systemContext({ ...world.services, notices: other }, 'test'), network: 'two' }
  const made = await createChallenge(first, { signup: false, browser: true })
  const page = { ...first, challengeSecret: made.secret }
  const states = followChallenge(page, made, new AbortController().signal)
  expect((await states.next()).value).toMatchObject({ status: 'waiting' })
  const signed = await signedMessage(world, generateAccountKey(), { nonce: made.challenge, requestId: made.number })
  const next = states.next()
  await answerChallenge(second, { challenge: made.challenge, ...signed })
  const begun = performance.now()
  expect((await next).value).toMatchObject({ status: 'validated', token: expect.stringMatching(/^ey/) })
  // Sooner than the stream would reread by itself (5 s); the response itself may take long on a busy machine.
  expect(performance.now() - begun).toBeLessThan(4000)
  expect((await states.next()).done).toBe(true)
})

test('a challenge outlives its server, and another one returns its token', async () => {
  const made = await createChallenge(world.ctx(), { signup: false, browser: true })
  const signed = await signedMessage(world, generateAccountKey(), { nonce: made.challenge, requestId: made.number })
  await answerChallenge(world.ctx(), { challenge: made.challenge, ...signed })
  const restarted = await studioServer({ ...world.services, notices: other }, world.services.log)
  const answer = await restarted.inject({
    url: `/api/v1/auth/${made.challenge}`,
    headers: { host: new URL(world.config.publicUrl).host, 'challenge-secret': made.secret },
  })
  await restarted.close()
  expect(answer.json()).toMatchObject({ status: 'validated', token: expect.stringMatching(/^ey/) })
})
