import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { generateAccountKey } from '#credentials/dids/did-sdi.ts'
import { openDatabase } from '#platform/database/db.ts'
import { accessOf, credentialFor, proofOf } from '#testing/claim.ts'
import { startServer } from '#testing/server-process.ts'
import { claimTokenOf } from '#testing/stories.ts'
import { badgeMails, type Community, signUpCommunity } from './community.ts'
import { forEachOf, secondsOf } from './measuring.ts'
import { openPostgres } from './open-postgres.ts'
import { printTable } from './print-table.ts'

const CLAIMS = 500
const WARM_UP = 50
const PARALLEL = 16
const INSERTS = 3000
const INSERTED_BYTES = 3000

const dataDir = mkdtempSync(join(tmpdir(), 'blazon-bench-claims-'))
const postgres = await openPostgres()
const server = await startServer({
  DATA_DIR: dataDir,
  CAPTCHA_COST: '1',
  MAIL_LIMIT_24H: '100000',
  MAIL_LIMIT_FIRST_WEEK: '100000',
  ...(postgres && { DATABASE_URL: postgres.url }),
})
try {
  const place = postgres?.name ?? 'PGlite, since no Postgres is here'
  console.log(`  on ${place}; each claim is a holder of its own with a key of its own, ${PARALLEL} at a time over HTTP`)
  const community = await signUpCommunity(server.origin, dataDir)
  const world = { caller: community.caller, config: { publicUrl: server.origin }, now: () => new Date() }

  const tokens = await sendClaims(community, WARM_UP + 2 * CLAIMS)
  await forEachOf(tokens.splice(0, WARM_UP), PARALLEL, wholeProtocol)
  const prepared: { access: string; proof: string }[] = []
  await forEachOf(tokens.splice(0, CLAIMS), PARALLEL, async (token) => {
    prepared.push({ access: await accessOf(world, token), proof: await proofOf(world, generateAccountKey()) })
  })

  const before = await insertsASecond()
  const cpuBefore = server.cpuSeconds()
  const accepting = await secondsOf(() =>
    forEachOf(prepared, PARALLEL, ({ access, proof }) => credentialFor(world, access, proof)),
  )
  const cpu = server.cpuSeconds() - cpuBefore
  const whole = await secondsOf(() => forEachOf(tokens, PARALLEL, wholeProtocol))
  const inserts = (before + (await insertsASecond())) / 2
  const peer = { name: 'bare inserts of one row, one commit each', value: inserts }
  printTable([
    { figure: `claims accepted, proofs precomputed (${CLAIMS})`, value: CLAIMS / accepting, unit: '/s', peer },
    {
      figure: `claims by the whole protocol: token, nonce, proof, credential (${CLAIMS})`,
      value: CLAIMS / whole,
      unit: '/s',
      peer,
    },
    { figure: 'processor time of the server for each accepted claim', value: (1000 * cpu) / CLAIMS, unit: 'ms' },
  ])

  async function wholeProtocol(token: string) {
    await credentialFor(world, await accessOf(world, token), await proofOf(world, generateAccountKey()))
  }
} finally {
  await server.stop()
  await postgres?.close()
  rmSync(dataDir, { recursive: true, force: true })
}

/** One claim per address, after all of their e-mails were sent, since sending uses the processor. */
async function sendClaims({ send }: Community, count: number): Promise<string[]> {
  const links: string[] = []
  while (links.length < count) {
    const size = Math.min(1000, count - links.length)
    links.push(...(await send(Array.from({ length: size }, (_, at) => `holder${links.length + at}@example.org`))))
  }
  await badgeMails(dataDir, count)
  return links.map(claimTokenOf)
}

/** How often the same database commits one row of a credential's size, from as many connections as the server has. */
async function insertsASecond(): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'blazon-bench-inserts-'))
  const database = await openDatabase({ databaseUrl: postgres?.url, dataDir: folder })
  const body = 'x'.repeat(INSERTED_BYTES)
  await database.db.execute(sql`create table if not exists bare_rows (id text primary key, body text not null)`)
  await database.db.execute(sql`truncate bare_rows`)
  const ids = Array.from({ length: INSERTS }, (_, at) => `row${at}`)
  const seconds = await secondsOf(() =>
    forEachOf(ids, PARALLEL, (id) => database.db.execute(sql`insert into bare_rows values (${id}, ${body})`)),
  )
  await database.close()
  rmSync(folder, { recursive: true, force: true })
  return INSERTS / seconds
}
