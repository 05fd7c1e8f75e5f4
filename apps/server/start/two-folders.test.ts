import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type Caller, call } from '#base/call.ts'
import type { CallInput, Endpoint } from '#base/endpoint.ts'
import { importSessions } from '#features/imports/contract.ts'
import { readImport } from '#features/imports/server/read-import.ts'
import { getIssuer, updateIssuer } from '#features/issuers/contract.ts'
import { termsVersion } from '#features/legal/server/terms-version.ts'
import { readSend } from '#features/sends/running/contract.ts'
import { createLog } from '#platform/process/log.ts'
import { startSending } from '#testing/claim.ts'
import { type ObjectStore, openObjectStore } from '#testing/object-store.ts'
import { picture } from '#testing/stories.ts'
import { injectFetch, openWorld, type World } from '#testing/world.ts'
import { systemContext } from '../http/context.ts'
import { studioServer } from '../http/http.ts'
import { openServices } from './services.ts'

/** Two servers on one database and one store, with nothing else in common. */
let bucket: ObjectStore
let world: World
let second: Awaited<ReturnType<typeof openServices>>
let app: FastifyInstance
let issuer: Awaited<ReturnType<typeof startSending>>
const dataDir = mkdtempSync(join(tmpdir(), 'blazon-second-'))
const log = createLog({ logLevel: 'silent' })

beforeAll(async () => {
  bucket = await openObjectStore()
  world = await openWorld({ config: { s3: bucket.settings } })
  second = await openServices({ ...world.config, dataDir }, log, {
    database: { ...world.database, close: async () => undefined },
  })
  app = await studioServer(second.services, log)
  issuer = await startSending(world)
})
afterEach(() => bucket.heal())
afterAll(async () => {
  await app.close()
  await second.close()
  await world.close()
  await bucket.close()
  rmSync(dataDir, { recursive: true, force: true })
})

const atSecond = <E extends Endpoint>(endpoint: E, input: CallInput<E>) => {
  const caller: Caller = { origin: world.config.publicUrl, token: () => issuer.token, fetch: injectFetch(app) }
  return call(caller, endpoint, input)
}
const atFirst = <E extends Endpoint>(endpoint: E, input: CallInput<E>) =>
  world.call(endpoint, input, { token: issuer.token })
const host = () => new URL(world.config.publicUrl).host
const pictureAt = (server: FastifyInstance, cid: string) =>
  server.inject({ url: `/ipfs/${cid}`, headers: { host: host() } })

test('a picture uploaded at one server is shown by the other', async () => {
  const { name, description, tags, bannerColor, contactFirstName, contactLastName } = await atFirst(getIssuer, {})
  const form = {
    name,
    description,
    tags,
    bannerColor,
    contactFirstName,
    contactLastName,
    file: await picture(),
  }
  await atFirst(updateIssuer, form as unknown as CallInput<typeof updateIssuer>)
  await world.runJobs()
  const { profileImage } = await atSecond(getIssuer, {})
  const shown = await pictureAt(app, profileImage.replace('/ipfs/', ''))
  expect(shown.statusCode).toBe(200)
  expect(shown.headers['cache-control']).toContain('immutable')
})

test('a picture erased at one server is served by neither', async () => {
  const cid = await second.services.blobs.put(Buffer.from('a picture of somebody'))
  expect((await pictureAt(world.app, cid)).statusCode).toBe(200)
  await second.services.blobs.remove(cid)
  const gone = await pictureAt(world.app, cid)
  expect([gone.statusCode, gone.headers['cache-control']]).toEqual([404, 'no-store'])
})

test('a list uploaded at one server is read by the other', async () => {
  const rows = Array.from({ length: 40 }, (_, at) => `person${at}@example.org`).join('\n')
  const file = new File([`email\n${rows}`], 'people.csv')
  const stopped = AbortSignal.abort()
  const { id } = await atFirst(importSessions, { templateId: issuer.templateId, file })
  // The first server stops after its first rows, and the second goes on.
  await readImport({ ...systemContext(world.services, 'read-import'), stopping: stopped }, id)
  await readImport(systemContext(second.services, 'read-import'), id)
  await world.runJobs()
  expect(await atSecond(readSend, { sendId: id })).toMatchObject({ status: 'sent', total: 40, made: 40 })
})

test('a legal page in the store is that of both', async () => {
  await second.services.store.put('legal/en/terms.md', Buffer.from('# Our own rules'))
  await second.services.store.put('legal/fr/cookies.md', Buffer.from('# Nos cookies'))
  const page = await world.app.inject({ url: '/legal/fr/cookies', headers: { host: host() } })
  expect(page.body).toContain('Nos cookies')
  const version = await termsVersion(systemContext(second.services, 'test'), 'en')
  expect(version).toMatch(/^own-/)
  bucket.fail('gone')
  expect(await termsVersion(systemContext(second.services, 'test'), 'en')).toBe(version)
})

test('while the store is away, an upload is refused as such, cached pictures are shown and others not kept as missing', async () => {
  const cached = await world.services.blobs.put(Buffer.from('seen before'))
  const other = await second.services.blobs.put(Buffer.from('not seen'))
  bucket.fail(503)
  const file = new File(['email\nlea@example.org'], 'people.csv')
  await expect(atFirst(importSessions, { templateId: issuer.templateId, file })).rejects.toMatchObject({
    key: 'storeAway',
    status: 503,
  })
  expect((await pictureAt(world.app, cached)).statusCode).toBe(200)
  const refused = await pictureAt(world.app, other)
  expect([refused.statusCode, refused.headers['cache-control'], refused.headers['retry-after']]).toEqual([
    503,
    'no-store',
    '5',
  ])
  expect(refused.json()).toEqual({ code: 5030, message: 'storeAway' })
})

test('says which store it uses, and whether that answers', async () => {
  const answer = await app.inject({ url: '/readyz', headers: { host: host() } })
  expect(answer.json()).toMatchObject({ status: 'ready', store: { kind: 's3', status: 'ready' } })
})

test('a wrong bucket or key stops the start, a store that is away does not', async () => {
  const starting = (s3: typeof bucket.settings) =>
    openServices({ ...world.config, dataDir, s3 }, log, {
      database: { ...world.database, close: async () => undefined },
    })
  const address = bucket.settings.address.replace(/badges$/, 'wrong')
  await expect(starting({ ...bucket.settings, address })).rejects.toThrow(/The bucket in BLOBS_URL does not exist/)
  const keys = { kind: 'fixed', accessKeyId: 'SOMEONE', secretAccessKey: 'else' } as const
  await expect(starting({ ...bucket.settings, keys })).rejects.toThrow(/refuses the keys/)
  bucket.fail('gone')
  const { close } = await starting(bucket.settings)
  await close()
})
