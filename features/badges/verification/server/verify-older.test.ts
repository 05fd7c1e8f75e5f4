import fc from 'fast-check'
import sharp from 'sharp'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { CallProblem } from '#base/problem.ts'
import { bakeOlder } from '#credentials/files/testing-bake-older.ts'
import { openFetches } from '#features/proofs/server/open-fetches.ts'
import { OTHER_HOST, TEST_HOST } from '#platform/outgoing/testing-web.ts'
import { readAddresses } from './read-addresses.ts'
import { hostedSchool, RECIPIENT } from './testing-hosted-school.ts'
import { openVisits } from './testing-visits.ts'

const { world, web, at, elsewhere, check, link, leave, close } = await openVisits()
const { assertion, badge, profile, publish, signed, sign, publishSigned } = hostedSchool(web)
const png = await sharp({ create: { width: 1, height: 1, channels: 3, background: '#211970' } })
  .png()
  .toBuffer()
beforeEach(() => publish())
afterEach(leave)
afterAll(close)

const answer = (status: number, headers: Record<string, string> = {}) =>
  web.serve('/a/1', (_, response) => void response.writeHead(status, headers).end())
const saidOf = ({ word, state, because, checks }: Awaited<ReturnType<typeof check>>) => ({
  word,
  state,
  because,
  ...Object.fromEntries(checks.map(({ check, finding }) => [check, finding.split('.')[1]])),
})
const GENUINE = {
  word: 'genuine',
  state: 'inForce',
  because: '',
  hosted: 'published',
  issuer: 'ownHost',
  status: 'notMarkedThere',
  period: 'inPeriod',
  shape: 'follows',
}
const svg = (inner: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:ob="http://openbadges.org">${inner}<path d="M0 0"/></svg>`

test('a hosted badge is genuine as JSON, in pictures, and by its address', async () => {
  const text = JSON.stringify(assertion())
  const files = [
    text,
    bakeOlder(png, 'iTXt', text),
    bakeOlder(png, 'tEXt', at('/a/1')),
    svg(`<ob:assertion><![CDATA[${text}]]></ob:assertion>`),
    svg(`<ob:assertion verify="${at('/a/1')}"/>`),
  ]
  for (const file of files) expect(saidOf(await check(file))).toEqual(GENUINE)
  expect(saidOf(await link(at('/a/1')))).toEqual(GENUINE)
})

test('a hosted badge is described as its host publishes it', async () => {
  const found = await check(assertion({ badge: badge({ name: 'Doctor' }) }))
  expect(found).toMatchObject({
    standard: 'ob2',
    kind: 'badge',
    form: 'json',
    carrier: 'text',
    title: 'Knots',
    criteria: 'Tie ten knots',
    recipient: { type: 'email', identifier: RECIPIENT.identity, isHashed: true, salt: 'tide' },
    skills: { tags: ['rope'] },
    issuer: { name: 'Harbour School', did: at('/issuer'), host: new URL(web.origin).host },
    issuedAt: '2026-01-01T09:00:00.000Z',
    validUntil: '',
    endorsements: [],
    others: [],
    registries: [],
  })
})

test('each address is asked once, also for a badge that is brought by its address', async () => {
  await link(at('/a/1'))
  expect(web.requests).toEqual(['/a/1', '/b/knots', '/issuer'].map((path) => `${TEST_HOST} ${path}`))
})

test('an assertion that changes between two reads is read once', async () => {
  let reads = 0
  web.serve('/a/1', (_, response) => {
    reads += 1
    response.end(JSON.stringify(assertion(reads > 1 ? { recipient: { ...RECIPIENT, salt: 'other' } } : {})))
  })
  expect([saidOf(await link(at('/a/1'))), reads]).toEqual([GENUINE, 1])
  reads = 0
  expect([saidOf(await check(assertion())), reads]).toEqual([GENUINE, 1])
})

test('a file that names another recipient than its host is not genuine', async () => {
  const file = assertion({ recipient: { ...RECIPIENT, identity: `sha256$${'00'.repeat(32)}` } })
  const found = await check(file)
  expect(saidOf(found)).toMatchObject({ word: 'notGenuine', state: 'unknown', because: 'hosted.publishedOther' })
  expect(found.checks.find((each) => each.check === 'hosted')?.facts).toMatchObject({ host: new URL(web.origin).host })
})

describe('an assertion whose host', () => {
  const open = { word: 'notChecked', because: 'hosted.notGiven' }

  test.each([404, 500, 403])('answers %d could not be checked', async (status) => {
    answer(status)
    expect(saidOf(await check(assertion()))).toMatchObject(open)
  })

  test('sends 10 MB could not be checked', async () => {
    web.serve('/a/1', JSON.stringify(assertion({ narrative: 'x'.repeat(10_000_000) })))
    expect(saidOf(await check(assertion()))).toMatchObject(open)
  })

  test('sends a document that contradicts itself could not be checked', async () => {
    web.serve('/a/1', JSON.stringify(assertion()).replace('{', '{"badge":"x",'))
    expect(saidOf(await check(assertion()))).toMatchObject({ ...open, because: 'hosted.notCompared' })
  })

  test('leads to another host could not be checked, and that host is not asked', async () => {
    answer(302, { location: elsewhere('/a/2') })
    expect(saidOf(await check(assertion()))).toMatchObject(open)
    expect(web.requests.filter((request) => request.startsWith(OTHER_HOST))).toEqual([])
  })

  test('leads to another of its addresses is genuine by what is there', async () => {
    web.serve('/a/moved', JSON.stringify(assertion()))
    answer(301, { location: '/a/moved' })
    expect(saidOf(await check(assertion()))).toEqual(GENUINE)
  })

  test('says that it is gone is revoked', async () => {
    answer(410)
    const found = await check(assertion())
    expect(saidOf(found)).toMatchObject({
      word: 'genuine',
      state: 'revoked',
      because: 'status.revoked',
      hosted: 'gone',
    })
    expect(found).toMatchObject({ verdict: 'revoked', recipient: { identifier: '' }, issuedAt: '', title: 'Knots' })
  })

  test('marks it as revoked is revoked, and says why', async () => {
    publish({ assertion: { revoked: true, revocationReason: 'By mistake' } })
    const found = await check(assertion())
    expect(saidOf(found)).toMatchObject({ word: 'genuine', state: 'revoked', hosted: 'published' })
    expect(found.checks.find((each) => each.check === 'status')?.facts).toEqual({ why: 'By mistake' })
  })
})

test('an address that is gone is no file with a badge', async () => {
  answer(410)
  await expect(link(at('/a/1'))).rejects.toMatchObject({ key: 'linkUnreachable' })
})

describe("a stranger's host", () => {
  test("that publishes another issuer's badge is not allowed to", async () => {
    const forged = assertion({ id: elsewhere('/a/forged') })
    web.serve('/a/forged', JSON.stringify(forged))
    const found = await check(forged)
    expect(saidOf(found)).toMatchObject({ word: 'notGenuine', because: 'hosted.notPermitted' })
    expect(found.checks.find((each) => each.check === 'hosted')?.facts.host).toBe(`${OTHER_HOST}:${web.port}`)
    expect(found.registries).toEqual([])
  })

  test.each([
    ['by a beginning of its name', () => ({ startsWith: `https://${OTHER_HOST}` })],
    ['by a part of its path', () => ({ startsWith: elsewhere('/a/for') })],
    ['by a part of its name', () => ({ allowedOrigins: [`x.${OTHER_HOST}:${web.port}`, OTHER_HOST.slice(1)] })],
  ])('is not allowed %s', async (_, verification) => {
    const forged = assertion({ id: elsewhere('/a/forged') })
    web.serve('/a/forged', JSON.stringify(forged))
    publish({ profile: { verification: verification() } })
    expect(saidOf(await check(forged))).toMatchObject({ word: 'notGenuine', because: 'hosted.notPermitted' })
  })

  test('that the issuer allows may publish its badges', async () => {
    const moved = assertion({ id: elsewhere('/a/moved') })
    web.serve('/a/moved', JSON.stringify(moved))
    publish({ profile: { verification: { allowedOrigins: `${OTHER_HOST}:${web.port}` } } })
    expect(saidOf(await check(moved))).toEqual({ ...GENUINE, issuer: 'allowedHost' })
  })
})

test('an issuer that publishes elsewhere only does not vouch for a page on its own host', async () => {
  publish({ profile: { verification: { startsWith: at('/issued/') } } })
  expect(saidOf(await check(assertion()))).toMatchObject({ word: 'notGenuine', because: 'hosted.notPermitted' })
})

test.each([
  ['a profile', '/issuer', { because: 'issuer.profileUnread' }],
  ['a badge class', '/b/knots', { because: 'hosted.notGiven' }],
])('a badge without %s could not be checked', async (_, path, found) => {
  web.serve(path, (_, response) => void response.writeHead(404).end())
  expect(saidOf(await check(assertion()))).toMatchObject({ word: 'notChecked', ...found })
})

test.each([
  ['plain http', () => 'http://badges.example.test/a/1'],
  ['an inner address', () => 'https://10.0.0.1/a/1'],
  ['this site', () => `${world.config.publicUrl}/credentials/1`],
])('an assertion at %s is not asked for', async (_, id) => {
  expect(saidOf(await check(assertion({ id: id() })))).toMatchObject({ word: expect.stringMatching(/^not/) })
  expect(web.requests.filter((request) => request.includes('/a/1'))).toEqual([])
})

test('an issuer on this site is not asked, and nothing is genuine in its name', async () => {
  const own = `${world.config.publicUrl}/issuers/x`
  publish({ badge: { issuer: own } })
  expect(saidOf(await check(assertion()))).toMatchObject({ word: 'notChecked', because: 'issuer.profileUnread' })
})

test('a badge of 1.0 is genuine, and its standard is named', async () => {
  const older = {
    uid: 'a1',
    recipient: RECIPIENT,
    badge: at('/b/older'),
    issuedOn: 1_767_258_000,
    verify: { type: 'hosted', url: at('/a/older') },
  }
  const bare = { '@context': undefined, type: undefined, id: undefined }
  const ofClass = badge({ ...bare, issuer: at('/organization'), criteria: at('/criteria') })
  web.serve('/a/older', JSON.stringify(older))
  web.serve('/b/older', JSON.stringify(ofClass))
  web.serve('/organization', JSON.stringify({ name: 'Harbour School', url: at('/') }))
  const found = await check(bakeOlder(png, 'tEXt', JSON.stringify(older)))
  expect(saidOf(found)).toEqual(GENUINE)
  expect(found).toMatchObject({ standard: 'ob1', issuedAt: '2026-01-01T09:00:00.000Z', criteria: at('/criteria') })
})

describe('a signed badge', () => {
  beforeEach(() => {
    publishSigned(at('/revoked'))
    web.serve('/revoked', JSON.stringify({ type: 'RevocationList', revokedAssertions: ['urn:uuid:2'] }))
  })

  test('is genuine by the key of its issuer', async () => {
    const found = await check(await sign())
    expect(saidOf(found)).toEqual({
      word: 'genuine',
      state: 'inForce',
      because: '',
      signature: 'good',
      issuer: 'listed',
      status: 'notMarked',
      period: 'inPeriod',
      shape: 'follows',
    })
    expect(found).toMatchObject({ form: 'jwt', standard: 'ob2', title: 'Knots' })
    expect(found.checks.find((each) => each.check === 'signature')?.facts).toEqual({
      algorithm: 'ES256',
      key: at('/key'),
    })
  })

  test('is revoked by the list of its issuer', async () => {
    expect(saidOf(await check(await sign({ id: 'urn:uuid:2' })))).toMatchObject({ word: 'genuine', state: 'revoked' })
  })

  test('that was changed is not genuine', async () => {
    const [header, , signature] = (await sign()).split('.')
    const payload = Buffer.from(JSON.stringify(signed({ issuedOn: '2020-01-01' }))).toString('base64url')
    const found = await check([header, payload, signature].join('.'))
    expect(saidOf(found)).toMatchObject({ word: 'notGenuine', because: 'signature.altered' })
  })

  test('whose payload is taken out of its signature is not signed', async () => {
    expect(saidOf(await check(signed()))).toMatchObject({ word: 'notGenuine', because: 'signature.proofMissing' })
    expect(web.requests).toEqual([])
  })

  test('by a key that its issuer does not list is not genuine', async () => {
    publish()
    expect(saidOf(await check(await sign()))).toMatchObject({ word: 'notGenuine', because: 'issuer.keyUnknown' })
  })
})

test('a picture with a script and one with many chunks are read, and the script is not shown', async () => {
  const text = JSON.stringify(assertion())
  const found = await check(svg(`<script>alert(1)</script><ob:assertion><![CDATA[${text}]]></ob:assertion>`))
  expect(saidOf(found)).toEqual(GENUINE)
  expect(JSON.stringify(found)).not.toContain('alert')
  expect(saidOf(await check(bakeOlder(png, 'iTXt', text, 100)))).toEqual(GENUINE)
})

test('one badge asks for six addresses at most, and for none of ours', async () => {
  const ctx = world.ctx()
  const read = readAddresses(ctx, openFetches(ctx.safeFetch))
  for (let n = 0; n < 8; n++) web.serve(`/n/${n}`, 'text')
  expect(await read(`${world.config.publicUrl}/readyz`)).toBeUndefined()
  const answers = await Promise.all(Array.from({ length: 8 }, (_, n) => read(at(`/n/${n}`))))
  expect(answers.filter((answer) => answer?.text === 'text')).toHaveLength(6)
  expect(web.requests).toHaveLength(6)
})

test('five badges in a list share one budget, and none is called false for it', async () => {
  const badges = Array.from({ length: 5 }, (_, n) => {
    const id = at(`/many/${n}`)
    const ofClass = badge({ id: at(`/class/${n}`), issuer: at(`/issuers/${n}`) })
    web.serve(`/many/${n}`, JSON.stringify(assertion({ id, badge: ofClass.id })))
    web.serve(`/class/${n}`, JSON.stringify(ofClass))
    web.serve(`/issuers/${n}`, JSON.stringify(profile({ id: ofClass.issuer })))
    return assertion({ id, badge: ofClass.id })
  })
  const { others, ...first } = await check(badges)
  expect(web.requests.length).toBeLessThanOrEqual(18)
  expect([first, ...others].filter(({ word }) => word === 'notGenuine')).toEqual([])
})

test('no document gives a server error, in a file or at an address', async () => {
  const values = [null, [], {}, '', -1, '\ud800', [[1]], { '@value': 1 }, true, 'https://[', { id: {} }, [{}], '\0']
  const value = fc.oneof(
    fc.constantFrom(...values),
    fc.json().map((text) => JSON.parse(text)),
  )
  const part = fc.constantFrom('assertion' as const, 'badge' as const, 'profile' as const, 'file' as const)
  const name = fc.constantFrom(
    ...['@context', 'type', 'id', 'recipient', 'badge', 'issuedOn', 'expires', 'verification', 'issuer', 'criteria'],
    ...['alignment', 'tags', 'publicKey', 'revocationList', 'evidence', 'narrative', 'revoked', 'name', '__proto__'],
  )
  await fc.assert(
    fc.asyncProperty(part, name, value, async (part, name, value) => {
      leave()
      publish(part === 'file' ? {} : { [part]: { [name]: value } })
      const outcome = await check(assertion(part === 'file' ? { [name]: value } : {})).catch((error: unknown) => error)
      if (outcome instanceof Error) expect([413, 422]).toContain((outcome as CallProblem).status)
    }),
    { numRuns: 200 },
  )
})
