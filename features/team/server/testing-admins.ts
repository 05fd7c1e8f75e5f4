import { randomUUID } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import { issuerAdmins } from '#features/issuers/server/tables.ts'
import { openSession } from '#platform/access/sessions.ts'
import { sessions } from '#platform/tables.ts'
import { issuerIdOf, lastMail, proveNow, signUp } from '#testing/stories.ts'
import type { World } from '#testing/world.ts'
import { mintStudioToken } from './mint-studio-token.ts'

export type AdminTeam = Awaited<ReturnType<typeof openTeam>>

/** A fresh community with its main admin Ada, the admins Ben and Cleo, and a proven session of each. */
export async function openTeam(world: World) {
  const unique = randomUUID().slice(0, 8)
  const emailOf = (name: string) => `${name}-${unique}@example.org`
  const [ada, ben, cleo] = [emailOf('ada'), emailOf('ben'), emailOf('cleo')]
  const { token } = await signUp(world, ada, {
    name: `Club ${unique}`,
    contactFirstName: 'Ada',
    contactLastName: 'Zed',
  })
  const issuerId = await issuerIdOf(world, token)
  const row = { issuerId, mainAdmin: false, registrationDate: world.now() }
  const rows = [
    { ...row, email: ben, firstName: 'Ben', lastName: 'Young' },
    { ...row, email: cleo, firstName: 'Cleo', lastName: 'Abel' },
  ]
  await world.ctx().db.insert(issuerAdmins).values(rows)
  await proveNow(world, token)
  const enter = (email: string) => enterAs(world, issuerId, email)
  const tokens = { ada: token, ben: await enter(ben), cleo: await enter(cleo) }
  return { issuerId, name: `Club ${unique}`, ada, ben, cleo, tokens, emailOf, enter }
}

/** Opens a proven session of a community for an address, without a mailed link. */
export async function enterAs(world: World, issuerId: string, email: string, isContributor = 0): Promise<string> {
  const session = await openSession(world.ctx(), { kind: 'studio', email, issuerId, isContributor })
  const token = await mintStudioToken(world.ctx(), session)
  await proveNow(world, token)
  return token
}

/** How many sessions of an address are open in a community: removed rows alone would refuse their calls, too. */
export function openSessions(world: World, issuerId: string, email: string): Promise<number> {
  const open = and(eq(sessions.issuerId, issuerId), eq(sessions.email, email), isNull(sessions.endedAt))
  return world.ctx().db.$count(sessions, open)
}

/** The six digits of the last e-mail to an address. */
export async function codeTo(world: World, email: string): Promise<string> {
  await world.runJobs()
  return /\n(\d{6})\n/.exec((await lastMail(world, email))?.text ?? '')?.[1] ?? ''
}

/** The notices to an address, oldest first. */
export async function noticesTo(world: World, email: string) {
  await world.runJobs()
  const mails = (await world.outbox()).filter(({ messageId }) => messageId?.startsWith('<notice-'))
  return mails.filter(({ to }) => to?.[0]?.address === email)
}

/** The token of the link in the last notice to an address. */
export async function linkTo(world: World, email: string): Promise<string> {
  return /token=([\w-]{43})/.exec((await noticesTo(world, email)).at(-1)?.text ?? '')?.[1] ?? ''
}
