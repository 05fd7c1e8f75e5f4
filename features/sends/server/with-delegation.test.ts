import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { generateAccountKey } from '#credentials/dids/did-sdi.ts'
import { claims, templatePlaces } from '#features/claims/server/tables.ts'
import { changeSessions, reissueSession, resendSession } from '#features/history/contract.ts'
import { sendOpenSession, shareLink, updateLink } from '#features/links/contract.ts'
import { takeDelegation } from '#features/templates/server/delegation/take-delegation.ts'
import { findOwnTemplate } from '#features/templates/server/find-own-template.ts'
import { delegations } from '#features/templates/server/tables.ts'
import { startSending } from '#testing/claim.ts'
import { testOnPostgres, waitingForLocks } from '#testing/on-postgres.ts'
import { makeTemplate } from '#testing/stories.ts'
import { confirmAll, signUpByWallet, waitingFor } from '#testing/wallet-stories.ts'
import { openWorld, type World } from '#testing/world.ts'
import { createSessions } from '../contract.ts'
import { holdPlaces, withDelegation } from './with-delegation.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const ofTemplate = (templateId: string) => eq(delegations.templateId, templateId)
const delegated = (templateId: string) =>
  world.ctx().db.select().from(delegations).where(ofTemplate(templateId)).orderBy(delegations.n)
/** Leaves so many places of the delegation that a template was published with. */
const leave = (templateId: string, left: number) =>
  world.ctx().db.update(delegations).set({ maxCount: left, used: 0 }).where(ofTemplate(templateId))
const rowsOf = (templateId: string) => world.ctx().db.$count(claims, eq(claims.templateId, templateId))
const reservedOf = async (templateId: string) => {
  const rows = await world.ctx().db.select().from(templatePlaces).where(eq(templatePlaces.templateId, templateId))
  return rows[0]?.reserved ?? 0
}
const two = (name: string) => [`${name}@example.org`, `${name}-b@example.org`]

/** A community whose own wallet signs, with a template of its. */
async function byWallet(name: string, given: object = {}) {
  const key = generateAccountKey()
  const token = await signUpByWallet(world, key, name)
  const { templateId } = await makeTemplate(world, token, given as never)
  await confirmAll(world, key)
  return { key, token, templateId }
}

testOnPostgres('signs one new delegation for two sends at once that together exceed the present one', async () => {
  const issuer = await startSending(world)
  await leave(issuer.templateId, 3)
  const sent = await Promise.all([issuer.ask({ emails: two('lea') }), issuer.ask({ emails: two('max') })])
  expect(sent.map(({ links, callbackId }) => [links.length, callbackId])).toEqual([
    [2, ''],
    [2, ''],
  ])
  const rows = await delegated(issuer.templateId)
  expect(rows.map(({ used }) => used)).toEqual([2, 2])
  expect([await rowsOf(issuer.templateId), await reservedOf(issuer.templateId)]).toEqual([4, 4])
})

testOnPostgres('asks the wallet for one of two sends at once, and writes each once', async () => {
  const { key, token, templateId } = await byWallet('Two At Once')
  await leave(templateId, 3)
  const ask = (name: string) => world.call(createSessions, { templateId, emails: two(name) }, { token })
  const answers = await Promise.all([ask('zoe'), ask('tom')])
  expect(answers.map(({ links }) => links.length).toSorted()).toEqual([0, 2])
  expect(answers.filter(({ callbackId }) => callbackId !== '')).toHaveLength(1)
  expect([await rowsOf(templateId), await reservedOf(templateId)]).toEqual([2, 2])
  expect(await delegated(templateId)).toMatchObject([{ used: 2 }])
  await confirmAll(world, key)
  expect([await rowsOf(templateId), await reservedOf(templateId)]).toEqual([4, 4])
  expect((await delegated(templateId)).map(({ used }) => used)).toEqual([2, 2])
})

testOnPostgres('lets no other send take the rest between the check and the work', async () => {
  const { ctx, templateId, ask } = await startSending(world, {}, 'between@example.org')
  await leave(templateId, 1)
  const template = await findOwnTemplate(ctx, templateId, 'distribute')
  const step = { kind: 'create', asked: {} }
  const [checked, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const working = withDelegation(
    ctx,
    async (ctx) => ({ step, needs: [await holdPlaces(ctx, template, 1)] }),
    async (ctx) => {
      checked.resolve()
      await gate.promise
      return takeDelegation(ctx, templateId, 1)
    },
  )
  await checked.promise
  const other = ask({ emails: ['other@example.org'] })
  await expect.poll(() => waitingForLocks(world)).toBe(1)
  gate.resolve()
  const { done } = await working
  expect(await other).toMatchObject({ links: [expect.any(String)], callbackId: '' })
  expect(done).toMatchObject({ n: (await delegated(templateId))[0]?.n })
  expect((await delegated(templateId)).map(({ used }) => used)).toEqual([1, 1])
})

test('writes nothing before the wallet has signed', async () => {
  const { token, templateId } = await byWallet('Nothing Before')
  await leave(templateId, 1)
  for (const asked of [{ emails: two('ida') }, { emails: two('ida'), isUndoable: true }])
    expect(await world.call(createSessions, { templateId, ...asked }, { token })).toMatchObject({ links: [] })
  const mailed = await world.call(sendOpenSession, { templateId, emails: two('ida') }, { token })
  expect(mailed).toMatchObject({ sendId: '', challenge: '', callbackId: expect.any(String) })
  expect([await rowsOf(templateId), await reservedOf(templateId)]).toEqual([0, 0])
  expect(await delegated(templateId)).toMatchObject([{ used: 0 }])
})

test('refuses what cannot be done without a new delegation, whoever signs it', async () => {
  const { key, token: own, templateId } = await byWallet('Refused First', { limit: 4 })
  const issuer = await startSending(world, { limit: 4 }, 'refused@example.org')
  for (const [token, id] of [
    [own, templateId],
    [issuer.token, issuer.templateId],
  ] as const) {
    await world.call(createSessions, { templateId: id, emails: two('eva') }, { token })
    const link = await world.call(shareLink, { templateId: id }, { token })
    expect(link).toMatchObject({ callbackId: '' })
    await world.ctx().db.update(delegations).set({ validUntil: world.now() }).where(ofTemplate(id))
    const before = await delegated(id)
    for (const { call, refusal } of await refusedCalls(token, id))
      await expect(call(), refusal).rejects.toMatchObject({ key: refusal })
    expect(await delegated(id)).toEqual(before)
  }
  expect(await waitingFor(world, key)).toEqual([])
})

/** Calls that need a new delegation and are refused for another reason. */
async function refusedCalls(token: string, templateId: string) {
  const rows = await world.ctx().db.select().from(claims).where(eq(claims.templateId, templateId))
  const challenge = rows.find(({ didLimit }) => didLimit === 1)?.id ?? ''
  const link = rows.find(({ didLimit }) => didLimit !== 1)?.id ?? ''
  const past = '2020-01-01T00:00:00.000Z'
  const tooMany = [...two('uma'), ...two('uli')]
  const places = { didLimit: 5, mailDomains: [], networkLimit: 0, confirmsEmail: false, startDate: '' }
  return [
    { refusal: 'dateInvalid', call: () => world.call(createSessions, { templateId, endDate: past }, { token }) },
    { refusal: 'quantityUsed', call: () => world.call(createSessions, { templateId, emails: tooMany }, { token }) },
    { refusal: 'quantityUsed', call: () => world.call(sendOpenSession, { templateId, emails: tooMany }, { token }) },
    {
      refusal: 'dateInvalid',
      call: () => world.call(updateLink, { challenge: link, ...places, endDate: past }, { token }),
    },
    {
      refusal: 'sessionNotTaken',
      call: () => world.call(reissueSession, { challenge, reason: 'A typing error' }, { token }),
    },
    {
      refusal: 'addressKnown',
      call: () =>
        world.call(
          resendSession,
          { challenge, email: rows.find(({ id, email }) => id !== challenge && email)?.email ?? '' },
          { token },
        ),
    },
    {
      refusal: 'reasonMissing',
      call: () => world.call(changeSessions, { challenges: [challenge], kind: 'revoke' }, { token }),
    },
  ]
}
