import { AsyncLocalStorage } from 'node:async_hooks'
import { inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { generateAccountKey } from '#credentials/dids/did-sdi.ts'
import { badges } from '#features/badges/server/tables.ts'
import { claims } from '#features/claims/server/tables.ts'
import { revokeSession } from '#features/history/contract.ts'
import { readClaimToken, readEntryToken } from '#features/mailing/server/claim-token.ts'
import { pictureFile } from '#features/templates/server/testing-issuer.ts'
import { accessOf, claimWithKey, credentialFor, entryOf, proofOf, startSending } from '#testing/claim.ts'
import { poolOf, testOnPostgres } from '#testing/on-postgres.ts'
import { openWorld, type World } from '#testing/world.ts'
import { acceptClaim } from './accept-claim.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const linkOf = (token: string) => {
  const { id = '', n = 0 } = readClaimToken(world.config, token) ?? {}
  return { claimId: id, n }
}
const { did: lea } = generateAccountKey()
const ask = (token: string, did = generateAccountKey().did, entryId = '') =>
  acceptClaim(world.ctx(), { ...linkOf(token), did, entryId })

test('gives the badges of a batch of many communities, and refuses only the claims that fail', async () => {
  const club = await startSending(world, {}, 'club@example.org')
  const card = { category: 'membership', image: await pictureFile(856, 540) } as const
  const school = await startSending(world, card, 'school@example.org')
  const [first = '', revoked = '', taken = ''] = await club.send('a@example.org', 'b@example.org', 'c@example.org')
  const joining = await school.send('d@example.org', 'e@example.org')
  const full = await club.open({ didLimit: 2, networkLimit: 0 })
  await ask(taken)
  await world.call(revokeSession, { challenge: linkOf(revoked).claimId, reason: 'By mistake' }, { token: club.token })
  const entryIds = await Promise.all(Array.from({ length: 3 }, () => entryId(full)))
  // The first starts at once; the others arrive meanwhile and share one transaction.
  const all = await Promise.allSettled([
    ask(first),
    ask(revoked),
    ask(taken),
    ...joining.map((token) => ask(token, lea)),
    ...entryIds.map((entryId) => ask(full, undefined, entryId)),
    ask(first.slice(0, -4)),
  ])
  expect(all.map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'rejected',
    'fulfilled',
    'fulfilled',
    'fulfilled',
    'fulfilled',
    'rejected',
    'rejected',
  ])
  const ids = [first, revoked, taken, ...joining, full].map((token) => linkOf(token).claimId)
  const { db } = world.ctx()
  const given = await db.select().from(badges).where(inArray(badges.claimId, ids))
  const counted = await db.select({ taken: claims.taken }).from(claims).where(inArray(claims.id, ids))
  expect(given).toHaveLength(6)
  expect(counted.reduce((sum, claim) => sum + claim.taken, 0)).toBe(6)
})

testOnPostgres('gives the badges of other claims while somebody holds the lock of one', async () => {
  const club = await startSending(world, {}, 'held@example.org')
  const school = await startSending(world, {}, 'free@example.org')
  const [held = ''] = await club.send('h@example.org')
  const [free = ''] = await school.send('i@example.org')
  const holding = await poolOf(world).connect()
  await holding.query('begin')
  await holding.query('select from claims where id = $1 for update', [linkOf(held).claimId])
  // The second and the third share a batch.
  const waiting = [ask(held, lea), ask(held, lea)]
  expect(await ask(free)).toHaveProperty('credential')
  await holding.query('commit')
  holding.release()
  const [first, again] = await Promise.all(waiting)
  expect(first?.id).toBe(again?.id)
})

async function entryId(token: string): Promise<string> {
  return readEntryToken(world.config, await entryOf(world, token))?.id ?? ''
}

// On the wire: what a transaction begins and ends with is counted too.
testOnPostgres('needs at most nine statements for a claim that arrives alone, eight for a known wallet', async () => {
  const issuer = await startSending(world, {}, 'alone@example.org')
  // Links without e-mails, which would be sent meanwhile.
  const [warm, fresh, known] = [await one(issuer), await one(issuer), await one(issuer)]
  await claimWithKey(world, warm)
  const key = generateAccountKey()
  expect(await statementsOf(fresh, key)).toHaveLength(9)
  expect(await statementsOf(known, key)).toHaveLength(8)
})

const one = (issuer: Awaited<ReturnType<typeof startSending>>) => issuer.open({ didLimit: 1 })

/** Whether a statement is asked by the claim, and not by a job or a sweep beside it. */
const ofClaim = new AsyncLocalStorage<true>()

async function statementsOf(token: string, key: ReturnType<typeof generateAccountKey>): Promise<string[]> {
  const [access, proof] = [await accessOf(world, token), await proofOf(world, key)]
  const pool = poolOf(world)
  const statements: string[] = []
  const client = await pool.connect()
  const { query } = Object.getPrototypeOf(client)
  client.release()
  await world.runJobs()
  Object.getPrototypeOf(client).query = function counted(this: unknown, ...args: unknown[]) {
    const [asked] = args as [string | { text: string }]
    const text = typeof asked === 'string' ? asked : asked.text
    if (ofClaim.getStore() && !/pgboss|pg_notify|jit/i.test(text)) statements.push(text)
    return query.apply(this, args)
  }
  try {
    await ofClaim.run(true, () => credentialFor(world, access, proof))
  } finally {
    Object.getPrototypeOf(client).query = query
  }
  return statements
}
