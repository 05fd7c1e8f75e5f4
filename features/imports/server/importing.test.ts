import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import type { CallInput } from '#base/endpoint.ts'
import { listSessions } from '#features/claims/contract.ts'
import { claims, templatePlaces } from '#features/claims/server/tables.ts'
import { resendSession, revokeSession } from '#features/history/contract.ts'
import { sweepMails } from '#features/sends/mail/server/sweep-mails.ts'
import * as sending from '#features/sends/running/contract.ts'
import { sends } from '#features/sends/server/tables.ts'
import { claimWithKey, startSending } from '#testing/claim.ts'
import { openWorld, type World } from '#testing/world.ts'
import * as contract from '../contract.ts'
import { ADDRESS_MAX, CORRECTIONS_MAX } from '../rules.ts'
import { dropImportFile, listImportFiles } from './import-file.ts'
import { sweepImports } from './read-import.ts'
import { importRows, imports } from './tables.ts'
import { writeImportChunk } from './write-import-chunk.ts'

let world: World
let issuer: Awaited<ReturnType<typeof startSending>>

beforeEach(async () => {
  world = await openWorld({ config: { mailLimit24h: 3000 } })
  issuer = await startSending(world)
})
afterEach(() => world.close())

const system = () => world.ctx({ kind: 'system', job: 'test' })
const rows = () => world.ctx().db.select().from(claims)
const claimMails = async () => (await world.outbox()).filter(({ messageId }) => messageId?.startsWith('<claim.'))
const csv = (text: string) => new File([text], 'people.csv')
const people = (count: number) =>
  csv(`E-mail;Nom\n${Array.from({ length: count }, (_, at) => `person${at}@example.org;Person ${at}`).join('\n')}`)
const ask = (file: File, more: Partial<CallInput<typeof contract.importSessions>> = {}) =>
  world.call(contract.importSessions, { templateId: issuer.templateId, file, ...more }, { token: issuer.token })
const act = (endpoint: typeof sending.undoSend, sendId: string) =>
  world.call(endpoint, { sendId }, { token: issuer.token })
const progress = (sendId: string) => world.call(sending.readSend, { sendId }, { token: issuer.token })
const afterHold = async () => {
  await world.runJobs()
  world.advance(61_000)
  await sweepMails(system())
}

test('previews the outcome of each row, and changes nothing', async () => {
  const [lea = '', max = ''] = await issuer.send('lea@example.org', 'max@example.org')
  await claimWithKey(world, lea)
  await world.call(revokeSession, { challenge: max.split('.')[0] ?? '', reason: 'Wrong' }, { token: issuer.token })
  const before = (await rows()).length
  const file = csv(
    'Courriel,Nom\nlea@example.org,a\nMAX@example.org,b\nzoe@gmial.com,c\nZoe@gmial.com,d\nnobody,e\ntom@example.org,f',
  )
  const { check } = await ask(file, { dryRun: true })
  expect(check).toMatchObject({ total: 6, ready: 2, mapping: { email: 0, name: 1 }, left: 2998, isRepeated: false })
  expect(check?.rows.map(({ row, outcome }) => [row, outcome])).toEqual([
    [1, 'holding'],
    [2, 'revoked'],
    [4, 'duplicate'],
    [5, 'invalid'],
  ])
  expect(check?.rows.at(-1)).toMatchObject({ row: 5, email: 'nobody', fault: 'noAt' })
  expect(check?.missing).toBe(0)
  expect(check?.typos).toEqual([{ domain: 'gmial.com', proposal: 'gmail.com', count: 2 }])
  expect(check?.samples.map(({ email }) => email)).toEqual(['zoe@gmial.com', 'tom@example.org'])
  expect((await rows()).length).toBe(before)
  expect(await world.ctx().db.select().from(imports)).toEqual([])
})

test('gives each row its badge, e-mail and receipt, with corrected domains', async () => {
  const file = csv('Email\n=evil@example.org\nzoe@gmial.com\nzoe@gmail.com\nnobody')
  const { id } = await ask(file, { fixedDomains: ['gmial.com'], note: 'Autumn' })
  await afterHold()
  expect((await claimMails()).map((mail) => mail.to?.[0]?.address).sort()).toEqual([
    '=evil@example.org',
    'zoe@gmail.com',
  ])
  expect(await progress(id)).toMatchObject({ status: 'sent', total: 4, read: 4, made: 2, refused: 2, mailed: 2 })
  const answer = await receipts(id, issuer.token)
  expect(answer.body.split('\r\n').slice(1, 5)).toEqual([
    "1,'=evil@example.org,Badge created,Sent,",
    '2,zoe@gmail.com,Badge created,Sent,',
    '3,zoe@gmail.com,Duplicate of an earlier row,,',
    '4,nobody,Invalid address or evidence,,',
  ])
  expect((await receipts(id)).statusCode).toBe(401)
  const other = await startSending(world)
  expect((await receipts(id, other.token)).statusCode).toBe(404)
})

test('sends to addresses corrected before the send, and names them in the receipts', async () => {
  const file = csv('Email,Name\nlea@example.org,Lea\nnobody,Max\n,Zoe\nzoe@example,Zoe')
  const corrections = [
    { row: 2, email: 'Max@Example.org' },
    { row: 4, email: 'lea@example.org' },
  ]
  const before = await ask(file, { dryRun: true })
  expect(before.check?.rows.map(({ row, fault }) => [row, fault])).toEqual([
    [2, 'noAt'],
    [3, 'missing'],
    [4, 'noEnding'],
  ])
  expect(before.check).toMatchObject({ ready: 1, missing: 1 })
  const after = await ask(file, { dryRun: true, corrections })
  expect(after.check).toMatchObject({ total: 4, ready: 2 })
  const { id } = await ask(file, { corrections })
  await afterHold()
  expect((await claimMails()).map((mail) => mail.to?.[0]?.address).sort()).toEqual([
    'lea@example.org',
    'max@example.org',
  ])
  const lines = (await receipts(id, issuer.token)).body.split('\r\n')
  expect(lines[2]).toBe('2,max@example.org,Badge created,Sent,,Max')
})

test('stores and deletes corrections with their file', async () => {
  const { id } = await ask(csv('Email\nlea@example.org\nnobody'), {
    corrections: [{ row: 2, email: 'max@example.org' }],
  })
  const kept = () => readdir(join(world.config.dataDir, 'imports'))
  expect(await listImportFiles(world.ctx())).toHaveProperty('size', 1)
  await world.runJobs()
  expect(await kept()).toHaveLength(2)
  await dropImportFile(world.ctx(), id)
  expect(await kept()).toEqual([])
})

test('accepts the maximum number of corrections with the longest addresses', async () => {
  const count = CORRECTIONS_MAX
  const corrections = Array.from({ length: count }, (_, at) => ({ row: at + 2, email: '\u20AC'.repeat(ADDRESS_MAX) }))
  const file = csv(`Email\nlea@example.org\n${'nobody\n'.repeat(count)}`)
  const { check } = await ask(file, { dryRun: true, corrections })
  expect(check).toMatchObject({ total: count + 1, ready: 1, refused: [{ outcome: 'invalid', count }] })
})

test('takes the note of each row from a column, cuts long ones and reports them', async () => {
  const file = csv(`Email,Group\nlea@example.org,Group B\nmax@example.org,\nzoe@example.org,${'x'.repeat(101)}`)
  const mapping = { email: 0, note: 1 }
  expect((await ask(file, { dryRun: true, mapping })).check).toMatchObject({ mapping: { note: 1 }, cutNotes: 1 })
  await ask(file, { mapping, note: 'Autumn' })
  await world.runJobs()
  const notes = new Map((await rows()).map(({ email, note }) => [email, note]))
  expect(notes.get('lea@example.org')).toBe('Group B')
  expect(notes.get('max@example.org')).toBe('Autumn')
  expect(notes.get('zoe@example.org')).toBe('x'.repeat(100))
})

test.each(['people.txt', 'people.tsv', 'people.pdf'])('refuses %s regardless of its content', async (name) => {
  await expect(ask(new File(['email\nlea@example.org'], name), { dryRun: true })).rejects.toMatchObject({
    key: 'importWrongType',
  })
})

const receipts = (id: string, token?: string) =>
  world.app.inject({
    url: `/api/v1/sessions/import/${id}/receipts`,
    headers: { host: new URL(world.config.publicUrl).host, ...(token && { authorization: `Bearer ${token}` }) },
  })

test('leaves no claim, e-mail or count after an undo in time, and refuses a late one', async () => {
  const { id } = await ask(people(1200))
  await world.runJobs()
  expect((await rows()).length).toBe(1200)
  await act(sending.undoSend, id)
  await world.runJobs()
  world.advance(120_000)
  await sweepMails(system())
  expect([await rows(), await claimMails()]).toEqual([[], []])
  const [places] = await world.ctx().db.select().from(templatePlaces)
  expect(places?.reserved).toBe(0)
  expect((await ask(people(1200), { dryRun: true })).check?.left).toBe(3000)
  const { id: second } = await ask(people(2))
  await afterHold()
  await expect(act(sending.undoSend, second)).rejects.toMatchObject({ key: 'sendEnded' })
})

test('lets an ordinary send be undone for ten seconds, or released at once', async () => {
  onTestFinished(world.stopClock())
  const first = await issuer.ask({ emails: ['lea@example.org'], isUndoable: true })
  expect(new Date(first.undoUntil).getTime() - world.now().getTime()).toBe(10_000)
  await sweepMails(system())
  expect(await claimMails()).toEqual([])
  await act(sending.undoSend, first.sendId)
  await world.runJobs()
  expect(await rows()).toEqual([])
  const second = await issuer.ask({ emails: ['max@example.org'], isUndoable: true })
  await act(sending.releaseSend, second.sendId)
  await world.runJobs()
  expect((await claimMails()).length).toBe(1)
  await world.call(sending.updateSendSettings, { undoSeconds: 0 }, { token: issuer.token })
  expect(await world.call(sending.readSendSettings, {}, { token: issuer.token })).toEqual({ undoSeconds: 0 })
  const third = await issuer.ask({ emails: ['tom@example.org'], isUndoable: true })
  expect(third.undoUntil).toBe('')
})

test('mails nothing of a paused or stopped send, and the rest of a resumed one', async () => {
  const { id } = await ask(people(30))
  await world.runJobs()
  await act(sending.pauseSend, id)
  await afterHold()
  expect(await claimMails()).toEqual([])
  expect(await progress(id)).toMatchObject({ isPaused: true, waiting: 30 })
  const running = await world.call(sending.listRunningSends, {}, { token: issuer.token })
  expect(running.sends.map((send) => send.id)).toEqual([id])
  await world.ctx().db.execute(sql`update claims set delivery = 'sent' where email like 'person1%'`)
  await act(sending.stopSend, id)
  await world.runJobs()
  expect((await rows()).length).toBe(11)
  expect(await progress(id)).toMatchObject({ status: 'stopped', waiting: 0 })
  const { id: next } = await ask(csv('email\nlea@example.org'))
  await world.runJobs()
  await act(sending.pauseSend, next)
  await act(sending.releaseSend, next)
  await act(sending.continueSend, next)
  await world.runJobs()
  expect((await claimMails()).map((mail) => mail.to?.[0]?.address)).toEqual(['lea@example.org'])
})

test('mails a claim renewed in a stopped send, and stops retrying tried ones', async () => {
  const { id } = await ask(people(30))
  await afterHold()
  const never = sql`email like 'person1%'`
  await world.ctx().db.execute(sql`update claims set delivery = 'queued', tries = 0, mailed_at = null where ${never}`)
  await world.ctx().db.execute(sql`update claims set delivery = 'queued', tries = 2, mailed_at = null
    where email in ('person2@example.org', 'person3@example.org')`)
  await act(sending.pauseSend, id)
  const [lea] = (await rows()).filter(({ email }) => email === 'person0@example.org')
  const token = { token: issuer.token }
  await world.call(resendSession, { challenge: lea?.id ?? '', isMailed: true }, token)
  await act(sending.stopSend, id)
  await world.runJobs()
  const left = await rows()
  expect(left).toHaveLength(30 - 11)
  const byAddress = new Map(left.map(({ email, delivery }) => [email, delivery]))
  expect(byAddress.get('person0@example.org')).toBe('sent')
  expect(byAddress.get('person2@example.org')).toBe('link')
  const mails = (await claimMails()).filter((mail) => mail.to?.[0]?.address === 'person0@example.org')
  expect(mails.map(({ messageId }) => messageId).sort()).toEqual([1, 2].map((n) => `<claim.${lea?.id}.${n}@localhost>`))
  expect(await progress(id)).toMatchObject({ status: 'stopped', waiting: 0 })
})

test('serves other requests of the embedded database while a file is read', async () => {
  const { id } = await ask(people(2500))
  const seen: number[] = []
  for (let read = 0; read < 2500; ) {
    read = (await progress(id)).read
    seen.push(read)
  }
  expect(seen.some((read) => read < 2500)).toBe(true)
})

test('sends the same list once unless repeated on purpose, and once per key', async () => {
  const answers = await Promise.allSettled([ask(people(50)), ask(people(50))])
  expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(answers.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { key: 'importRepeated' } })
  const [one, two] = await Promise.all([1, 2].map(() => ask(people(50), { again: true, idempotencyKey: 'k1' })))
  expect(one?.id).toBe(two?.id)
  await world.runJobs()
  expect((await rows()).length).toBe(100)
})

test('continues after a dead reader, and writes each row once with two readers', async () => {
  const { id } = await ask(people(700))
  await world.runJobs()
  const [send] = await world.ctx().db.select().from(sends).where(sql`id = ${id}`)
  // The state after a first reader wrote a hundred rows.
  await world.ctx().db.delete(claims).where(sql`id in (select claim_id from import_rows where "row" > 100)`)
  await world.ctx().db.delete(importRows).where(sql`"row" > 100`)
  await world.ctx().db.update(imports).set({ readTo: 100 })
  await world.ctx().db.update(sends).set({ status: 'reading', mails: 100 }).where(sql`id = ${id}`)
  world.advance(31_000)
  await Promise.all([sweepImports(system()), sweepImports(system())])
  expect(new Set((await rows()).map(({ email }) => email)).size).toBe(700)
  expect((await rows()).length).toBe(700)
  const [after] = await world.ctx().db.select().from(sends).where(sql`id = ${id}`)
  expect(after).toMatchObject({ status: 'sent', mails: send?.mails })
})

test('refuses a list past a limit whole, and lets rows past it in a race be retried', async () => {
  await expect(ask(people(3001))).rejects.toMatchObject({ key: 'tooManyEmails' })
  const { id } = await ask(people(40))
  await world.runJobs()
  await world.ctx().db.update(sends).set({ status: 'reading' })
  const { issuerId, templateId } = issuer
  const other = { id: 'another', issuerId, templateId, mails: 2960, createdAt: world.now() }
  await world.ctx().db.insert(sends).values(other)
  const late = [{ row: 41, email: 'late@example.org', name: '', seat: '', section: '' }]
  await writeImportChunk(system(), id, late, true)
  const overLimit = () => world.ctx().db.select().from(importRows).where(sql`outcome = 'overLimit'`)
  expect((await overLimit()).map(({ email }) => email)).toEqual(['late@example.org'])
  await act(sending.retrySend, id)
  expect(await overLimit()).toEqual([])
})

test('offers a retry of rows past a limit only while their file is stored', async () => {
  const { id } = await ask(people(4))
  await world.runJobs()
  await world.ctx().db.update(importRows).set({ outcome: 'overLimit' }).where(sql`"row" > 2`)
  expect(await progress(id)).toMatchObject({ status: 'sent', failed: 2 })
  await dropImportFile(world.ctx(), id)
  expect(await progress(id)).toMatchObject({ status: 'sent', failed: 0 })
  await act(sending.retrySend, id)
  expect(await progress(id)).toMatchObject({ status: 'sent' })
  expect(await world.ctx().db.select().from(importRows).where(sql`outcome = 'overLimit'`)).toHaveLength(2)
})

test('refuses a header alone, a file without addresses and a file that is too large', async () => {
  await expect(ask(csv('email\n'))).rejects.toMatchObject({ key: 'importEmpty' })
  await expect(ask(csv('a,b\nc,d'))).rejects.toMatchObject({ key: 'importNoAddresses' })
  await expect(ask(csv(`email\n${'x'.repeat(21 * 1024 * 1024)}`))).rejects.toMatchObject({ status: 413 })
  // An error at the end is found before the first row is sent.
  const late = `email\n${'lea@example.org\n'.repeat(3000)}${'x'.repeat(20_000)}\n`
  await expect(ask(csv(late))).rejects.toMatchObject({ key: 'importLineTooLong' })
  await expect(ask(csv(`email\n${'a\n'.repeat(1_000_001)}`))).rejects.toMatchObject({ key: 'importTooManyRows' })
  const { sessions } = await world.call(listSessions, { templateId: issuer.templateId }, { token: issuer.token })
  expect(sessions).toEqual([])
  expect(await world.ctx().db.select().from(imports)).toEqual([])
  await world.runJobs()
  expect(await claimMails()).toEqual([])
})
