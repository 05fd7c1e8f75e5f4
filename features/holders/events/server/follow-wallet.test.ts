// On both databases: notices reach another server by other ways.

import { eq } from 'drizzle-orm'
import { decodeJwt } from 'jose'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Output } from '#base/endpoint.ts'
import { revokeBadges } from '#features/badges/server/status/revoke-badges.ts'
import { badges } from '#features/badges/server/tables.ts'
import { revokeClaims } from '#features/claims/server/revoke-claims.ts'
import { claims } from '#features/claims/server/tables.ts'
import { claimToken } from '#features/mailing/server/claim-token.ts'
import { leaveIssuer } from '#features/members/contract.ts'
import { joinMembers } from '#features/members/server/join-members.ts'
import { updateSendSettings } from '#features/sends/running/contract.ts'
import { signUpIssuer } from '#features/templates/server/testing-issuer.ts'
import { endSession } from '#platform/access/sessions.ts'
import { inTransaction } from '#platform/context.ts'
import { type Notices, openNotices } from '#platform/notices/notices.ts'
import { requestConfirmation } from '#platform/operations/confirmations.ts'
import { startSending } from '#testing/claim.ts'
import { type Member, memberByKey, memberByMail } from '#testing/member-stories.ts'
import { testOnPostgres } from '#testing/on-postgres.ts'
import { statementsOf } from '#testing/statements.ts'
import { openWorld, type World } from '#testing/world.ts'
import type * as contract from '../contract.ts'
import { followWallet } from './follow-wallet.ts'
import { notifyWallets } from './notify-wallets.ts'
import { CHECK_MS } from './stream-hub.ts'

type Message = Output<typeof contract.followWallet>
type Change = Message['changes'][number]

let world: World
let other: Notices
let issuerId = ''
const opened: AbortController[] = []
beforeAll(async () => {
  world = await openWorld()
  // The streams are at a second server: on Postgres it has its own notices.
  other = world.database.kind === 'postgres' ? await openNotices(world.database) : world.services.notices
  issuerId = (await signUpIssuer(world, 'Cordée Lyon', 'ada@example.org')).issuerId
})
afterEach(() => {
  for (const stopped of opened.splice(0)) stopped.abort()
})
afterAll(async () => {
  if (other !== world.services.notices) await other.close()
  await world.close()
})

let count = 0
const someone = (at = issuerId) => memberByMail(world, at, `member${++count}@example.org`)
const post = { kind: 'post', subjectId: 'c1' } as const

/** Opens the stream of a member: its messages, and what it has reported so far. */
async function open({ token, holderId }: Pick<Member, 'token' | 'holderId'>) {
  const stopped = new AbortController()
  opened.push(stopped)
  const actor = { kind: 'holder', sessionId: decodeJwt(token).sub ?? '', holderId, isProven: true } as const
  const messages: Message[] = []
  const stream = followWallet({ ...world.ctx(actor), notices: other }, {}, stopped.signal)
  messages.push((await stream.next()).value as Message)
  const ended = (async () => {
    for await (const message of stream) messages.push(message)
  })()
  const changes = () => messages.flatMap(({ changes }) => changes)
  return { messages, changes, ended, sees: (change: Change) => expect.poll(changes).toContainEqual(change) }
}

test('begins with the requests that wait for a signature', async () => {
  const member = await memberByKey(world, issuerId)
  await requestOf(member.did)
  const { messages } = await open(member)
  expect(messages[0]).toMatchObject({ changes: [], confirmations: [{ documents: [] }] })
})

test('reports a request for a signature with all that wait', async () => {
  const member = await memberByKey(world, issuerId)
  const { messages } = await open(member)
  await requestOf(member.did)
  await expect.poll(() => messages.at(-1)?.confirmations).toHaveLength(1)
  expect(messages[0]?.confirmations).toEqual([])
})

function requestOf(signer: string) {
  const asked = { action: 'test', issuerId: null, sessionId: 's', subjectId: 'x', signer, payload: {} }
  return requestConfirmation(world.ctx(), { ...asked, documents: () => [] })
}

test('reports a post to the members of its community only', async () => {
  const elsewhere = await signUpIssuer(world, 'Elsewhere', 'eve@example.org')
  const [here, away] = [await open(await someone()), await open(await someone(elsewhere.issuerId))]
  await notifyWallets(world.ctx(), { issuerId }, post)
  await here.sees(post)
  await notifyWallets(world.ctx(), { issuerId: elsewhere.issuerId }, { ...post, subjectId: 'c2' })
  await away.sees({ ...post, subjectId: 'c2' })
  expect(away.changes()).not.toContainEqual(post)
})

test('says nothing of a transaction that is rolled back', async () => {
  const stream = await open(await someone())
  const failing = inTransaction(world.ctx(), async (ctx) => {
    await notifyWallets(ctx, { issuerId }, { ...post, subjectId: 'undone' })
    throw new Error('rolled back')
  })
  await expect(failing).rejects.toThrow('rolled back')
  await notifyWallets(world.ctx(), { issuerId }, post)
  await stream.sees(post)
  // That the member joined may be reported as late as here.
  expect(stream.changes().filter(({ kind }) => kind === 'post')).toEqual([post])
})

test('reports to a member who leaves that they left, and no more news of the community', async () => {
  const member = await someone()
  const [leaving, staying] = [await open(member), await open(await someone())]
  await world.call(leaveIssuer, { issuerId }, { token: member.token })
  await leaving.sees({ kind: 'community', subjectId: issuerId })
  const news = () => staying.changes().filter(({ kind }) => kind === 'post')
  await expect
    .poll(async () => {
      const before = [leaving.changes().length, news().length]
      await notifyWallets(world.ctx(), { issuerId }, { ...post, subjectId: `post ${news().length}` })
      await expect.poll(() => news().length).toBeGreaterThan(before[1] ?? 0)
      return leaving.changes().length === before[0]
    })
    .toBe(true)
})

test('reports news of a community that was joined while the stream was open', async () => {
  const { issuerId: joined } = await signUpIssuer(world, 'Joined', 'jo@example.org')
  const member = await someone()
  const stream = await open(member)
  await joinMembers(world.ctx(), joined, [member.holderId])
  await stream.sees({ kind: 'community', subjectId: joined })
  await expect
    .poll(async () => {
      await notifyWallets(world.ctx(), { issuerId: joined }, post)
      return stream.changes()
    })
    .toContainEqual(post)
})

test('reports a badge that waits, that is issued, and that is revoked', async () => {
  const community = await startSending(world, {}, 'sender@example.org')
  await world.call(updateSendSettings, { undoSeconds: 0 }, { token: community.token })
  const member = await someone(community.issuerId)
  const stream = await open(member)
  const { sendId } = await community.ask({ dids: [member.did] })
  await stream.sees({ kind: 'claim', subjectId: sendId })
  const [claim] = await world.ctx().db.select().from(claims).where(eq(claims.sendId, sendId))
  await member.take(claimToken(world.config, claim?.id ?? '', 1))
  const [badge] = await world.ctx().db.select().from(badges).where(eq(badges.holderId, member.holderId))
  const id = badge?.id ?? ''
  await stream.sees({ kind: 'badge', subjectId: id })
  const before = stream.changes().length
  await inTransaction(world.ctx(), (ctx) => revokeBadges(ctx, [id], ''))
  await expect.poll(() => stream.changes().slice(before)).toContainEqual({ kind: 'badge', subjectId: id })
})

test('reports that a waiting badge was revoked', async () => {
  const community = await startSending(world, {}, 'revoker@example.org')
  await world.call(updateSendSettings, { undoSeconds: 0 }, { token: community.token })
  const member = await someone(community.issuerId)
  const { sendId } = await community.ask({ dids: [member.did] })
  await world.runJobs()
  const [claim] = await world.ctx().db.select().from(claims).where(eq(claims.sendId, sendId))
  const stream = await open(member)
  const asked = { issuerId: community.issuerId, ids: [claim?.id ?? ''], reason: '' }
  await inTransaction(world.ctx(), (ctx) => revokeClaims(ctx, asked))
  await stream.sees({ kind: 'claim', subjectId: '' })
})

test('reports very many changes by their kinds', async () => {
  const member = await someone()
  const stream = await open(member)
  const ids = Array.from({ length: 500 }, (_, n) => `b${n}`)
  const to = { holderIds: [member.holderId] }
  // At one moment, so that they leave in one statement: one by one, a busy machine would report each few by themselves.
  await Promise.all(ids.map((subjectId) => notifyWallets(world.ctx(), to, { kind: 'badge', subjectId })))
  await stream.sees({ kind: 'badge', subjectId: '' })
  expect(stream.messages.every(({ changes }) => changes.length <= 100)).toBe(true)
})

test('ends with its session, after a message that says so', async () => {
  const member = await someone()
  const stream = await open(member)
  await endSession(world.ctx(), decodeJwt(member.token).sub ?? '')
  await stream.ended
  expect(stream.messages.at(-1)).toMatchObject({ changes: [], sessionEnded: true })
})

testOnPostgres('tells a hundred streams of a post without a query', async () => {
  const members = await Promise.all(Array.from({ length: 100 }, () => someone()))
  const streams = await Promise.all(members.map(open))
  const begun = performance.now()
  const texts = await statementsOf(world, async () => {
    await notifyWallets(world.ctx(), { issuerId }, post)
    await Promise.all(streams.map(({ sees }) => sees(post)))
  })
  // The notice itself, and the checks of all open streams, due every few seconds. The ledger, the listening connection and new
  // connections ask beside it.
  const own = texts.filter((text) => !/ledger_entries|transaction_read_only|set jit/.test(text))
  expect(own.length).toBeLessThanOrEqual(3 + Math.ceil((performance.now() - begun) / CHECK_MS))
  expect(streams[0]?.messages.at(-1)?.spreadMs).toBeGreaterThanOrEqual(100)
})
