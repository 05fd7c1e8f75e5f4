import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bundledLoader } from '#credentials/contexts/document-loader.ts'
import { checkDidConfiguration } from '#credentials/domains/check-did-configuration.ts'
import { didDocument } from '#features/issuers/contract.ts'
import { namePlatformIssuer } from '#features/issuers/server/promotion/name-platform-issuer.ts'
import { issuers } from '#features/issuers/server/tables.ts'
import { openTestWeb } from '#platform/outgoing/testing-web.ts'
import { openWorld, type World } from '#testing/world.ts'
import { checkDomain, didConfiguration, getDomainFile } from '../../contract.ts'
import { DID_CONFIGURATION_PATH } from '../../rules.ts'
import { openClub } from '../../server/testing-promotion.ts'

let web: Awaited<ReturnType<typeof openTestWeb>>
let world: World
let club: Awaited<ReturnType<typeof openClub>>
beforeAll(async () => {
  web = await openTestWeb()
  world = await openWorld({ network: web.network })
  club = await openClub(world)
})
afterAll(async () => {
  await world.close()
  await web.close()
})

const documentOf = (issuerId: string) => world.call(didDocument, { issuerId })
const nameAsOwn = (issuerId: string) => namePlatformIssuer(world.ctx({ kind: 'system', job: 'test' }), issuerId)
const linked = async (issuerId: string) =>
  ((await documentOf(issuerId)).service as { id: string; type: string; serviceEndpoint: string }[]).filter(
    ({ type }) => type === 'LinkedDomains',
  )
const read = () => world.app.inject({ url: DID_CONFIGURATION_PATH, headers: { host: 'localhost:4000' } })

/** Whether the configuration that this origin serves proves that it belongs to a community. */
async function checkOwn({ issuerId, origin = world.config.publicUrl }: { issuerId: string; origin?: string }) {
  const configuration = (await read()).json()
  // As any verifier: it learns from the file which DID to resolve, whose key may have been made for it.
  const document = await documentOf(issuerId)
  const loader = bundledLoader(async (url) => (url === document.id ? document : undefined))
  const checking = { did: String(document.id), origin, now: world.now(), loader }
  return checkDidConfiguration(configuration, checking)
}

test('an origin without a community of its own has no configuration', async () => {
  expect((await read()).statusCode).toBe(404)
  expect(await linked(club.issuerId)).toEqual([])
})

test('the origin belongs to the community that the operator named, and to no other', async () => {
  const other = await openClub(world)
  await nameAsOwn(club.issuerId)
  expect(await checkOwn(club)).toBeUndefined()
  expect(await checkOwn(other)).toBe('otherDid')
  expect(await checkOwn({ ...club, origin: world.config.walletUrl })).toBe('otherOrigin')
  expect((await linked(club.issuerId)).map(({ serviceEndpoint }) => serviceEndpoint)).toEqual([world.config.publicUrl])
  await nameAsOwn(other.issuerId)
  expect([await checkOwn(other), await checkOwn(club)]).toEqual([undefined, 'otherDid'])
  expect(await linked(club.issuerId)).toEqual([])
})

test('the configuration is read by any site, and kept by caches for an hour', async () => {
  await nameAsOwn(club.issuerId)
  const { headers } = await read()
  expect(headers).toMatchObject({ 'access-control-allow-origin': '*', 'cache-control': 'public, max-age=3600' })
  expect(await world.call(didConfiguration, {})).toHaveProperty('linked_dids')
})

test('an origin whose community was deleted has no configuration', async () => {
  const gone = await openClub(world)
  await nameAsOwn(gone.issuerId)
  const { db } = world.ctx()
  await db.update(issuers).set({ deletedAt: world.now() }).where(eq(issuers.id, gone.issuerId))
  expect((await read()).statusCode).toBe(404)
  expect(await linked(gone.issuerId)).toEqual([])
})

test("a proven domain is a service in the community's document, until its proof ends", async () => {
  const prover = await openClub(world)
  const { db } = world.ctx()
  const setWebsite = (website: string) => db.update(issuers).set({ website }).where(eq(issuers.id, prover.issuerId))
  await setWebsite(`${web.origin}/about`)
  expect(await linked(prover.issuerId)).toEqual([])
  const token = { token: prover.token }
  web.serve(DID_CONFIGURATION_PATH, JSON.stringify(await world.call(getDomainFile, {}, token)))
  await world.call(checkDomain, {}, token)
  const { id } = await documentOf(prover.issuerId)
  const service = { id: `${id}#${new URL(web.origin).host}`, type: 'LinkedDomains', serviceEndpoint: web.origin }
  expect(await linked(prover.issuerId)).toEqual([service])
  await setWebsite('https://elsewhere.example.test')
  expect(await linked(prover.issuerId)).toEqual([])
})
