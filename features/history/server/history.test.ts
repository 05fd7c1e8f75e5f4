import { eq, type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CallInput } from '#base/endpoint.ts'
import { someBadgesOfClaims } from '#features/badges/server/some-badges-of-claims.ts'
import { badges, statusLists } from '#features/badges/server/tables.ts'
import { listSessions } from '#features/claims/contract.ts'
import { COUNT_MAX } from '#features/claims/row-count-rules.ts'
import { compactCounts, countClaims } from '#features/claims/server/count-claims.ts'
import { extendClaims } from '#features/claims/server/extend-claims.ts'
import { claims, templatePlaces } from '#features/claims/server/tables.ts'
import { readClaimToken } from '#features/mailing/server/claim-token.ts'
import { readSend } from '#features/sends/running/contract.ts'
import { inTransaction } from '#platform/context.ts'
import { readOperation } from '#platform/operations/operations.ts'
import { claimWithKey, startSending } from '#testing/claim.ts'
import { openWorld, type World } from '#testing/world.ts'
import { changeBatch, changeSessions, exportSessions, reissueSession, resendSession } from '../contract.ts'

let world: World
let issuer: Awaited<ReturnType<typeof startSending>>

beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const idOf = (claim: string) => readClaimToken(world.config, claim)?.id ?? ''
const token = () => ({ token: issuer.token })
const list = (more: Partial<CallInput<typeof listSessions>> = {}) =>
  world.call(listSessions, { templateId: issuer.templateId, ...more }, token())
const many = (count: number, name = 'p') => Array.from({ length: count }, (_, i) => `${name}${i}@example.org`)

test('pages by cursors in both directions, and filters by status, address, delivery, date and batch', async () => {
  issuer = await startSending(world)
  await issuer.send(...many(5, 'a'))
  await world.advance(60_000)
  const middle = world.now().toISOString()
  const [first = ''] = await issuer.send(...many(7, 'b'))
  await world.runJobs()
  await claimWithKey(world, first)
  const one = await list({ pageSize: 5 })
  const two = await list({ pageSize: 5, after: one.last })
  const three = await list({ pageSize: 5, after: two.last })
  const seen = [one, two, three].flatMap(({ sessions }) => sessions.map(({ challenge }) => challenge))
  expect(new Set(seen).size).toBe(12)
  expect((await list({ pageSize: 5, before: two.first })).sessions).toEqual(one.sessions)
  expect(one.counts).toMatchObject({ all: 12, owner: 1, pending: 11 })
  expect((await list({ status: 'owner' })).sessions.map(({ emails }) => emails[0])).toEqual(['b0@example.org'])
  expect((await list({ search: 'A3@' })).sessions.map(({ emails }) => emails[0])).toEqual(['a3@example.org'])
  expect((await list({ to: middle })).pagination.totalCount).toBe(5)
  expect((await list({ from: middle })).pagination.totalCount).toBe(7)
  const batch = await list({ batch: idOf(first), status: 'pending' })
  expect(batch.pagination.totalCount).toBe(6)
  expect(batch.counts).toMatchObject({ all: 7, owner: 1, pending: 6 })
  const searched = await list({ batch: idOf(first), search: 'b0@' })
  expect(searched.counts).toMatchObject({ all: 1, owner: 1, pending: 0 })
  expect(searched.sendCounts).toMatchObject({ all: 7, owner: 1, pending: 6 })
  expect(await world.call(readSend, { sendId: batch.sendId }, token())).toMatchObject({ made: 7, mailed: 7 })
  expect(one.sendId).toBe('')
  expect((await list({ delivery: 'sent' })).pagination.totalCount).toBe(12)
  expect((await list({ delivery: 'bounced' })).pagination.totalCount).toBe(0)
})

test('refuses the year 0000 in history and export', async () => {
  for (const day of [{ from: '0000-01-01T00:00:00Z' }, { to: '0000-12-31T23:59:59.999Z' }]) {
    const refused = { status: 400, key: 'dateInvalid' }
    await expect(list(day)).rejects.toMatchObject(refused)
    const { templateId } = issuer
    await expect(world.call(exportSessions, { templateId, ...day }, token())).rejects.toMatchObject(refused)
  }
})

test('keeps the counts equal to the rows, compacted or not, and expires rows at their end', async () => {
  issuer = await startSending(world)
  const [one = '', two = ''] = await issuer.send(...many(4))
  await claimWithKey(world, one)
  const change = { challenges: [idOf(two)], kind: 'revoke' as const, reason: 'Mistake' }
  expect(await world.call(changeSessions, change, token())).toMatchObject({ changed: 1 })
  expect(await world.call(changeSessions, change, token())).toMatchObject({ changed: 0 })
  const before = { all: 4, owner: 1, pending: 2, link: 0, expired: 0, suspended: 0, revoked: 1, bounced: 0 }
  expect((await list()).counts).toEqual(before)
  for (let i = 0; i < 120; i++) {
    const suspended = i % 2 ? null : world.now()
    await world
      .ctx()
      .db.update(claims)
      .set({ suspendedAt: suspended })
      .where(eq(claims.id, idOf(one)))
  }
  await compactCounts(world.ctx())
  expect((await list()).counts).toEqual(before)
  await world.advance(31 * 86_400_000)
  expect(await countClaims(world.ctx(), issuer.templateId)).toMatchObject({ pending: 0, expired: 2, all: 4 })
  const endDate = new Date(world.now().getTime() + 40 * 86_400_000)
  const rows = await world.ctx().db.select().from(claims).where(eq(claims.templateId, issuer.templateId))
  const asked = { issuerId: rows[0]?.issuerId ?? '', ids: rows.map(({ id }) => id), endDate }
  expect(await inTransaction(world.ctx(), (ctx) => extendClaims(ctx, asked))).toHaveLength(2)
  expect(await countClaims(world.ctx(), issuer.templateId)).toMatchObject({ pending: 2, expired: 0 })
})

test('revokes each badge once and returns each place once when two people revoke a batch', async () => {
  issuer = await startSending(world)
  const sent = await issuer.send(...many(8))
  for (const claim of sent.slice(0, 3)) await claimWithKey(world, claim)
  await world.call(resendSession, { challenge: idOf(sent[4] ?? '') }, token())
  const ask = { challenge: idOf(sent[0] ?? ''), kind: 'revoke', reason: 'Wrong course', isTold: true } as const
  const started = await Promise.all([1, 2].map(() => world.call(changeBatch, ask, token())))
  await world.runJobs()
  for (const { callbackId } of started) expect((await readOperation(world.ctx(), callbackId))?.status).toBe('success')
  expect((await list()).counts).toMatchObject({ all: 8, revoked: 8, pending: 0, owner: 0 })
  const { db } = world.ctx()
  const held = await db.select().from(badges).where(eq(badges.templateId, issuer.templateId))
  expect(held.map(({ revokedReason }) => revokedReason)).toEqual(['Wrong course', 'Wrong course', 'Wrong course'])
  const [list1] = await db
    .select()
    .from(statusLists)
    .where(eq(statusLists.id, held[0]?.statusListId ?? ''))
  expect(list1?.bits.some((byte) => byte !== 0)).toBe(true)
  const [places] = await db.select().from(templatePlaces).where(eq(templatePlaces.templateId, issuer.templateId))
  expect(places?.reserved).toBe(3)
  const mails = (await world.outbox()).filter(({ messageId }) => messageId?.startsWith('<news.'))
  expect(mails.length).toBe(8)
  expect(mails[0]?.text).toContain('Wrong course')
})

test("leaves another community's rows unchanged", async () => {
  issuer = await startSending(world)
  const [claim = ''] = await issuer.send('lea@example.org')
  const other = await startSending(world)
  const ask = { challenges: [idOf(claim)], kind: 'revoke' as const, reason: 'x' }
  expect(await world.call(changeSessions, ask, { token: other.token })).toMatchObject({ changed: 0 })
  await expect(
    world.call(changeBatch, { challenge: idOf(claim), kind: 'revoke', reason: 'x' }, { token: other.token }),
  ).rejects.toMatchObject({ key: 'notFound' })
  expect((await list()).counts.pending).toBe(1)
  await expect(world.call(changeSessions, { ...ask, reason: '' }, token())).rejects.toMatchObject({
    key: 'reasonMissing',
  })
})

test('reissues a badge once, links the old one to it and counts only the new one', async () => {
  issuer = await startSending(world)
  const [claim = '', unused = ''] = await issuer.send('lea@example.org', 'max@example.org')
  await claimWithKey(world, claim)
  const ask = { challenge: idOf(claim), reason: 'The name was wrong', isTold: true }
  const both = await Promise.allSettled([1, 2].map(() => world.call(reissueSession, ask, token())))
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  const { db } = world.ctx()
  const [old] = await db
    .select()
    .from(badges)
    .where(eq(badges.claimId, idOf(claim)))
  const [next] = await db
    .select()
    .from(badges)
    .where(eq(badges.id, old?.supersededBy ?? ''))
  expect(old?.revokedReason).toBe('The name was wrong')
  expect(next).toMatchObject({ holderId: old?.holderId, revokedAt: null })
  const { sessions, counts } = await list()
  expect(counts).toMatchObject({ owner: 1, revoked: 1, pending: 1 })
  await world.runJobs()
  // The e-mail of the badge itself may arrive later.
  const mails = (await world.outbox()).find(({ subject }) => subject?.includes(' reissued a badge: '))
  expect(mails?.to?.[0]?.address).toBe('lea@example.org')
  expect(mails?.text).toContain('The new one is in your wallet')
  expect(mails?.text).toContain('The name was wrong')
  expect(sessions.find(({ challenge }) => challenge === idOf(claim))?.supersededBy).toBe(next?.claimId)
  await expect(world.call(reissueSession, { challenge: idOf(unused), reason: 'x' }, token())).rejects.toMatchObject({
    key: 'sessionNotTaken',
  })
})

test('exports the filtered history as CSV, with formulas as text', async () => {
  issuer = await startSending(world)
  await issuer.ask({ emails: ['lea@example.org', 'max@example.org'], note: '=HYPERLINK("x")' })
  const { csv, after } = await world.call(
    exportSessions,
    { templateId: issuer.templateId, search: 'lea', lang: 'fr' },
    token(),
  )
  const [header, row, rest] = csv.split('\r\n')
  expect(header).toBe(
    'Envoi,Lien,E-mail,Note,Statut,Remise,Réponse du serveur de messagerie,Motif,Adresse du justificatif,Justificatif,Nom',
  )
  expect(row).toContain('lea@example.org,"\'=HYPERLINK(""x"")",En attente,')
  expect([rest, after]).toEqual(['', ''])
})

test('lists the holders of a row, up to the requested number', async () => {
  const link = await issuer.open({ didLimit: -1 })
  for (let at = 0; at < 3; at++) await claimWithKey(world, link)
  const [one = ''] = await issuer.send('lea@example.org')
  await claimWithKey(world, one)
  const { sessions } = await list()
  const row = sessions.find(({ didLimit }) => didLimit === -1)
  expect(new Set(row?.didHistory).size).toBe(3)
  const some = await someBadgesOfClaims(world.ctx(), [idOf(link), idOf(one)], 2)
  expect(some.map(({ claimId }) => claimId).sort()).toEqual([idOf(link), idOf(link), idOf(one)].sort())
})

test('counts one status beyond the cap separately, and caps the count of a send too', async () => {
  issuer = await startSending(world)
  const [first = ''] = await issuer.send('first@example.org')
  // Later than all others, so that none of them is among the counted rows.
  await copyRow(idOf(first), COUNT_MAX + 20, sql`now() - interval '1 hour'`, sql`null`)
  await copyRow(idOf(first), 12, sql`now() + interval '1 hour'`, sql`now()`)
  const asked = { search: '@example.org', pageSize: 5 }
  const revoked = await list({ ...asked, status: 'revoked' })
  expect(revoked.sessions).toHaveLength(5)
  expect(revoked.pagination).toEqual({ totalCount: 12, totalPages: 3 })
  expect(revoked.isCapped).toBe(true)
  expect((await list({ ...asked, status: 'pending' })).pagination.totalCount).toBe(COUNT_MAX)
  const ofSend = await list({ batch: idOf(first), status: 'revoked', pageSize: 5 })
  expect(ofSend).toMatchObject({ isCapped: true, sendCounts: { all: COUNT_MAX }, pagination: { totalCount: 12 } })
  expect(await list({ search: 'first@', batch: idOf(first) })).toMatchObject({ isCapped: false, counts: { all: 1 } })
})

/** Copies a row of a send the given number of times. */
function copyRow(id: string, count: number, createdAt: SQL, revokedAt: SQL) {
  const row = sql`jsonb_populate_record(claims, jsonb_build_object(
    'id', gen_random_uuid()::text, 'email', 'p' || at || '@example.org', 'created_at', ${createdAt}, 'revoked_at', ${revokedAt}))`
  return world.ctx().db.execute(sql`
    insert into claims select (${row}).* from claims, generate_series(1, ${count}::int) at where id = ${id}`)
}
