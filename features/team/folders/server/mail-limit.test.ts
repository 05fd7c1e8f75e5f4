import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { IssuerId } from '#base/ids.ts'
import { newId } from '#base/ids.ts'
import { signUpIssuer } from '#features/templates/server/testing-issuer.ts'
import { testOnPostgres } from '#testing/on-postgres.ts'
import { openWorld, type World } from '#testing/world.ts'
import type { Right } from '../../rules.ts'
import { folderMails, folderPeople, folders, folderTemplates, teamPeople } from '../../server/tables.ts'
import { folderMailsLeft, takeFolderMails, takeUpToMailsOf, usedUpFolders } from './mail-limit.ts'
import { seesAddresses, seesAddressesOf } from './sees-addresses.ts'

const DAY = 86_400_000
const EMAIL = 'ada@example.org'
let world: World
let issuer: Awaited<ReturnType<typeof signUpIssuer>>
/** A template that need not exist: folders only name it. */
let templateId = ''

beforeAll(async () => {
  world = await openWorld()
})
beforeEach(async () => {
  issuer = await signUpIssuer(world, 'Cordée Lyon')
  templateId = newId()
  await world.ctx().db.insert(teamPeople).values({ issuerId: issuer.issuerId, email: EMAIL, invitedAt: world.now() })
})
afterAll(() => world.close())

const contributor = (issuerId: IssuerId = issuer.issuerId) =>
  world.ctx({ kind: 'contributor', sessionId: newId(), issuerId, email: EMAIL, mainAdmin: false } as const)

type Folder = { mailsADay?: number; seesAddresses?: boolean; rights?: Right; until?: string }

/** A folder with the template and the contributor. */
async function makeFolder({ mailsADay, seesAddresses = true, rights = 'edit', until }: Folder = {}): Promise<string> {
  const { db } = world.ctx()
  const { issuerId } = issuer
  const id = newId()
  await db.insert(folders).values({ id, issuerId, name: id, seesAddresses, mailsADay, createdAt: world.now() })
  await db.insert(folderPeople).values({ folderId: id, email: EMAIL, issuerId, rights, until })
  await db.insert(folderTemplates).values({ folderId: id, templateId, issuerId })
  return id
}
const take = (count: number) => takeFolderMails(contributor(), templateId, count)
const left = () => folderMailsLeft(contributor(), templateId)
const dayIn = (days: number) => new Date(world.now().getTime() + days * DAY).toISOString().slice(0, 10)
const usedUp = { key: 'folderMailsUsed' }

describe('e-mails a day', () => {
  test('are limited over all people of a folder, and what is refused counts nothing', async () => {
    await makeFolder({ mailsADay: 10 })
    await take(6)
    await expect(take(5)).rejects.toMatchObject(usedUp)
    expect(await left()).toBe(4)
    await take(4)
    await expect(take(1)).rejects.toMatchObject(usedUp)
  })

  test('begin again at midnight (UTC), without the counts of earlier days', async () => {
    const folderId = await makeFolder({ mailsADay: 3 })
    await take(3)
    world.advance(DAY)
    await take(2)
    const kept = await world.ctx().db.select().from(folderMails).where(eq(folderMails.folderId, folderId))
    expect(kept).toMatchObject([{ day: dayIn(0), sent: 2 }])
  })

  test('are taken from the folder with the most room', async () => {
    const [small, big] = [await makeFolder({ mailsADay: 3 }), await makeFolder({ mailsADay: 8 })]
    await take(7)
    await take(2)
    await expect(take(2)).rejects.toMatchObject(usedUp)
    const sentOf = async (folderId: string) =>
      (await world.ctx().db.select().from(folderMails).where(eq(folderMails.folderId, folderId)))[0]?.sent
    expect([await sentOf(small), await sentOf(big)]).toEqual([2, 7])
  })

  test('are not limited where another folder of the contributor has no limit', async () => {
    await makeFolder({ mailsADay: 1 })
    const open = await makeFolder()
    await take(1_000)
    expect(await left()).toBe(Number.POSITIVE_INFINITY)
    await world
      .ctx()
      .db.delete(folderPeople)
      .where(and(eq(folderPeople.folderId, open), eq(folderPeople.email, EMAIL)))
    await expect(take(2)).rejects.toMatchObject(usedUp)
  })

  test('of a folder whose right has ended are no room', async () => {
    await makeFolder({ mailsADay: 1 })
    await makeFolder({ until: dayIn(-1) })
    await expect(take(2)).rejects.toMatchObject(usedUp)
  })

  test('that the server sends again are counted as far as they fit', async () => {
    const { issuerId } = issuer
    const [small, open] = [await makeFolder({ mailsADay: 5 }), await makeFolder()]
    expect(await takeUpToMailsOf(world.ctx(), small, 3)).toBe(3)
    expect(await usedUpFolders(world.ctx(), issuerId)).toEqual([])
    expect(await takeUpToMailsOf(world.ctx(), small, 3)).toBe(2)
    expect(await takeUpToMailsOf(world.ctx(), small, 3)).toBe(0)
    expect(await usedUpFolders(world.ctx(), issuerId)).toEqual([small])
    for (const free of [open, 'deleted since']) expect(await takeUpToMailsOf(world.ctx(), free, 99)).toBe(99)
  })

  test('do not limit an admin', async () => {
    await makeFolder({ mailsADay: 1 })
    await takeFolderMails(issuer.ctx, templateId, 50)
    expect(await folderMailsLeft(issuer.ctx, templateId)).toBe(Number.POSITIVE_INFINITY)
    expect(await left()).toBe(1)
  })

  test('need a folder with the template', async () => {
    await makeFolder({ mailsADay: 1 })
    await expect(takeFolderMails(contributor(), newId(), 1)).rejects.toMatchObject({ key: 'notFound' })
    const other = await signUpIssuer(world, 'Other Club')
    const asked = takeFolderMails(contributor(other.issuerId), templateId, 1)
    await expect(asked).rejects.toMatchObject({ key: 'notFound' })
  })

  testOnPostgres('are never more than the limit when many send at once', async () => {
    await makeFolder({ mailsADay: 10 })
    const answers = await Promise.allSettled(Array.from({ length: 25 }, () => take(1)))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
    for (const answer of answers) if (answer.status === 'rejected') expect(answer).toMatchObject({ reason: usedUp })
    expect(await left()).toBe(0)
  })
})

describe('addresses', () => {
  test('are seen where one folder of the contributor shows them', async () => {
    expect(await seesAddresses(contributor(), templateId)).toBe(false)
    await makeFolder({ seesAddresses: false, rights: 'create' })
    await makeFolder({ until: dayIn(-1) })
    expect(await seesAddresses(contributor(), templateId)).toBe(false)
    await makeFolder({ rights: 'distribute' })
    expect(await seesAddresses(contributor(), templateId)).toBe(true)
  })

  test('are told for many templates at once', async () => {
    await makeFolder()
    const shown = templateId
    templateId = newId()
    await makeFolder({ seesAddresses: false })
    const sees = await seesAddressesOf(contributor(), [shown, templateId, 'other'])
    expect([shown, templateId, 'other'].map(sees)).toEqual([true, false, false])
  })

  test('are seen by admins', async () => {
    await makeFolder({ seesAddresses: false })
    expect(await seesAddresses(issuer.ctx, templateId)).toBe(true)
  })
})
