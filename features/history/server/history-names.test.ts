import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { generateAccountKey } from '#credentials/dids/did-sdi.ts'
import { listSessions } from '#features/claims/contract.ts'
import { historyWhere } from '#features/claims/server/rows/history-filter.ts'
import { claims } from '#features/claims/server/tables.ts'
import { holders } from '#features/holders/server/tables.ts'
import { importSessions } from '#features/imports/contract.ts'
import { nameClaim } from '#features/issuing/contract.ts'
import { communityNames } from '#features/names/server/tables.ts'
import { claimWithKey, startSending } from '#testing/claim.ts'
import { claimTokenOf, proveNow } from '#testing/stories.ts'
import { tablesWith } from '#testing/tables.ts'
import { joinFolder } from '#testing/team-stories.ts'
import { openWorld, type World } from '#testing/world.ts'
import { exportSessions } from '../contract.ts'

/** Rows of a history that is not searched by reading all of it. */
const LARGE = 20_001
/** In nine scripts. */
const NAMES = [
  'Léa Moreau',
  'Ελένη Παπαδοπούλου',
  'Анна Каренина',
  'محمد علي',
  'דוד כהן',
  'अनिता शर्मा',
  'สมชาย ใจดี',
  '山田 太郎',
  '김민준',
]
let world: World
let issuer: Awaited<ReturnType<typeof startSending>>
let person: Awaited<ReturnType<typeof joinFolder>>
let importId = ''

const addressOf = (at: number) => `p${at}@example.org`
const rowsOf = async (search = '', token = issuer.token) =>
  (await world.call(listSessions, { templateId: issuer.templateId, search, pageSize: 100 }, { token })).sessions
const rowOf = async (email: string) => (await rowsOf(email))[0]
const csvFor = async (token: string) => {
  const { csv } = await world.call(
    exportSessions,
    { templateId: issuer.templateId, status: 'all', lang: 'en' },
    { token },
  )
  return csv
}
const receiptsFor = async (token: string) => {
  const url = `/api/v1/sessions/import/${importId}/receipts`
  const headers = { host: new URL(world.config.publicUrl).host, authorization: `Bearer ${token}` }
  return (await world.app.inject({ url, headers })).body
}

beforeAll(async () => {
  world = await openWorld()
  issuer = await startSending(world)
  const folder = { seesAddresses: false }
  const { issuerId, templateId } = issuer
  person = await joinFolder(world, { issuerId, email: 'max@example.org', templateIds: [templateId], folder })
  const list = `E-mail;Name\n${NAMES.map((name, at) => `${addressOf(at)};${name}`).join('\n')}\nnobody@example.org;`
  const asked = { templateId, file: new File([list], 'people.csv') }
  importId = (await world.call(importSessions, asked, { token: issuer.token })).id
  await world.runJobs()
  await proveNow(world, issuer.token)
  await proveNow(world, person.token)
})
afterAll(() => world.close())

test('names each recipient of a list, in any script, in its row, the export and the receipts', async () => {
  const rows = new Map((await rowsOf()).map((row) => [row.emails[0], row]))
  const csv = await csvFor(issuer.token)
  const receipts = await receiptsFor(issuer.token)
  const lineOf = (text: string, email: string) => text.split(/\r?\n/).find((line) => line.includes(email))
  expect(csv.split(/\r?\n/)[0]).toMatch(/,Name$/)
  for (const [at, name] of NAMES.entries()) {
    const email = addressOf(at)
    expect(rows.get(email)).toMatchObject({ name, nameSource: 'list', listedName: name, options: { name: '' } })
    expect(lineOf(csv, email)).toMatch(new RegExp(`,${name}$`))
    expect(lineOf(receipts, email)).toMatch(new RegExp(`,${name}$`))
  }
  expect(rows.get('nobody@example.org')).toMatchObject({ name: '', nameSource: '', listedName: '' })
})

test.each([
  ['lea moreau', 0],
  ['LÉA', 0],
  ['анна', 2],
  ['علي', 3],
  ['太郎', 7],
  ['김민', 8],
])('finds the row of a name by %s', async (search, at) => {
  expect((await rowsOf(search)).map(({ emails }) => emails)).toEqual([[addressOf(at)]])
})

test('shows and finds what the recipient answered, beside the entered name', async () => {
  const email = 'tom@example.org'
  const { links } = await issuer.ask({ emails: [email], options: [{ name: 'Thomas Petit' }] })
  await world.call(nameClaim, { token: claimTokenOf(links[0] ?? ''), name: 'Tôm' })
  const given = { name: 'Tôm', nameSource: 'given', listedName: 'Thomas Petit' }
  expect(await rowOf(email)).toMatchObject(given)
  for (const search of ['tom', 'thomas p'])
    expect((await rowsOf(search)).map(({ emails }) => emails)).toContainEqual([email])
  await claimWithKey(world, claimTokenOf(links[0] ?? ''))
  expect(await rowOf(email)).toMatchObject({ ...given, status: 'owner' })
  expect((await rowsOf('tôM')).map(({ emails }) => emails)).toContainEqual([email])
})

test("shows and finds a collected badge's holder by their wallet's name, and by what they tell the community", async () => {
  const email = 'zoe@example.org'
  const { links } = await issuer.ask({ emails: [email], options: [{ name: 'Zoé Blanc' }] })
  const key = generateAccountKey()
  await claimWithKey(world, claimTokenOf(links[0] ?? ''), key)
  const { db } = world.ctx()
  const [holder] = await db.update(holders).set({ pseudo: 'Zébulon' }).where(eq(holders.did, key.did)).returning()
  expect(await rowOf(email)).toMatchObject({ name: 'Zébulon', nameSource: 'wallet', listedName: 'Zoé Blanc' })
  expect((await rowsOf('ZEBULON')).map(({ emails }) => emails)).toEqual([[email]])
  const own = { issuerId: issuer.issuerId, holderId: holder?.id ?? '', givenName: 'Zoë' }
  await db
    .insert(communityNames)
    .values(own)
    .onConflictDoUpdate({
      target: [communityNames.issuerId, communityNames.holderId],
      set: { givenName: 'Zoë' },
    })
  expect(await rowOf(email)).toMatchObject({ name: 'Zoë', nameSource: 'given' })
  expect((await rowsOf('zoë')).map(({ emails }) => emails)).toEqual([[email]])
  // Whoever does not see addresses sees the wallet's own name alone.
  const hidden = (await rowsOf('', person.token)).map(({ name, listedName }) => name || listedName)
  expect(hidden.filter(Boolean)).toEqual(['Zébulon'])
})

test('hides names where addresses are hidden: in rows, exports, receipts and searches', async () => {
  const told = [
    await csvFor(person.token),
    await receiptsFor(person.token),
    JSON.stringify(await rowsOf('', person.token)),
  ]
  for (const name of [...NAMES, 'Thomas', 'Tôm', 'Zoé Blanc', 'Zoë']) expect(told.join('\n')).not.toContain(name)
  expect(await rowsOf('moreau', person.token)).toEqual([])
})

test('keeps a name in its claim alone: in no audit row, no event and no job', async () => {
  expect(await tablesWith(world, 'Каренина')).toEqual(['public.claims'])
})

test('finds an entered name in a large history, by an index', async () => {
  const { db } = world.ctx()
  const sought = (search: string) => {
    const days = { from: '', to: '', sentFrom: '', sentTo: '' } as const
    const asked = { status: 'all', search, delivery: '', batch: '', opened: '', ...days } as const
    return db
      .select({ email: claims.email })
      .from(claims)
      .where(historyWhere(world.ctx(), issuer.templateId, asked, LARGE))
  }
  for (const search of ['lea mor', 'LÉ', 'moreau']) expect(await sought(search)).toEqual([{ email: addressOf(0) }])
  // Each row like one of the list, but for what has to differ; fewer would be read as a whole.
  await db.execute(sql`
    insert into claims select (jsonb_populate_record(c, jsonb_build_object(
      'id', c.id || g, 'email', 'many' || g || '@example.org', 'option_name', 'Guest ' || g))).*
    from claims c, generate_series(1, 3000) g where c.email = ${addressOf(0)}`)
  await db.execute(sql`analyze claims`)
  const plan = await db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`)
    return JSON.stringify(await tx.execute(sql`explain ${sought('lea mor').getSQL()}`))
  })
  expect(plan).toContain('claims_guest_texts')
  expect(plan).not.toContain('Seq Scan on claims')
})
