import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { type BadgeInput, buildBadge } from '#credentials/badges/build-badge.ts'
import { bundledLoader } from '#credentials/contexts/document-loader.ts'
import { buildDidDocument } from '#credentials/dids/did-document.ts'
import { didWebOf } from '#credentials/dids/did-web.ts'
import { generateIssuingKey, openIssuingKey } from '#credentials/keys/issuing-key.ts'
import { signCredential } from '#credentials/signing/sign.ts'
import { emptyList, setSlot } from '#credentials/status/status-list.ts'
import { buildStatusListCredential } from '#credentials/status/status-list-credential.ts'
import { badgeInput } from '#credentials/test-issuer.ts'
import { FETCHES, openFetches } from '#features/proofs/server/open-fetches.ts'
import { FetchRefused } from '#platform/outgoing/public-request.ts'
import { openSafeFetch, type SafeFetch } from '#platform/outgoing/safe-fetch.ts'
import { openTestWeb } from '#platform/outgoing/testing-web.ts'
import { openWorld, type World } from '#testing/world.ts'
import * as contract from '../../contract.ts'

let world: World
let web: Awaited<ReturnType<typeof openTestWeb>>

beforeAll(async () => {
  web = await openTestWeb()
  world = await openWorld({ network: web.network })
})
afterEach(() => void vi.useRealTimers())
afterAll(async () => {
  await world.close()
  await web.close()
})

const loader = bundledLoader()
const digestSRI = 'sha256-3q2+796tvu/erb7v3q2+796tvu/erb7v3q2+796tvu8='

/** An issuer of a did:web, which signs badges with any given contents. */
function openClub(name: string) {
  const did = didWebOf(web.origin, name)
  const { publicKeyMultibase, secretKey } = generateIssuingKey()
  const document = buildDidDocument({ did, alsoKnownAs: [], keys: [{ publicKeyMultibase, active: true }] })
  web.serve(`/${name}/did.json`, JSON.stringify(document))
  const key = openIssuingKey(did, secretKey)
  const sign = (badge: object) => signCredential(badge as never, { key, loader, now: world.now() })
  const listUrl = `${web.origin}/lists/${name}`
  const serveList = async (...slots: number[]) => {
    const bits = emptyList()
    for (const slot of slots) setSlot(bits, slot, true)
    const list = buildStatusListCredential({ url: listUrl, issuerDid: did, bits, validFrom: new Date(0) })
    web.serve(`/lists/${name}`, JSON.stringify(await sign(list)))
  }
  const badge = (change: Partial<BadgeInput> = {}, more: object = {}) =>
    sign({
      ...buildBadge({ ...badgeInput(did), validUntil: undefined, status: { listUrl, slot: 8 }, ...change }),
      ...more,
    })
  return { badge, serveList }
}

const named = (of: string, count: number) =>
  Array.from({ length: count }, (_, i) => ({ id: `${web.origin}/named/${of}/${i}`, digestSRI }))
const lists = (of: string, count: number) =>
  Array.from({ length: count }, (_, i) => ({
    type: 'BitstringStatusListEntry',
    statusPurpose: 'revocation',
    statusListIndex: '8',
    statusListCredential: `${web.origin}/many/${of}/${i}`,
  }))

function check(content: object) {
  web.requests.length = 0
  return world.call(contract.verifyAny, { file: new File([JSON.stringify(content)], 'badge') })
}
const present = (badges: object[], holder = 'did:example:presenter') => ({
  '@context': ['https://www.w3.org/ns/credentials/v2'],
  type: ['VerifiablePresentation'],
  holder,
  verifiableCredential: badges,
})
const ofNamed = () => web.requests.filter((request) => request.includes('/named/'))

test('fetches the documents that a badge names only after its signature is verified', async () => {
  const club = openClub('climbers')
  await club.serveList()
  const signed = await club.badge({}, { relatedResource: named('climbers', 2) })
  const altered = await check({ ...signed, name: 'Another' })
  expect(altered.checks.find(({ check }) => check === 'content')?.finding).toBe('content.resourceUnread')
  expect(ofNamed()).toEqual([])
  await check(signed)
  expect(ofNamed()).toHaveLength(2)
})

test('limits the requests of five badges with many addresses, and reads every issuer', async () => {
  const names = ['one', 'two', 'three', 'four', 'five']
  const badges = names.map((name) =>
    openClub(name).badge({}, { relatedResource: named(name, 100), credentialStatus: lists(name, 8) }),
  )
  const { others, ...first } = await check(present(await Promise.all(badges)))
  expect(web.requests.length).toBeLessThanOrEqual(FETCHES.dids + FETCHES.addresses)
  expect(new Set(web.requests).size).toBe(web.requests.length)
  const signatures = [first, ...others].map(({ checks }) => checks.find(({ check }) => check === 'signature')?.result)
  expect(signatures).toEqual(['ok', 'ok', 'ok', 'ok', 'ok'])
})

test('fetches the document and list of an issuer once for all of its badges', async () => {
  const club = openClub('guides')
  await club.serveList(9)
  const holder = (n: number) => ({ did: `did:example:holder${n}` })
  const badges = await Promise.all([
    club.badge({ holder: holder(1) }),
    club.badge({ holder: holder(2), status: { listUrl: `${web.origin}/lists/guides`, slot: 9 } }),
    club
      .badge({ holder: holder(3) })
      .then((badge) => ({ ...badge, credentialSubject: { ...badge.credentialSubject, id: holder(1).did } })),
  ])
  const { others, ...first } = await check(present(badges, holder(1).did))
  expect([first, ...others].map(({ verdict }) => verdict)).toEqual(['genuine', 'revoked', 'invalid'])
  expect(web.requests.map((request) => request.split(' ')[1]).sort()).toEqual(['/guides/did.json', '/lists/guides'])
  // The presenter is not proven, so the result does not mention it.
  expect(first.presentation?.presenter).toBe('')
})

test('shares one budget of bytes between all requests', async () => {
  const large: SafeFetch = async () => new Uint8Array(FETCHES.bytes / 4)
  const fetches = openFetches(large)
  const answers = await Promise.allSettled(
    Array.from({ length: 8 }, (_, i) => fetches('addresses', `https://a/${i}`, '*/*')),
  )
  const read = answers.filter(({ status }) => status === 'fulfilled').length
  expect(read).toBeGreaterThanOrEqual(4)
  expect(read).toBeLessThan(4 + FETCHES.atOnce)
  const refused = answers.find((answer): answer is PromiseRejectedResult => answer.status === 'rejected')
  expect(refused?.reason).toBeInstanceOf(FetchRefused)
})

test('starts no request after ten seconds', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const fetches = openFetches(async () => new Uint8Array(1))
  expect(await fetches('dids', 'https://a/1', '*/*')).toHaveLength(1)
  vi.advanceTimersByTime(FETCHES.ms + 1)
  await expect(fetches('dids', 'https://a/2', '*/*')).rejects.toMatchObject({ reason: 'unreachable' })
})

test('counts each redirect as a request', async () => {
  const hops = 3
  for (const hop of ['', 'h', 'hh']) {
    web.serve(`/far/0${hop}`, (_, response) => void response.writeHead(302, { location: `/far/0${hop}h` }).end())
  }
  web.serve('/far/0hhh', 'there')
  const fetches = openFetches(openSafeFetch(web.network))
  web.requests.length = 0
  expect(await fetches('dids', `${web.origin}/far/0`, '*/*')).toHaveLength(5)
  const rest = FETCHES.dids - 1 - hops
  const more = Array.from({ length: rest + 1 }, (_, nth) => fetches('dids', `${web.origin}/near/${nth}`, '*/*'))
  await Promise.allSettled(more)
  expect(web.requests).toHaveLength(FETCHES.dids)
})

test('follows no redirect after ten seconds', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const hopping: SafeFetch = async (_, __, mayHop) => {
    vi.advanceTimersByTime(FETCHES.ms + 1)
    if (!mayHop?.()) throw new FetchRefused('unreachable')
    return new Uint8Array(1)
  }
  await expect(openFetches(hopping)('dids', 'https://a/1', '*/*')).rejects.toMatchObject({ reason: 'unreachable' })
})
