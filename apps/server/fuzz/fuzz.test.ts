import { afterAll, beforeAll, expect, test } from 'vitest'
import { captchaPass, lastMail, makeTemplate, proveNow, send, signUp } from '#testing/stories.ts'
import { openWorld, type World } from '#testing/world.ts'
import { testDatabaseUrl } from '../start/config.ts'
import { fuzz } from './testing-fuzz.ts'
import { stockUp } from './testing-stock.ts'

/** Any number; the same one generates the same calls. Of 5,000 in all a fifth runs on Postgres. */
const [SEED, CALLS] = testDatabaseUrl() ? [20_261, 1000] : [20_260, 4000]
/** Detects calls that never return; bench/fuzz.bench.ts has 5 s. */
const PATIENCE_MS = 30_000

let world: World
beforeAll(async () => {
  world = await openWorld({ config: { trustProxy: ['loopback'] } })
  await world.app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => world.close())

test('thousands of malformed calls find no fault and leave the server intact', async () => {
  const [admin, spare] = [await signUp(world, 'ada@example.org'), await signUp(world, 'spare@example.org')]
  await proveNow(world, admin.token)
  const { templateId } = await makeTemplate(world, admin.token)
  const links = await send(world, admin.token, templateId, ['lea@example.org', 'max@example.org', 'zoe@example.org'])
  const { caller, config } = world
  const textTo = async (email: string) => {
    await world.runJobs()
    return (await lastMail(world, email))?.text ?? ''
  }
  const begun = { config, caller, admin: admin.token, spare: [spare.token], templateId, links, textTo }
  const { stock, known } = await stockUp(begun)
  known.captchaSolution = [await captchaPass(world), await captchaPass(world)]
  const address = world.app.server.address()
  const port = typeof address === 'object' ? address?.port : 0
  const host = new URL(config.publicUrl).host
  const server = { origin: `http://127.0.0.1:${port}`, host, patienceMs: PATIENCE_MS }
  const { findings, statuses } = await fuzz({ ...server, stock, known, seed: SEED, calls: CALLS, parallel: 4 })
  expect(findings).toEqual([])
  // Most calls would prove nothing if they were refused at once.
  expect(statuses.get(200) ?? 0).toBeGreaterThan(CALLS / 10)
  const ready = await world.app.inject({ url: '/readyz', headers: { host } })
  expect(ready.statusCode).toBe(200)
}, 240_000)
