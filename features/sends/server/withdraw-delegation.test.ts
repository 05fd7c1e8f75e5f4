import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { generateAccountKey } from '#credentials/dids/did-sdi.ts'
import { verifyBadge } from '#features/badges/contract.ts'
import { badges } from '#features/badges/server/tables.ts'
import { listSessions } from '#features/claims/contract.ts'
import { claims } from '#features/claims/server/tables.ts'
import { refuseConfirmation } from '#features/holders/confirmations/contract.ts'
import { getClaim } from '#features/issuing/contract.ts'
import { withdrawDelegation } from '#features/templates/contract.ts'
import { delegations } from '#features/templates/server/tables.ts'
import { readOperation } from '#platform/operations/operations.ts'
import { claimWithKey, startSending, tokenOf } from '#testing/claim.ts'
import { poolOf, testOnPostgres, waitingForLocks } from '#testing/on-postgres.ts'
import { makeTemplate } from '#testing/stories.ts'
import { confirmAll, openWalletOf, signUpByWallet, waitingFor } from '#testing/wallet-stories.ts'
import { openWorld, type World } from '#testing/world.ts'
import { createSessions } from '../contract.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const stateOf = async (token: string) => (await world.call(getClaim, { token })).state
const delegationsOf = (templateId: string) =>
  world.ctx().db.select().from(delegations).where(eq(delegations.templateId, templateId)).orderBy(desc(delegations.n))
const badgesOf = (templateId: string) => world.ctx().db.select().from(badges).where(eq(badges.templateId, templateId))
const verdictOf = async (badgeId: string) => (await world.call(verifyBadge, { badgeId })).verdict

test('ends open claims on a withdrawal, keeps badges valid, and redelegates the next send', async () => {
  const issuer = await startSending(world)
  const { templateId, token } = issuer
  const [taken = '', open = ''] = await issuer.send('lea@example.org', 'max@example.org')
  const link = await issuer.open({ didLimit: -1 })
  await claimWithKey(world, taken)
  world.advance(1000)
  expect(await world.call(withdrawDelegation, { templateId }, { token })).toEqual({ callbackId: '' })
  for (const claim of [open, link]) {
    expect(await stateOf(claim)).toBe('expired')
    await expect(claimWithKey(world, claim)).rejects.toThrow()
  }
  const { counts } = await world.call(listSessions, { templateId }, { token })
  expect(counts).toMatchObject({ owner: 1, pending: 0, expired: 2 })
  const [withdrawn] = await delegationsOf(templateId)
  const published = await world.app.inject({
    url: `/issuers/${issuer.issuerId}/delegations/${withdrawn?.n}`,
    headers: { host: new URL(world.config.publicUrl).host },
  })
  expect(withdrawn?.withdrawnAt).toBeInstanceOf(Date)
  expect(published.json()).toMatchObject({ withdrawnAt: withdrawn?.withdrawnAt?.toISOString() })
  // A second call has nothing left to withdraw.
  await world.call(withdrawDelegation, { templateId }, { token })
  expect(await delegationsOf(templateId)).toEqual([withdrawn])
  const [later = ''] = await issuer.send('zoe@example.org')
  await claimWithKey(world, later)
  expect((await delegationsOf(templateId)).map(({ withdrawnAt }) => withdrawnAt === null)).toEqual([true, false])
  for (const { id } of await badgesOf(templateId)) expect(await verdictOf(id)).toBe('genuine')
})

testOnPostgres('gives a valid badge or none to holders who claim during a withdrawal', async () => {
  const issuer = await startSending(world)
  const { templateId, token } = issuer
  const link = await issuer.open({ didLimit: -1 })
  const personal = await issuer.send('a@example.org', 'b@example.org', 'c@example.org', 'd@example.org')
  const asked = [...personal, link, link, link, link].map((claim) => claimWithKey(world, claim))
  const sending = issuer.send('late@example.org')
  const outcomes = await Promise.allSettled([world.call(withdrawDelegation, { templateId }, { token }), ...asked])
  await sending
  await world.runJobs()
  expect(outcomes[0]).toMatchObject({ status: 'fulfilled' })
  const made = await badgesOf(templateId)
  expect(made).toHaveLength(outcomes.slice(1).filter(({ status }) => status === 'fulfilled').length)
  for (const { id } of made) expect(await verdictOf(id)).toBe('genuine')
  for (const outcome of outcomes) if (outcome.status === 'rejected') expect(outcome.reason.status).toBeLessThan(500)
  for (const claim of [link, ...personal]) expect(await stateOf(claim)).toMatch(/^(?:expired|used)$/)
})

testOnPostgres('locks no claim after a delegation during a withdrawal', async () => {
  const pool = poolOf(world)
  const issuer = await startSending(world)
  const { templateId, token } = issuer
  const [late = ''] = await issuer.send('late@example.org')
  // Its e-mail is out, so that no mailer waits for a lock beside the withdrawal.
  await world.runJobs()
  const isLate = eq(claims.templateId, templateId)
  const [{ endDate } = { endDate: world.now() }] = await world.ctx().db.select().from(claims).where(isLate)
  await world
    .ctx()
    .db.update(claims)
    .set({ endDate: new Date(0) })
    .where(isLate)
  const lockDelegation = `select n from delegations where template_id = '${templateId}' for update`
  const [sending, changing] = await Promise.all([pool.connect(), pool.connect()])
  try {
    await sending.query('begin')
    await sending.query(lockDelegation)
    const withdrawn = world.call(withdrawDelegation, { templateId }, { token })
    await expect.poll(() => waitingForLocks(world)).toBe(1)
    // As if the send had written it now, after the first check for open claims.
    await world.ctx().db.update(claims).set({ endDate }).where(isLate)
    await changing.query('begin')
    await changing.query(`select id from claims where template_id = '${templateId}' for update`)
    const changed = changing.query(lockDelegation)
    changed.catch(() => undefined)
    await expect.poll(() => waitingForLocks(world)).toBe(2)
    await sending.query('commit')
    await changed
    await changing.query('commit')
    await withdrawn
  } finally {
    sending.release(true)
    changing.release(true)
  }
  await world.runJobs()
  expect(await stateOf(late)).toBe('expired')
  expect((await delegationsOf(templateId))[0]?.withdrawnAt).toBeInstanceOf(Date)
})

test('refuses to withdraw the delegation of another community', async () => {
  const issuer = await startSending(world)
  const other = await startSending(world)
  const { templateId } = issuer
  await expect(world.call(withdrawDelegation, { templateId }, { token: other.token })).rejects.toMatchObject({
    key: 'notFound',
  })
  expect(await delegationsOf(templateId)).toMatchObject([{ withdrawnAt: null }])
})

test("withdraws with one signature of the community's wallet, and not at all when refused", async () => {
  const key = generateAccountKey()
  const token = await signUpByWallet(world, key)
  const { templateId } = await makeTemplate(world, token)
  await confirmAll(world, key)
  const { links } = await world.call(createSessions, { templateId, emails: ['lea@example.org'] }, { token })
  const claim = tokenOf(links[0] ?? '')
  const withdraw = () => world.call(withdrawDelegation, { templateId }, { token })
  const refused = await withdraw()
  const wallet = await openWalletOf(world, key)
  await world.call(refuseConfirmation, { operationId: refused.callbackId }, { token: wallet })
  expect(await stateOf(claim)).toBe('open')
  const { callbackId } = await withdraw()
  expect((await waitingFor(world, key))[0]?.documents).toMatchObject([
    {
      primaryType: 'WithdrawDelegation',
      message: { templateId, number: String((await delegationsOf(templateId))[0]?.n) },
    },
  ])
  expect(await stateOf(claim)).toBe('open')
  await confirmAll(world, key)
  expect((await readOperation(world.ctx(), callbackId))?.status).toBe('success')
  expect(await stateOf(claim)).toBe('expired')
})
