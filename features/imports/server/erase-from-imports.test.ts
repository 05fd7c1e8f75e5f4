import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { claims } from '#features/claims/server/tables.ts'
import { readSend } from '#features/sends/running/contract.ts'
import { eraseAddresses } from '#features/sends/server/erase-addresses.ts'
import { lockSent } from '#features/sends/server/lock-sent.ts'
import { sends } from '#features/sends/server/tables.ts'
import { inTransaction } from '#platform/context.ts'
import { startSending } from '#testing/claim.ts'
import { tablesWith } from '#testing/tables.ts'
import { openWorld, type World } from '#testing/world.ts'
import { importSessions } from '../contract.ts'
import { hasImportFile } from './import-file.ts'
import { readImport } from './read-import.ts'
import { importRows, imports } from './tables.ts'

const ROWS = 120
const READ = 20
const GONE = `person${ROWS - 1}@example.org`
let world: World
let issuer: Awaited<ReturnType<typeof startSending>>
beforeAll(async () => {
  world = await openWorld()
  issuer = await startSending(world)
})
afterAll(() => world.close())

const system = () => world.ctx({ kind: 'system', job: 'test' })
const erase = () =>
  inTransaction(world.ctx(), async (ctx) => {
    await lockSent(ctx, { emails: [GONE], holderIds: [] })
    await eraseAddresses(ctx, { emails: [GONE], claimIds: [], holderIds: [] })
  })

/** A send whose reader died after row 20 of its file. */
async function halfRead() {
  const text = Array.from({ length: ROWS }, (_, at) => `person${at}@example.org`).join('\n')
  const file = new File([`email\n${text}`], 'people.csv')
  const asked = { templateId: issuer.templateId, file, again: true }
  const { id } = await world.call(importSessions, asked, { token: issuer.token })
  await world.runJobs()
  const { db } = world.ctx()
  await db.delete(claims).where(sql`id in (select claim_id from import_rows where send_id = ${id} and "row" > ${READ})`)
  await db.delete(importRows).where(sql`send_id = ${id} and "row" > ${READ}`)
  await db.update(imports).set({ readTo: READ }).where(eq(imports.sendId, id))
  await db.update(sends).set({ status: 'reading' }).where(eq(sends.id, id))
  return id
}

test('sends nothing to a person erased while a list is read, and leaves no trace of the address', async () => {
  const id = await halfRead()
  await erase()
  await readImport(system(), id)
  expect(await world.call(readSend, { sendId: id }, { token: issuer.token })).toMatchObject({
    status: 'sent',
    made: ROWS - 1,
    refused: 1,
  })
  const [receipt] = await world.ctx().db.select().from(importRows).where(sql`send_id = ${id} and "row" = ${ROWS}`)
  expect(receipt).toMatchObject({ email: '', outcome: 'erased', claimId: '' })
  expect(await tablesWith(world, GONE)).toEqual([])
  expect(await hasImportFile(world.ctx(), id)).toBe(false)
})

test('leaves no address when an erasure and the reader run at once', async () => {
  for (let at = 0; at < 4; at++) {
    const id = await halfRead()
    await Promise.all([readImport(system(), id), erase()])
    expect(await tablesWith(world, GONE)).toEqual([])
    await world.runJobs()
    expect(await hasImportFile(world.ctx(), id)).toBe(false)
  }
})
