import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { newId } from '#base/ids.ts'
import { getIssuer } from '#features/issuers/contract.ts'
import { issuerAdmins } from '#features/issuers/server/tables.ts'
import { deleteIssuer } from '#features/leaving/contract.ts'
import { addAdmin, resendAdmin } from '#features/team/account/contract.ts'
import { deleteFolder, resendToFolders } from '#features/team/folders/contract.ts'
import { isOpen } from '#features/team/server/invite.ts'
import { invitations, teamPeople } from '#features/team/server/tables.ts'
import { sessions } from '#platform/tables.ts'
import { testOnPostgres } from '#testing/on-postgres.ts'
import { mailedLink, proveNow, signUp } from '#testing/stories.ts'
import { tablesWith } from '#testing/tables.ts'
import { openWorld, type World } from '#testing/world.ts'
import { finalizeLink } from '../../contract.ts'
import { acceptInvitation, declineInvitation } from '../contract.ts'
import { inviteToFolders, mailedSecrets } from './testing-invitations.ts'

const ROUNDS = 4
let world: World
let admin = ''
let email = ''
beforeAll(async () => {
  world = await openWorld()
})
beforeEach(async () => {
  email = `ben-${newId()}@example.org`
  admin = (await signUp(world, `ada-${newId()}@example.org`)).token
})
afterAll(() => world.close())

const as = () => ({ token: admin })
const toFolder = async () => {
  const [roleId = ''] = await inviteToFolders(world, admin, email, [`Courses ${newId()}`])
  return { roleId, ...(await mailedSecrets(world, email)) }
}
/** The outcomes of calls at once: '' or the key of the refusal. */
const keysOf = async (calls: Promise<unknown>[]) =>
  (await Promise.allSettled(calls)).map((one) => (one.status === 'rejected' ? (one.reason as { key: string }).key : ''))
/** Both orders of two calls that start at once, over some rounds. */
const inTurn = <T>(round: number, calls: T[]) => (round % 2 === 0 ? calls : calls.toReversed())
const openFor = () =>
  world
    .ctx()
    .db.select()
    .from(invitations)
    .where(and(eq(invitations.email, email), isOpen()))

testOnPostgres('two ordinary sign-ins at once are both admitted', async () => {
  await world.call(addAdmin, { email, firstName: 'Ben', lastName: 'Example' }, as())
  await world.runJobs()
  const links = [await mailedLink(world, email), await mailedLink(world, email)]
  expect(await keysOf(links.map(({ token }) => world.call(finalizeLink, { token })))).toEqual(['', ''])
})

testOnPostgres('nobody who joined is invited again at the same moment', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    email = `ben-${newId()}@example.org`
    const { token } = await toFolder()
    const calls = [world.call(acceptInvitation, { token }), world.call(resendToFolders, { email }, as())]
    const keys = await keysOf(inTurn(round, calls))
    expect(keys.filter((key) => !['', 'notFound', 'linkExpired'].includes(key))).toEqual([])
    const [person] = await world.ctx().db.select().from(teamPeople).where(eq(teamPeople.email, email))
    expect(await openFor()).toHaveLength(person?.registrationDate ? 0 : 1)
  }
})

testOnPostgres('no admin who joined is invited again at the same moment', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    email = `ben-${newId()}@example.org`
    await world.call(addAdmin, { email, firstName: 'Ben', lastName: 'Example' }, as())
    const { token } = await mailedSecrets(world, email)
    await keysOf(inTurn(round, [world.call(acceptInvitation, { token }), world.call(resendAdmin, { email }, as())]))
    const [row] = await world.ctx().db.select().from(issuerAdmins).where(eq(issuerAdmins.email, email))
    expect(await openFor()).toHaveLength(row?.registrationDate ? 0 : 1)
  }
})

testOnPostgres('a folder deleted at the same moment admits nobody to it', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    email = `ben-${newId()}@example.org`
    const { token, roleId } = await toFolder()
    const calls = [world.call(acceptInvitation, { token }), world.call(deleteFolder, { roleId }, as())]
    const keys = await keysOf(inTurn(round, calls))
    expect(keys.filter((key) => !['', 'linkExpired'].includes(key))).toEqual([])
    const [session] = await world.ctx().db.select().from(sessions).where(eq(sessions.email, email))
    // A person who was a moment faster stays listed, without any folder.
    const [person] = await world.ctx().db.select().from(teamPeople).where(eq(teamPeople.email, email))
    expect(person?.registrationDate !== null).toBe(session !== undefined)
  }
})

testOnPostgres('a community deleted at the same moment keeps no trace of the person', async () => {
  const { token } = await toFolder()
  await proveNow(world, admin)
  await world.call(deleteIssuer, {}, as())
  const [key] = await keysOf([world.call(acceptInvitation, { token })])
  await world.runJobs()
  expect(['', 'linkExpired']).toContain(key)
  expect(await tablesWith(world, email)).toEqual([])
  await expect(world.call(getIssuer, {}, as())).rejects.toMatchObject({ key: 'signedOut' })
})

testOnPostgres('an invitation is declined or accepted by an ordinary sign-in at the same moment', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    email = `ben-${newId()}@example.org`
    const { token } = await toFolder()
    await world.runJobs()
    const { token: link } = await mailedLink(world, email)
    const calls = [world.call(declineInvitation, { token }), world.call(finalizeLink, { token: link })]
    const keys = await keysOf(inTurn(round, calls))
    const people = await world.ctx().db.$count(teamPeople, eq(teamPeople.email, email))
    expect(keys.filter((key) => key === '').length).toBe(1)
    expect(people).toBe(inTurn(round, keys)[1] === '' ? 1 : 0)
  }
})
