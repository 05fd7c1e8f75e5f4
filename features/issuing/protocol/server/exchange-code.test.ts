import { afterAll, beforeAll, expect, test } from 'vitest'
import { call } from '#base/call.ts'
import { generateAccountKey } from '#credentials/dids/did-sdi.ts'
import { claimCode } from '#features/claims/server/claim-code.ts'
import { findClaim } from '#features/claims/server/queries.ts'
import { readClaimToken } from '#features/mailing/server/claim-token.ts'
import { credentialFor, entryOf, proofOf, startSending } from '#testing/claim.ts'
import { testOnPostgres } from '#testing/on-postgres.ts'
import { openWorld, type World } from '#testing/world.ts'
import { forgetExchanges } from '../../server/queries.ts'
import { codeExchanges } from '../../server/tables.ts'
import { exchangeCode, PRE_AUTHORIZED_GRANT } from '../contract.ts'

let world: World
let issuer: Awaited<ReturnType<typeof startSending>>

beforeAll(async () => {
  world = await openWorld()
  issuer = await startSending(world)
})
afterAll(() => world.close())

type Fields = { client?: string; txCode?: string }

const exchange = (code: string, { client = 'phone', txCode }: Fields = {}) =>
  call(world.caller(), exchangeCode, {
    grant_type: PRE_AUTHORIZED_GRANT,
    'pre-authorized_code': code,
    client_id: client,
    ...(txCode !== undefined && { tx_code: txCode }),
  })
const refused = { key: 'invalid_grant', status: 400 }
const taken = { key: 'codeTaken', status: 400 }
const collect = async (access: string, key = generateAccountKey()) =>
  credentialFor(world, access, await proofOf(world, key))

test('refuses a code that another client has exchanged', async () => {
  const code = await issuer.open({ didLimit: 1 })
  await exchange(code)
  await expect(exchange(code, { client: 'laptop' })).rejects.toMatchObject(taken)
})

test('calls a taken code an invalid grant, and says that it is taken', async () => {
  const code = await issuer.open({ didLimit: 1 })
  const ask = (client_id: string) =>
    world.app.inject({
      method: 'POST',
      url: '/oid4vci/token',
      headers: { host: new URL(world.config.publicUrl).host, 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({
        grant_type: PRE_AUTHORIZED_GRANT,
        'pre-authorized_code': code,
        client_id,
      }).toString(),
    })
  expect((await ask('phone')).statusCode).toBe(200)
  const answer = await ask('laptop')
  expect([answer.statusCode, answer.json()]).toEqual([400, { error: 'invalid_grant', error_description: 'codeTaken' }])
})

test('says to another client that the code is taken, not that its right tx_code is wrong', async () => {
  const { links } = await issuer.ask({ emails: ['right@example.org'], asksCode: true })
  const code = links[0]?.split('/').at(-1) ?? ''
  const claim = await findClaim(world.ctx(), readClaimToken(world.config, code)?.id ?? '')
  if (!claim) throw new Error('No claim')
  const txCode = claimCode(world.config, claim)
  await exchange(code, { txCode })
  await expect(exchange(code, { client: 'laptop', txCode })).rejects.toMatchObject(taken)
})

test('gives the same client a token again for a minute, within the time of the first', async () => {
  const restart = world.stopClock()
  const code = await issuer.open({ didLimit: 1 })
  expect((await exchange(code)).expires_in).toBe(300)
  world.advance(59_000)
  const again = await exchange(code)
  expect(again.expires_in).toBe(241)
  world.advance(1000)
  await expect(exchange(code)).rejects.toMatchObject(taken)
  expect((await collect(again.access_token)).credentials).toHaveLength(1)
  restart()
})

test('takes the code again once the token of the first exchange has expired without a badge', async () => {
  const restart = world.stopClock()
  const code = await issuer.open({ didLimit: 1 })
  await exchange(code)
  world.advance(299_000)
  await expect(exchange(code, { client: 'laptop' })).rejects.toMatchObject(taken)
  world.advance(1000)
  const { access_token } = await exchange(code, { client: 'laptop' })
  expect((await collect(access_token)).credentials).toHaveLength(1)
  restart()
})

test('forgets exchanges that decide nothing any more, and no others', async () => {
  const [old, fresh] = [await issuer.open({ didLimit: 1 }), await issuer.open({ didLimit: 1 })]
  await exchange(old)
  world.advance(301_000)
  await exchange(fresh)
  await forgetExchanges(world.ctx())
  const kept = await world.ctx().db.select().from(codeExchanges)
  expect(kept.map(({ code }) => code)).toEqual([`${readClaimToken(world.config, fresh)?.id}.1.`])
  await expect(exchange(fresh, { client: 'laptop' })).rejects.toMatchObject(taken)
})

test('ends the code with the badge, also for the same client', async () => {
  const code = await issuer.open({ didLimit: 1 })
  await collect((await exchange(code)).access_token)
  await expect(exchange(code)).rejects.toMatchObject(refused)
  world.advance(301_000)
  await expect(exchange(code)).rejects.toMatchObject(refused)
})

test('gives the badge again to the same key with the same token: the first answer may be lost', async () => {
  const code = await issuer.open({ didLimit: 1 })
  const key = generateAccountKey()
  const { access_token } = await exchange(code)
  const first = await collect(access_token, key)
  expect(await collect(access_token, key)).toEqual(first)
})

test('takes nothing for a wrong tx_code', async () => {
  const code = (await issuer.ask({ emails: ['tried@example.org'], asksCode: true })).links[0]?.split('/').at(-1) ?? ''
  const claim = await findClaim(world.ctx(), readClaimToken(world.config, code)?.id ?? '')
  if (!claim) throw new Error('No claim')
  await expect(exchange(code, { client: 'stranger', txCode: 'wrong1' })).rejects.toMatchObject(refused)
  expect(await exchange(code, { txCode: claimCode(world.config, claim) })).toMatchObject({ token_type: 'Bearer' })
})

test('treats each entry to an open link as a code of its own', async () => {
  const link = await issuer.open({ didLimit: 5 })
  const [first, second] = [await entryOf(world, link), await entryOf(world, link)]
  await collect((await exchange(first)).access_token)
  await expect(exchange(first)).rejects.toMatchObject(refused)
  expect(await exchange(second, { client: 'laptop' })).toMatchObject({ token_type: 'Bearer' })
})

testOnPostgres('gives one of many clients that exchange a code at the same time a token', async () => {
  const code = await issuer.open({ didLimit: 1 })
  for (const round of ['first', 'after the token has expired']) {
    const clients = Array.from({ length: 24 }, (_, at) => `client ${at}`)
    const answers = await Promise.allSettled(clients.map((client) => exchange(code, { client })))
    expect(
      answers.filter(({ status }) => status === 'fulfilled'),
      round,
    ).toHaveLength(1)
    const refusals = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason.key] : []))
    expect(new Set(refusals)).toEqual(new Set(['codeTaken']))
    world.advance(301_000)
  }
})

testOnPostgres('gives a client that repeats its request at the same time a token each time', async () => {
  const code = await issuer.open({ didLimit: 1 })
  const answers = await Promise.all(Array.from({ length: 12 }, () => exchange(code)))
  expect(answers).toHaveLength(12)
})
