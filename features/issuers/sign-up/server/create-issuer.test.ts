import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { and, eq } from 'drizzle-orm'
import { decodeJwt } from 'jose'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { call } from '#base/call.ts'
import type { CallInput } from '#base/endpoint.ts'
import { accountOf } from '#credentials/dids/did-sdi.ts'
import { findKey } from '#features/keys/server/find-key.ts'
import { openKey } from '#features/keys/server/open-key.ts'
import { TERMS_VERSION } from '#features/legal/rules.ts'
import { finalizeLink } from '#features/sign-in/contract.ts'
import { audit } from '#platform/tables.ts'
import { ISSUER, mailedLink, picture, signUp } from '#testing/stories.ts'
import { openWorld, type World } from '#testing/world.ts'
import { createIssuer, getIssuer, isRegistered } from '../../contract.ts'
import { findAdmin } from '../../server/find-admin.ts'
import { consents, issuers } from '../../server/tables.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const EMAIL = 'ada@example.org'
type Fields = CallInput<typeof createIssuer>
const form = (changed: object = {}) =>
  ({ ...ISSUER, tags: [...ISSUER.tags], contactEmail: EMAIL, ...changed }) as Fields

async function applicant(email = EMAIL): Promise<string> {
  const { token: link } = await mailedLink(world, email)
  return (await world.call(finalizeLink, { token: link })).token
}

const issuerOf = async (did: string) => {
  const [issuer] = await world.ctx().db.select().from(issuers).where(eq(issuers.did, did))
  if (!issuer) throw new Error('No such issuer')
  return issuer
}

describe('a new issuer', () => {
  test('has a server-held account key, a did:web with a fixed host, a main admin and consents', async () => {
    const { token } = await signUp(world, EMAIL, {
      contactOptIn: true,
      twitter: '@example',
      website: 'a.example',
    })
    const info = await world.call(getIssuer, {}, { token })
    expect(info).toMatchObject({ name: ISSUER.name, isKms: true, connexionEmail: EMAIL, contactFirstName: 'Ada' })
    const ctx = world.ctx()
    const issuer = await issuerOf(info.did)
    const account = await findKey(ctx, issuer.id, 'account')
    expect(accountOf(await openKey(ctx, account?.id ?? '')).did).toBe(info.did)
    expect(issuer.didWeb).toBe(`did:web:localhost%3A4000:issuers:${issuer.id}`)
    expect(issuer).toMatchObject({ twitter: 'https://x.com/example', website: 'https://a.example', contactOptIn: true })
    expect(issuer.readyAt).toBeInstanceOf(Date)
    expect(await findAdmin(ctx, issuer.id, EMAIL)).toMatchObject({ mainAdmin: true, lastName: 'Example' })
    const created = and(eq(audit.action, 'issuer.created'), eq(audit.issuerId, issuer.id))
    expect(await ctx.db.select().from(audit).where(created)).toHaveLength(1)
    expect(await world.call(isRegistered, { did: info.did.toLowerCase() })).toEqual({ status: true })
    expect(await world.call(isRegistered, { did: `did:sdi:0x${'0'.repeat(40)}` })).toEqual({ status: false })
    expect(await world.call(isRegistered, { did: 'nonsense' })).toEqual({ status: false })
  })

  test('records consent to the terms, and to news only if requested, with version, language and time', async () => {
    const agreedBy = async (email: string, fields: object) => {
      const { token } = await signUp(world, email, fields)
      const { id } = await issuerOf((await world.call(getIssuer, {}, { token })).did)
      const agreed = await world.ctx().db.select().from(consents).where(eq(consents.issuerId, id))
      return agreed.sort((a, b) => a.kind.localeCompare(b.kind))
    }
    const before = world.now()
    const both = await agreedBy('news@example.org', { contactOptIn: true, lang: 'fr' })
    expect(both).toMatchObject([
      { kind: 'marketing', version: TERMS_VERSION, language: 'fr' },
      { kind: 'terms', version: TERMS_VERSION, language: 'fr' },
    ])
    for (const { at } of both) {
      expect(at.getTime()).toBeGreaterThanOrEqual(before.getTime())
      expect(at.getTime()).toBeLessThanOrEqual(world.now().getTime())
    }
    expect(await agreedBy('no.news@example.org', { lang: 'en' })).toMatchObject([{ kind: 'terms', language: 'en' }])
  })

  test("records consent to the operator's own terms in the version shown", async () => {
    const folder = join(world.config.dataDir, 'legal', 'en')
    const versionAfter = async (email: string, markdown: string) => {
      await writeFile(join(folder, 'terms.md'), markdown)
      const { token } = await signUp(world, email, { lang: 'en' })
      const { id } = await issuerOf((await world.call(getIssuer, {}, { token })).did)
      const [agreed] = await world.ctx().db.select().from(consents).where(eq(consents.issuerId, id))
      return agreed?.version
    }
    await mkdir(folder, { recursive: true })
    const first = await versionAfter('rules.one@example.org', '# Club rules')
    const changed = await versionAfter('rules.two@example.org', '# Club rules, changed')
    const first2 = await versionAfter('rules.three@example.org', '# Club rules')
    await rm(folder, { recursive: true })
    expect(first).toMatch(/^own-[0-9a-f]{16}$/)
    expect(changed).not.toBe(first)
    expect(first2).toBe(first)
  })

  test('shows a blank shield in its banner colour without a picture', async () => {
    const { token } = await signUp(world, 'blank@example.org', { bannerColor: '#A31538' })
    const { profileImage } = await world.call(getIssuer, {}, { token })
    const stored = await world.ctx().blobs.get(profileImage.replace('/ipfs/', ''))
    expect(stored?.type).toBe('image/png')
    const { data, info } = await sharp(stored?.bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true })
    const middle = (Math.floor(info.height / 2) * info.width + info.width / 2) * info.channels
    expect([...data.subarray(middle, middle + 3)]).toEqual([0xa3, 0x15, 0x38])
  })

  test('stores its picture re-encoded', async () => {
    const { token } = await signUp(world, 'picture@example.org', { file: await picture('#00FF00') })
    const { profileImage } = await world.call(getIssuer, {}, { token })
    const stored = await world.ctx().blobs.get(profileImage.replace('/ipfs/', ''))
    expect((await sharp(stored?.bytes).metadata()).width).toBe(400)
  })
})

describe('the temporary token', () => {
  test('becomes a full one, and the next response renews it with the did', async () => {
    const token = await applicant('full@example.org')
    expect(decodeJwt(token)).toMatchObject({ signup: true, did: '' })
    await world.call(createIssuer, form({ contactEmail: 'full@example.org' }), { token })
    let renewed = ''
    const caller = {
      ...world.caller(token),
      onRenewed: (fresh: string) => {
        renewed = fresh
      },
    }
    const { did } = await call(caller, getIssuer, {})
    expect(decodeJwt(renewed)).toMatchObject({ signup: false, did })
  })

  test('creates one issuer for a form sent several times at once', async () => {
    const token = await applicant('twice@example.org')
    const fields = form({ contactEmail: 'twice@example.org', name: 'Made once' })
    const answers = await Promise.allSettled([1, 2, 3].map(() => world.call(createIssuer, fields, { token })))
    const made = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value.callbackId] : []))
    expect(new Set(made).size).toBe(1)
    const rows = await world.ctx().db.select().from(issuers).where(eq(issuers.name, 'Made once'))
    expect(rows).toHaveLength(1)
  })

  test('creates an issuer for its own address only', async () => {
    const token = await applicant('mine@example.org')
    const other = world.call(createIssuer, form({ contactEmail: 'other@example.org' }), { token })
    await expect(other).rejects.toMatchObject({ key: 'emailNotYours', status: 400 })
  })
})

describe('the wizard fields', () => {
  const long = (length: number) => 'x'.repeat(length)
  const RULES: [string, object][] = [
    ['lastNameMissing', { contactLastName: ' ' }],
    ['lastNameTooLong', { contactLastName: long(51) }],
    ['firstNameMissing', { contactFirstName: '' }],
    ['firstNameTooLong', { contactFirstName: long(31) }],
    ['emailMissing', { contactEmail: '' }],
    ['emailNotValid', { contactEmail: 'ada@example' }],
    ['termsNotValid', { terms: false }],
    ['colorInvalid', { bannerColor: '#4723A' }],
    ['nameMissing', { name: 'ab' }],
    ['nameTooLong', { name: long(51) }],
    ['nameInvalid', { name: 'The B.l-a z_oN shop' }],
    ['descriptionMissing', { description: 'ab' }],
    ['descriptionTooLong', { description: long(351) }],
    ['sectorInvalid', { sector: 'ab' }],
    ['tagMissing', { tags: [] }],
    ['tagTooLong', { tags: [long(41)] }],
    ['tagTooMany', { tags: Array.from({ length: 21 }, (_, i) => `tag ${i}`) }],
    ['websiteInvalid', { website: 'http://example.org' }],
    ['linkInvalid', { linkedin: 'https://evil.example/company/x' }],
  ]
  let token = ''
  beforeAll(async () => {
    token = await applicant('rules@example.org')
  })

  test.each(RULES)('refuse %s and create nothing', async (key, changed) => {
    const fields = form({ contactEmail: 'rules@example.org', name: 'Never made', ...changed })
    await expect(world.call(createIssuer, fields, { token })).rejects.toMatchObject({ key, status: 400, code: 4000 })
    const rows = await world.ctx().db.select().from(issuers).where(eq(issuers.name, 'Never made'))
    expect(rows).toHaveLength(0)
  })

  test('refuse a file that is not a picture, regardless of its name', async () => {
    const file = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'picture.png', { type: 'image/png' })
    const fields = form({ contactEmail: 'rules@example.org', file })
    await expect(world.call(createIssuer, fields, { token })).rejects.toMatchObject({ key: 'fileFormatInvalid' })
    const large = new File([new Uint8Array(10_485_761)], 'picture.png', { type: 'image/png' })
    const tooLarge = world.call(createIssuer, { ...fields, file: large }, { token })
    await expect(tooLarge).rejects.toMatchObject({ key: 'sizeExceeded', status: 400 })
  })
})
