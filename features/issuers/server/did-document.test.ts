import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { didWebUrl } from '#credentials/dids/did-web.ts'
import { createKey } from '#features/keys/server/create-key.ts'
import { findKey } from '#features/keys/server/find-key.ts'
import { sealedKeys } from '#features/keys/server/tables.ts'
import { signUp } from '#testing/stories.ts'
import { openWorld, type World } from '#testing/world.ts'
import { didDocument, getIssuer } from '../contract.ts'
import { issuers } from './tables.ts'

let world: World
let issuer: typeof issuers.$inferSelect
beforeAll(async () => {
  world = await openWorld()
  const { token } = await signUp(world, 'ada@example.org')
  const { did } = await world.call(getIssuer, {}, { token })
  const [row] = await world.ctx().db.select().from(issuers).where(eq(issuers.did, did))
  if (!row) throw new Error('No issuer')
  issuer = row
})
afterAll(() => world.close())

test("serves an issuer's document at the address of its did:web, with its account", async () => {
  const url = new URL(didWebUrl(issuer.didWeb))
  expect(url.origin).toBe(world.config.publicUrl)
  const answer = await world.app.inject({ url: url.pathname, headers: { host: url.host } })
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['access-control-allow-origin']).toBe('*')
  const key = await findKey(world.ctx(), issuer.id, 'issuing')
  const method = `${issuer.didWeb}#${key?.publicKey}`
  expect(answer.json()).toMatchObject({
    id: issuer.didWeb,
    alsoKnownAs: [issuer.did, issuer.did.replace('did:sdi:', 'did:pkh:eip155:100:')],
    verificationMethod: [
      { id: method, type: 'Multikey', controller: issuer.didWeb, publicKeyMultibase: key?.publicKey },
    ],
    assertionMethod: [method],
  })
  expect(answer.body).not.toContain('rivate')
})

test('lists rotated keys, so that old signatures verify, and leaves out compromised ones', async () => {
  const ctx = world.ctx()
  const old = await findKey(ctx, issuer.id, 'issuing')
  await ctx.db
    .update(sealedKeys)
    .set({ retiredAt: ctx.now() })
    .where(eq(sealedKeys.id, old?.id ?? ''))
  world.advance(1000)
  const present = await createKey(world.ctx(), { purpose: 'issuing', ownerId: issuer.id })
  const document = await world.call(didDocument, { issuerId: issuer.id })
  const methods = document.verificationMethod as { publicKeyMultibase: string }[]
  expect(methods.map((method) => method.publicKeyMultibase)).toEqual([old?.publicKey, present.publicKey])
  expect(document.assertionMethod).toEqual([old, present].map((key) => `${issuer.didWeb}#${key?.publicKey}`))
  await ctx.db
    .update(sealedKeys)
    .set({ compromisedAt: ctx.now() })
    .where(eq(sealedKeys.id, old?.id ?? ''))
  expect(JSON.stringify(await world.call(didDocument, { issuerId: issuer.id }))).not.toContain(old?.publicKey)
})

test('finds no document for an unknown issuer', async () => {
  await expect(world.call(didDocument, { issuerId: 'nobody' })).rejects.toMatchObject({ key: 'notFound', status: 404 })
})
