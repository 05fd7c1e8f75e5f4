import { sql } from 'drizzle-orm'
import { testDatabaseUrl } from '#apps/server/start/config.ts'
import { actorOfKey } from '#features/developers/server/actor-of-key.ts'
import { putKey } from '#features/developers/server/testing-keys.ts'
import { countTemplates } from '#features/templates/contract.ts'
import { issuerIdOf, signUp } from '#testing/stories.ts'
import { openWorld } from '#testing/world.ts'
import { medianOf, percentileOf, secondsOf } from './measuring.ts'
import { printTable } from './print-table.ts'

const [KEYS, TURNS] = [5000, 500]
/** Goal: what checking a key adds to a call. */
const CHECK_MS = 1

if (!testDatabaseUrl()) console.log('  needs a Postgres: set TEST_DATABASE_URL')
else {
  const world = await openWorld()
  try {
    const { token } = await signUp(world, 'ada@example.org')
    const issuerId = await issuerIdOf(world, token)
    for (let at = 0; at < KEYS; at += 1) await putKey(world, `other-${at}`)
    const networks = Array.from({ length: 20 }, (_, at) => `127.0.${at}.0/24`)
    const templateIds = Array.from({ length: 100 }, (_, at) => `template-${at}`)
    const key = await putKey(world, issuerId, { networks, templateIds })
    const wide = await putKey(world, issuerId)
    const call = { name: 'GET /managers/templates/counts', ip: '127.0.19.1' }
    const headers = { host: new URL(world.config.publicUrl).host }
    const get = (more: Record<string, string>) =>
      world.app.inject({ url: `/api/v1${countTemplates.path}`, headers: { ...headers, ...more } })
    const timesOf = async (work: () => Promise<unknown>) => {
      for (let turn = 0; turn < 50; turn += 1) await work()
      const times: number[] = []
      for (let turn = 0; turn < TURNS; turn += 1) times.push(1000 * (await secondsOf(work)))
      return times
    }
    const checks = await timesOf(() => actorOfKey(world.ctx(), wide, call))
    const limited = await timesOf(() => actorOfKey(world.ctx(), key, call))
    const bare = await timesOf(() => world.ctx().db.execute(sql`select 1`))
    const bySession = await timesOf(() => get({ authorization: `Bearer ${token}` }))
    const byKey = await timesOf(() => get({ token: wide }))
    const peer = { name: 'by a session', value: medianOf(bySession) }
    const asked = { name: 'select 1', value: medianOf(bare) }
    console.log(`  ${KEYS} keys; one with 20 networks and 100 templates, ${TURNS} turns`)
    printTable([
      { figure: 'checking a key, median', value: medianOf(checks), unit: 'ms', goal: { most: CHECK_MS }, peer: asked },
      { figure: 'checking a key, p95', value: percentileOf(checks, 95), unit: 'ms' },
      { figure: 'the one with networks and templates, median', value: medianOf(limited), unit: 'ms' },
      { figure: 'a call by key, median', value: medianOf(byKey), unit: 'ms', peer },
    ])
  } finally {
    await world.close()
  }
}
