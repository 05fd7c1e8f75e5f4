// On both databases: triggers, folded names and arrays come from two drivers.

import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { revokeBadges } from '#features/badges/server/status/revoke-badges.ts'
import { resumeBadges, suspendBadges } from '#features/badges/server/status/suspend-badges.ts'
import { issueForTest, publishForTest } from '#features/badges/server/testing-badge.ts'
import { updateHolder } from '#features/holders/contract.ts'
import { mergeHolders } from '#features/holders/server/merge-holders.ts'
import { getIssuer } from '#features/issuers/contract.ts'
import { eraseHolder } from '#features/leaving/server/erase-holder.ts'
import { deleteTemplate } from '#features/templates/contract.ts'
import { pictureFile, signUpIssuer } from '#features/templates/server/testing-issuer.ts'
import { inTransaction } from '#platform/context.ts'
import { rowsOf } from '#platform/database/rows-of.ts'
import { testOnPostgres } from '#testing/on-postgres.ts'
import { openWorld, type World } from '#testing/world.ts'
import * as contract from '../contract.ts'
import { compactMembers, countStatuses } from './count-statuses.ts'
import { joinMembers } from './join-members.ts'
import { members } from './tables.ts'

let world: World
let issuer: Awaited<ReturnType<typeof signUpIssuer>>
let card = ''
let basic = ''
let count = 0

beforeAll(async () => {
  world = await openWorld()
})
beforeEach(async () => {
  issuer = await signUpIssuer(world, 'Cordée Lyon')
  card = await publishForTest(issuer.ctx, {
    category: 'membership',
    suspendable: true,
    image: await pictureFile(856, 540),
  })
  basic = await publishForTest(issuer.ctx, { suspendable: true })
  await world.runJobs()
})
afterAll(() => world.close())

const newAddress = () => `climber${count++}@example.org`
const give = (templateId: string, email: string) => issueForTest(issuer.ctx, templateId, email)
/** Issues a Membership card and joins, as claiming does. */
const join = async (email = newAddress()) => {
  const issued = await give(card, email)
  await joinMembers(issuer.ctx, issuer.issuerId, [issued.holder.id])
  return { ...issued, email }
}
const rename = (token: string, pseudo: string) => world.call(updateHolder, { pseudo, lang: 'en' }, { token })
const rowOf = async (holderId: string) => {
  const isRow = and(eq(members.issuerId, issuer.issuerId), eq(members.holderId, holderId))
  return (await world.ctx().db.select().from(members).where(isRow))[0]
}
const list = (asked: Partial<Parameters<typeof world.call<typeof contract.listMembers>>[1]> = {}) =>
  world.call(contract.listMembers, asked, { token: issuer.token })
/** The stored counts, which must equal those of the rows. */
const counts = async () => {
  const rows = await rowsOf<{ status: string; n: number }>(
    world.ctx().db,
    sql`
    select member_status(ended_at, suspended_at) as status, count(*)::int as n from members
    where issuer_id = ${issuer.issuerId} group by 1`,
  )
  const of = (status: string) => rows.find((row) => row.status === status)?.n ?? 0
  const [member, suspended, left] = [of('member'), of('suspended'), of('left')]
  const stored = await countStatuses(world.ctx(), issuer.issuerId)
  expect(stored).toEqual({ all: member + suspended, member, suspended, left })
  expect((await world.call(getIssuer, {}, { token: issuer.token })).membersCount).toBe(member + suspended)
  return stored
}

test('counts the badges of a member, and joins, leaves and returns with a name', async () => {
  const ada = await join()
  await rename(ada.token, 'Adá Lovelace')
  expect(await rowOf(ada.holder.id)).toMatchObject({ name: 'Adá Lovelace', sortName: 'ada lovelace', badgeCount: 1 })
  const { id } = await give(basic, ada.email)
  expect(await rowOf(ada.holder.id)).toMatchObject({ badgeCount: 2, points: 0 })
  expect(await counts()).toEqual({ all: 1, member: 1, suspended: 0, left: 0 })
  await suspendBadges(issuer.ctx, [id], 'Under review')
  expect(await rowOf(ada.holder.id)).toMatchObject({ badgeCount: 1, suspendedAt: null })
  await resumeBadges(issuer.ctx, [id])
  expect(await rowOf(ada.holder.id)).toMatchObject({ badgeCount: 2 })
  await suspendBadges(issuer.ctx, [id], 'Under review')
  await revokeBadges(issuer.ctx, [id], 'Mistake')
  expect(await rowOf(ada.holder.id)).toMatchObject({ badgeCount: 1 })
  await world.call(contract.leaveIssuer, { issuerId: issuer.issuerId }, { token: ada.token })
  expect(await counts()).toEqual({ all: 0, member: 0, suspended: 0, left: 1 })
  await give(basic, ada.email)
  await rename(ada.token, 'Ada King')
  await join(ada.email)
  expect(await rowOf(ada.holder.id)).toMatchObject({ name: 'Ada King', badgeCount: 3, endedAt: null })
  expect(await counts()).toEqual({ all: 1, member: 1, suspended: 0, left: 0 })
  await compactMembers(world.ctx())
  expect(await counts()).toEqual({ all: 1, member: 1, suspended: 0, left: 0 })
})

test('follows a Membership card that is suspended, reinstated, replaced by another and revoked', async () => {
  const ada = await join()
  await suspendBadges(issuer.ctx, [ada.id], 'Unpaid')
  expect(await counts()).toEqual({ all: 1, member: 0, suspended: 1, left: 0 })
  expect((await list({ status: 'suspended' })).members).toMatchObject([{ status: 'suspended', badgeCount: 0 }])
  const other = await join(ada.email)
  expect(await counts()).toEqual({ all: 1, member: 1, suspended: 0, left: 0 })
  await revokeBadges(issuer.ctx, [other.id], 'Mistake')
  expect(await counts()).toEqual({ all: 1, member: 0, suspended: 1, left: 0 })
  await resumeBadges(issuer.ctx, [ada.id])
  expect(await counts()).toEqual({ all: 1, member: 1, suspended: 0, left: 0 })
  await revokeBadges(issuer.ctx, [ada.id], 'Moved away')
  expect(await counts()).toEqual({ all: 0, member: 0, suspended: 0, left: 1 })
  expect(await rowOf(ada.holder.id)).toMatchObject({ badgeCount: 0 })
})

test('a member whose wallet takes in one without membership has the badges of both', async () => {
  const ada = await join()
  const { holder } = await give(basic, newAddress())
  await mergeHolders(world.ctx(), { from: holder.id, into: ada.holder.id })
  expect(await rowOf(ada.holder.id)).toMatchObject({ badgeCount: 2, endedAt: null })
})

test('merges two wallets into one member with the earlier start and the badges of both', async () => {
  const [ada, other] = [await join(), await join()]
  await give(basic, other.email)
  await rename(other.token, 'Ada')
  const since = (await rowOf(ada.holder.id))?.since
  await mergeHolders(world.ctx(), { from: ada.holder.id, into: other.holder.id })
  expect(await rowOf(ada.holder.id)).toBeUndefined()
  expect(await rowOf(other.holder.id)).toMatchObject({ name: 'Ada', badgeCount: 3, since, endedAt: null })
  expect(await counts()).toEqual({ all: 1, member: 1, suspended: 0, left: 0 })
  const former = await join()
  await world.call(contract.leaveIssuer, { issuerId: issuer.issuerId }, { token: former.token })
  await mergeHolders(world.ctx(), { from: former.holder.id, into: other.holder.id })
  expect(await rowOf(other.holder.id)).toMatchObject({ badgeCount: 4, endedAt: null })
  expect(await counts()).toEqual({ all: 1, member: 1, suspended: 0, left: 0 })
})

test('ends the membership of an erased person, without the name', async () => {
  const ada = await join()
  await rename(ada.token, 'Ada')
  await eraseHolder(world.ctx(), { holderIds: [ada.holder.id], emails: [ada.email] })
  expect(await rowOf(ada.holder.id)).toMatchObject({ name: '', sortName: '', endedAt: expect.any(Date) })
  expect(await counts()).toEqual({ all: 0, member: 0, suspended: 0, left: 1 })
  expect((await list({ status: 'left', search: 'ada' })).members).toEqual([])
})

test('keeps members and their badges when templates are deleted', async () => {
  const ada = await join()
  await give(basic, ada.email)
  for (const templateId of [basic, card]) await world.call(deleteTemplate, { templateId }, { token: issuer.token })
  await world.runJobs()
  const { badges } = await world.call(contract.getMember, { did: ada.holder.did }, { token: issuer.token })
  expect(await rowOf(ada.holder.id)).toMatchObject({ badgeCount: badges.length, endedAt: null })
  expect(await counts()).toEqual({ all: 1, member: 1, suspended: 0, left: 0 })
})

testOnPostgres('keeps all figures right when people join, leave, rename and lose badges at once', async () => {
  const people = await Promise.all(Array.from({ length: 6 }, () => join()))
  const held = await Promise.all(people.map(({ email }) => give(basic, email)))
  const changes = people.flatMap((person, at) => [
    () => give(basic, person.email),
    () => revokeBadges(issuer.ctx, [held[at]?.id ?? ''], 'Mistake'),
    () => rename(person.token, `Person ${at}`),
    () => (at % 2 ? revokeBadges(issuer.ctx, [person.id], 'Left') : suspendBadges(issuer.ctx, [person.id], 'Unpaid')),
    () => join(),
    () => join(person.email),
    () => joinThenGive(newAddress()),
  ])
  await Promise.all(changes.map((change) => change()))
  await counts()
  const rows = await rowsOf<{ name: string; pseudo: string; kept: number; held: number }>(
    world.ctx().db,
    sql`
    select m.name, h.pseudo, m.badge_count as kept, (select count(*)::int from badges b
      where b.holder_id = m.holder_id and b.issuer_id = m.issuer_id and b.revoked_at is null and b.suspended_at is null) as held
    from members m join holders h on h.id = m.holder_id where m.issuer_id = ${issuer.issuerId}`,
  )
  expect(rows).toHaveLength(18)
  for (const { name, pseudo, kept, held } of rows) expect({ name, kept }).toEqual({ name: pseudo, kept: held })
})

/** Somebody who joins while another badge is issued to them. */
async function joinThenGive(email: string) {
  const { holder } = await give(basic, email)
  await Promise.all([
    inTransaction(issuer.ctx, (ctx) => joinMembers(ctx, issuer.issuerId, [holder.id])),
    give(basic, email),
    give(basic, email),
  ])
}
