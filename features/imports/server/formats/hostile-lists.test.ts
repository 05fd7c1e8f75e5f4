import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { CallInput } from '#base/endpoint.ts'
import { OPTION_MAX } from '#features/claims/rules.ts'
import * as sending from '#features/sends/running/contract.ts'
import { sends } from '#features/sends/server/tables.ts'
import { deleteTemplate } from '#features/templates/contract.ts'
import { holdUpload } from '#platform/http/uploads.ts'
import { startSending } from '#testing/claim.ts'
import { openWorld, type World } from '#testing/world.ts'
import * as contract from '../../contract.ts'
import { hasImportFile } from '../import-file.ts'
import { importSessions } from '../import-sessions.ts'
import { readImport } from '../read-import.ts'
import { importRows } from '../tables.ts'

let world: World
let issuer: Awaited<ReturnType<typeof startSending>>
beforeEach(async () => {
  world = await openWorld()
  issuer = await startSending(world)
})
afterEach(() => world.close())

type Asked = Partial<CallInput<typeof contract.importSessions>>
const system = () => world.ctx({ kind: 'system', job: 'test' })
const list = (content: string | Uint8Array) => new File([content as BlobPart], 'people.csv')
const people = (count: number, at = 'example.org') =>
  list(`email\n${Array.from({ length: count }, (_, i) => `person${i}@${at}`).join('\n')}`)
const ask = (file: File, more: Asked = {}, who = issuer) =>
  world.call(contract.importSessions, { templateId: who.templateId, file, ...more }, { token: who.token })
/** Accepts a list whose reader dies before it starts. */
const acceptOnly = (file: File) => {
  const ctx = { ...issuer.ctx, jobs: { ...issuer.ctx.jobs, send: async () => undefined } }
  const { templateId } = issuer
  return importSessions(ctx, contract.importSessions.input.parse({ templateId, file }))
}
const progress = (sendId: string, who = issuer) => world.call(sending.readSend, { sendId }, { token: who.token })
const rowsOf = (sendId: string) =>
  world.ctx().db.select().from(importRows).where(eq(importRows.sendId, sendId)).orderBy(importRows.row)

test('reads past characters that the database cannot store, and marks their rows as invalid', async () => {
  // The initial check does not look this far for a NUL.
  const wide = Array.from({ length: 110 }, (_, at) => `p${at}@example.org,${'x'.repeat(9900)}`)
  const odd = [
    'nobody\\u0000',
    'back\\slash',
    `${'a'.repeat(319)}😀`,
    'lea\u0000@example.org',
    `${'x'.repeat(9000)}@b.org`,
  ]
  const { id } = await ask(list(['email,more', ...wide, ...odd, 'max@example.org'].join('\n')))
  await world.runJobs()
  expect(await progress(id)).toMatchObject({ status: 'sent', made: wide.length + 1, refused: odd.length })
  const outcomes = (await rowsOf(id)).slice(wide.length).map(({ outcome }) => outcome)
  expect(outcomes).toEqual([...odd.map(() => 'invalid'), 'sent'])
})

test('distinguishes tickets with the longest names and places, and sends each', async () => {
  const tickets = await ticketsOf()
  const long = (seed: number) =>
    Array.from({ length: OPTION_MAX }, (_, at) =>
      String.fromCodePoint(0x4e00 + ((at * 7919 + seed * 104_729) % 20_000)),
    ).join('')
  const line = (seed: number) => `lea@example.org,${long(seed)},${long(seed + 1)},${long(seed + 2)}`
  const { id } = await ask(list(['email,name,seat,section', line(1), line(2), line(1)].join('\n')), {}, tickets)
  await world.runJobs()
  expect((await rowsOf(id)).map(({ outcome }) => outcome)).toEqual(['sent', 'sent', 'duplicate'])
  expect(await progress(id, tickets)).toMatchObject({ status: 'sent', made: 2 })
})

const HOUR = 3_600_000
const ticketsOf = () =>
  startSending(world, {
    category: 'ticket',
    name: 'Winter opening',
    location: '',
    startDate: new Date(world.now().getTime() + HOUR).toISOString(),
    endDate: new Date(world.now().getTime() + 2 * HOUR).toISOString(),
    optionName: true,
    optionSeat: true,
    optionSection: true,
  })

test('refuses a key used for another list, but not one used by another community', async () => {
  const { id } = await ask(people(2), { idempotencyKey: 'k1' })
  await expect(ask(people(3), { idempotencyKey: 'k1' })).rejects.toMatchObject({
    status: 422,
    code: 4220,
    key: 'importKeyUsed',
  })
  expect((await ask(people(2), { idempotencyKey: 'k1' })).id).toBe(id)
  const other = await startSending(world)
  const theirs = await ask(people(3), { idempotencyKey: 'k1' }, other)
  expect(theirs.id).not.toBe(id)
  await expect(progress(theirs.id)).rejects.toMatchObject({ status: 404 })
  await world.runJobs()
  expect(await world.ctx().db.$count(importRows)).toBe(5)
})

test('stops and hides a list whose template is deleted while it is read', async () => {
  const { id } = await acceptOnly(people(1500))
  await world.call(deleteTemplate, { templateId: issuer.templateId }, { token: issuer.token })
  expect(await world.call(sending.listRunningSends, {}, { token: issuer.token })).toEqual({ sends: [] })
  await readImport(system(), id)
  await world.runJobs()
  const [send] = await world.ctx().db.select().from(sends).where(eq(sends.id, id))
  expect(send?.status).toBe('stopped')
  expect(await hasImportFile(world.ctx(), id)).toBe(false)
})

test('requeues a long list only when another one is waiting', async () => {
  const { id } = await acceptOnly(people(1500))
  const { id: other } = await acceptOnly(people(1500, 'example.net'))
  await readImport(system(), id, 0)
  const after = await progress(id)
  expect(after.read).toBeGreaterThan(0)
  expect(after.read).toBeLessThan(1500)
  // A job continues it later.
  await world.runJobs()
  expect(await progress(id)).toMatchObject({ status: 'sent', made: 1500 })
  await readImport(system(), other, 0)
  expect(await progress(other)).toMatchObject({ status: 'sent', made: 1500 })
})

test('limits simultaneous uploads to five per community', async () => {
  const other = await startSending(world)
  const dry = { dryRun: true }
  let end = () => {}
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  const underWay = Array.from({ length: 5 }, () => holdUpload(issuer.ctx, 1000, () => ended))
  await expect(ask(people(2), dry)).rejects.toMatchObject({ status: 429, key: 'tooManyRequests' })
  expect((await ask(people(2), dry, other)).check?.ready).toBe(2)
  end()
  await Promise.all(underWay)
  expect((await ask(people(2), dry)).check?.ready).toBe(2)
})
