import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { claims } from '#features/claims/server/tables.ts'
import { importSessions } from '#features/imports/contract.ts'
import { folderMails, folderPeople } from '#features/team/server/tables.ts'
import { issuerIdOf, makeTemplate, signUp } from '#testing/stories.ts'
import { joinFolder } from '#testing/team-stories.ts'
import { openWorld, type World } from '#testing/world.ts'
import { createSessions } from '../contract.ts'
import * as running from '../running/contract.ts'
import { sends } from './tables.ts'

const EMAIL = 'max@example.org'
let world: World
let admin = ''
let templateId = ''
let person: Awaited<ReturnType<typeof joinFolder>>

beforeEach(async () => {
  world = await openWorld()
  admin = (await signUp(world, 'ada@example.org')).token
  templateId = (await makeTemplate(world, admin)).templateId
  const issuerId = await issuerIdOf(world, admin)
  person = await joinFolder(world, { issuerId, email: EMAIL, templateIds: [templateId], folder: { mailsADay: 9 } })
  // Without any right that holds they would be signed out.
  await joinFolder(world, { issuerId, email: EMAIL, templateIds: [] })
})
afterEach(() => world.close())

const as = () => ({ token: person.token })
const dayIn = (days: number) => new Date(world.now().getTime() + days * 86_400_000).toISOString().slice(0, 10)
const until = (day: string) =>
  world.ctx().db.update(folderPeople).set({ until: day }).where(eq(folderPeople.folderId, person.folderId))
const emails = ['lea@example.org', 'tom@example.org']
const notFound = { key: 'notFound', status: 404 }
const rows = () => world.ctx().db.$count(claims)

test('a send can be steered until the end of the last day of the right, and not the day after', async () => {
  const { sendId } = await world.call(createSessions, { templateId, emails, isUndoable: true }, as())
  await until(dayIn(0))
  await world.call(running.pauseSend, { sendId }, as())
  expect((await world.call(running.listRunningSends, {}, as())).sends).toHaveLength(1)
  await until(dayIn(-1))
  for (const steer of [running.continueSend, running.undoSend, running.stopSend, running.releaseSend, running.readSend])
    await expect(world.call(steer, { sendId }, as())).rejects.toMatchObject(notFound)
  expect((await world.call(running.listRunningSends, {}, as())).sends).toEqual([])
  expect([await rows(), (await world.ctx().db.select().from(sends))[0]?.status]).toEqual([2, 'sent'])
})

test('an admin undoes what a contributor sent whose right has ended, and the folder gets its e-mails back', async () => {
  const { sendId } = await world.call(createSessions, { templateId, emails, isUndoable: true }, as())
  await until(dayIn(-1))
  await world.call(running.undoSend, { sendId }, { token: admin })
  await world.runJobs()
  expect([await rows(), (await world.ctx().db.select().from(folderMails))[0]?.sent]).toEqual([0, 0])
})

test('a list that was accepted is read to its end, and its receipts are for those who may still see them', async () => {
  const file = new File([['email', ...emails].join('\n')], 'people.csv')
  const { id } = await world.call(importSessions, { templateId, file }, as())
  await until(dayIn(-1))
  await world.runJobs()
  expect(await rows()).toBe(2)
  const receipts = async (token: string) => {
    const url = `/api/v1/sessions/import/${id}/receipts`
    const headers = { host: new URL(world.config.publicUrl).host, authorization: `Bearer ${token}` }
    return (await world.app.inject({ url, headers })).statusCode
  }
  expect([await receipts(person.token), await receipts(admin)]).toEqual([404, 200])
  await expect(world.call(importSessions, { templateId, file }, as())).rejects.toMatchObject(notFound)
})
