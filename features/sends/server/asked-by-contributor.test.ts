import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { generateAccountKey } from '#credentials/dids/did-sdi.ts'
import { claims } from '#features/claims/server/tables.ts'
import { importSessions } from '#features/imports/contract.ts'
import { addSuppression } from '#features/mailing/suppression-contract.ts'
import { folderPeople } from '#features/team/server/tables.ts'
import { delegations } from '#features/templates/server/tables.ts'
import { readOperation } from '#platform/operations/operations.ts'
import { audit } from '#platform/tables.ts'
import { issuerIdOf, makeTemplate } from '#testing/stories.ts'
import { joinFolder } from '#testing/team-stories.ts'
import { confirmAll, signUpByWallet, type WalletKey } from '#testing/wallet-stories.ts'
import { openWorld, type World } from '#testing/world.ts'
import { createSessions } from '../contract.ts'

let world: World
let key: WalletKey
let admin = ''
let templateId = ''
let person: Awaited<ReturnType<typeof joinFolder>>

beforeEach(async () => {
  world = await openWorld()
  key = generateAccountKey()
  admin = await signUpByWallet(world, key)
  templateId = (await makeTemplate(world, admin)).templateId
  await confirmAll(world, key)
  const issuerId = await issuerIdOf(world, admin)
  const folder = { mailsADay: 2 }
  person = await joinFolder(world, { issuerId, email: 'max@example.org', templateIds: [templateId], folder })
  await world.ctx().db.update(delegations).set({ used: 100_000 }).where(eq(delegations.templateId, templateId))
})
afterEach(() => world.close())

const ask = (emails: string[]) => world.call(createSessions, { templateId, emails }, { token: person.token })
const outcome = async (id: string) => {
  const { status, message } = (await readOperation(world.ctx(), id)) ?? {}
  return { status, message, rows: await world.ctx().db.$count(claims) }
}

test("a contributor's send waits for the community's wallet, then counts against their folder", async () => {
  const { callbackId } = await ask(['lea@example.org', 'tom@example.org'])
  expect((await outcome(callbackId)).status).toBe('waiting')
  await confirmAll(world, key)
  expect(await outcome(callbackId)).toEqual({ status: 'success', message: '', rows: 2 })
  await expect(ask(['zoe@example.org'])).rejects.toMatchObject({ key: 'folderMailsUsed' })
})

test('a send past the limit of the folder is refused when it is signed', async () => {
  const first = await ask(['lea@example.org', 'tom@example.org'])
  const second = await ask(['zoe@example.org'])
  await Promise.allSettled([confirmAll(world, key)])
  const outcomes = [await outcome(first.callbackId), await outcome(second.callbackId)]
  expect(outcomes.map(({ status }) => status)).toEqual(['success', 'error'])
  expect(outcomes[1]).toMatchObject({ message: 'folderMailsUsed', rows: 2 })
  // Contributors see notifications of their templates only.
  const isFailure = eq(audit.action, 'notice.operationFailed')
  expect(await world.ctx().db.select().from(audit).where(isFailure)).toMatchObject([{ detail: { templateId } }])
})

test('a list without e-mails is not sent either once the right has ended', async () => {
  await world.call(addSuppression, { email: 'lea@example.org', reason: 'asked' }, { token: admin })
  const file = new File(['email\nlea@example.org'], 'people.csv')
  const { callbackId } = await world.call(importSessions, { templateId, file }, { token: person.token })
  await world.ctx().db.delete(folderPeople).where(eq(folderPeople.email, person.email))
  await Promise.allSettled([confirmAll(world, key)])
  await world.runJobs()
  expect(await outcome(callbackId)).toEqual({ status: 'error', message: 'notFound', rows: 0 })
})

test('a right that ended before the signature sends nothing', async () => {
  const { callbackId } = await ask(['lea@example.org'])
  await world.ctx().db.delete(folderPeople).where(eq(folderPeople.email, person.email))
  await Promise.allSettled([confirmAll(world, key)])
  expect(await outcome(callbackId)).toEqual({ status: 'error', message: 'notFound', rows: 0 })
})
