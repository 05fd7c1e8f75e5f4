import { createHook } from 'node:async_hooks'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readVcJwt } from '#credentials/signing/vc-jwt.ts'
import { issuers } from '#features/issuers/server/tables.ts'
import { findKey } from '#features/keys/server/find-key.ts'
import { signUpIssuer } from '#features/templates/server/testing-issuer.ts'
import type { Context } from '#platform/context.ts'
import type { Db } from '#platform/database/db.ts'
import { openWorld, type World } from '#testing/world.ts'
import { createShare } from '../../contract.ts'
import { JWT_DOWNLOADS } from '../../rules.ts'
import { issueForTest, publishForTest } from '../testing-badge.ts'
import { signJwtAsIssuer } from './sign-jwt-as-issuer.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const CREDENTIAL = { id: 'urn:uuid:1', type: ['VerifiableCredential'] }

/** The open transactions of a context at each generated key pair, while `work` runs. */
async function generatedDuring(ctx: Context, work: (ctx: Context) => Promise<unknown>): Promise<number[]> {
  let open = 0
  const generated: number[] = []
  const hook = createHook({ init: (_, type) => type === 'KEYPAIRGENREQUEST' && generated.push(open) }).enable()
  const transaction: Db['transaction'] = async (run, config) => {
    open += 1
    return ctx.db.transaction(run, config).finally(() => {
      open -= 1
    })
  }
  const db: Db = Object.assign(Object.create(ctx.db), { transaction })
  await work({ ...ctx, db }).finally(() => hook.disable())
  return generated
}

test('generates one RSA key for many first downloads, and before the transaction', async () => {
  const { issuerId } = await signUpIssuer(world, 'Cordée Dax')
  const sign = (ctx: Context) =>
    signJwtAsIssuer(ctx, { id: issuerId, didWeb: 'did:web:dax' }, { credential: CREDENTIAL, alg: 'RS256' })
  const signed: string[] = []
  const generated = await generatedDuring(world.ctx(), async (ctx) => {
    signed.push(...(await Promise.all(Array.from({ length: 12 }, () => sign(ctx)))))
  })
  expect(generated).toEqual([0])
  expect(new Set(signed.map((jwt) => readVcJwt(jwt)?.header.kid)).size).toBe(1)
})

test.each(['ES256', 'RS256'] as const)('creates no key for %s once the community is deleted', async (alg) => {
  const { issuerId } = await signUpIssuer(world, `Cordée ${alg}`)
  const ctx = world.ctx()
  await ctx.db.update(issuers).set({ deletedAt: ctx.now() }).where(eq(issuers.id, issuerId))
  const issuer = { id: issuerId, didWeb: 'did:web:gone' }
  await expect(signJwtAsIssuer(ctx, issuer, { credential: CREDENTIAL, alg })).rejects.toMatchObject({ key: 'notFound' })
  expect([await findKey(ctx, issuerId, 'jwt'), await findKey(ctx, issuerId, 'rsa')]).toEqual([undefined, undefined])
})

test('limits the JWTs that a network downloads', async () => {
  const issuer = await signUpIssuer(world, 'Cordée Foix')
  const { id, token } = await issueForTest(issuer.ctx, await publishForTest(issuer.ctx), 'malik@example.org')
  await world.call(createShare, { badgeId: id }, { token })
  const headers = { host: new URL(world.config.publicUrl).host }
  const get = async () => (await world.app.inject({ url: `/credentials/${id}.jwt`, headers })).statusCode
  for (let i = 0; i < JWT_DOWNLOADS.limit; i++) expect(await get()).toBe(200)
  expect(await get()).toBe(429)
})
