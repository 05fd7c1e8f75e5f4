import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { generateAccountKey } from '#credentials/dids/did-sdi.ts'
import { claims } from '#features/claims/server/tables.ts'
import { resendSession } from '#features/history/contract.ts'
import { createSessions } from '#features/sends/contract.ts'
import { eraseAddresses } from '#features/sends/server/erase-addresses.ts'
import { lockSent } from '#features/sends/server/lock-sent.ts'
import { sends } from '#features/sends/server/tables.ts'
import { delegations } from '#features/templates/server/tables.ts'
import { inTransaction } from '#platform/context.ts'
import { readOperation } from '#platform/operations/operations.ts'
import { audit } from '#platform/tables.ts'
import { makeTemplate } from '#testing/stories.ts'
import { tablesWith } from '#testing/tables.ts'
import { confirmAll, signUpByWallet, type WalletKey } from '#testing/wallet-stories.ts'
import { openWorld, type World } from '#testing/world.ts'
import { importSessions } from '../contract.ts'
import { hasImportFile } from './import-file.ts'
import { importRows } from './tables.ts'

const GONE = 'gone@example.org'
const STAYS = ['first@example.org', 'last@example.org']
let world: World
let key: WalletKey
let token: string
let templateId: string
beforeAll(async () => {
  world = await openWorld()
  key = generateAccountKey()
  token = await signUpByWallet(world, key)
})
afterAll(() => world.close())
beforeEach(async () => {
  templateId = (await makeTemplate(world, token)).templateId
  await confirmAll(world, key)
  await endAt(world.now())
})

const endAt = (validUntil: Date) =>
  world.ctx().db.update(delegations).set({ validUntil }).where(eq(delegations.templateId, templateId))
const erase = (emails: string[]) =>
  inTransaction(world.ctx(), async (ctx) => {
    await lockSent(ctx, { emails, holderIds: [] })
    await eraseAddresses(ctx, { emails, claimIds: [], holderIds: [] })
  })
const mailedTo = async () =>
  (await world.ctx().db.select().from(claims).where(eq(claims.templateId, templateId))).map(({ email }) => email).sort()
const sendTo = (emails: string[]) => world.call(createSessions, { templateId, emails }, { token })
function importList() {
  const file = new File([`email\n${[STAYS[0], GONE, STAYS[1]].join('\n')}`], 'people.csv')
  return world.call(importSessions, { templateId, file, again: true }, { token })
}

test('sends nothing to a person erased while a list waits for a signature', async () => {
  await importList()
  await erase([GONE])
  await confirmAll(world, key)
  expect(await mailedTo()).toEqual(STAYS)
  expect(await tablesWith(world, GONE)).toEqual([])
  const [list] = await world.ctx().db.select().from(sends).where(eq(sends.templateId, templateId))
  const receipts = await world
    .ctx()
    .db.select()
    .from(importRows)
    .where(eq(importRows.sendId, list?.id ?? ''))
  expect(receipts.map(({ row, outcome }) => [row, outcome]).sort()).toEqual([
    [1, 'sent'],
    [2, 'erased'],
    [3, 'sent'],
  ])
  expect(await hasImportFile(world.ctx(), list?.id ?? '')).toBe(false)
})

test('cancels only those waiting sends that name the erased person, with the reason', async () => {
  const named = await sendTo([...STAYS, GONE])
  const others = await sendTo(STAYS)
  await erase([GONE])
  expect(await tablesWith(world, GONE)).toEqual([])
  const stateOf = async (id: string) => readOperation(world.ctx(), id)
  expect(await stateOf(named.callbackId)).toMatchObject({ status: 'canceled', message: 'recipientErased' })
  expect(await stateOf(others.callbackId)).toMatchObject({ status: 'waiting' })
  await confirmAll(world, key)
  expect(await mailedTo()).toEqual(STAYS)
})

test('cancels a waiting resend to the erased address', async () => {
  await endAt(new Date(world.now().getTime() + 3_600_000))
  await sendTo(['tpyo@example.org'])
  await world.runJobs()
  const [claim] = await world
    .ctx()
    .db.update(claims)
    .set({ delivery: 'bounced' })
    .where(eq(claims.templateId, templateId))
    .returning()
  await endAt(world.now())
  const asked = { challenge: claim?.id ?? '', email: GONE }
  const { callbackId } = await world.call(resendSession, asked, { token })
  await erase([GONE])
  expect(await readOperation(world.ctx(), callbackId)).toMatchObject({ status: 'canceled', message: 'recipientErased' })
  expect(await tablesWith(world, GONE)).toEqual([])
})

test('leaves no address when an erasure and the signature run at once', async () => {
  await importList()
  await Promise.all([confirmAll(world, key), erase([GONE])])
  await world.runJobs()
  expect(await mailedTo()).toEqual(expect.arrayContaining(STAYS))
  expect(await tablesWith(world, GONE)).toEqual([])
})

test('does not record an erasure without an address for a list being read', async () => {
  const before = await notes()
  await importList()
  await confirmAll(world, key)
  await world.ctx().db.update(sends).set({ status: 'reading' }).where(eq(sends.templateId, templateId))
  await erase([])
  expect(await notes()).toBe(before)
})

const notes = () => world.ctx().db.$count(audit, eq(audit.action, 'import.passedBy'))
