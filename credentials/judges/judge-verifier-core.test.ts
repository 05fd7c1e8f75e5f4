import { verifyCredential } from '@digitalcredentials/verifier-core'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { buildBadge, type Category } from '../badges/build-badge.ts'
import { bundledLoader } from '../contexts/document-loader.ts'
import { buildDidDocument } from '../dids/did-document.ts'
import { didWebOf, didWebUrl } from '../dids/did-web.ts'
import { generateIssuingKey, openIssuingKey } from '../keys/issuing-key.ts'
import { generateJwtKey } from '../keys/jwt-key.ts'
import { generateRsaKey } from '../keys/rsa-key.ts'
import { signCredential } from '../signing/sign.ts'
import { emptyList, setSlot } from '../status/status-list.ts'
import { buildStatusListCredential } from '../status/status-list-credential.ts'
import { CATEGORIES, fullBadgeInput, NOW } from '../test-issuer.ts'

const HOST = 'https://badges.example.org'
const [GOOD, REVOKED, SUSPENDED] = [8, 9, 10]
/** Beside its Ed25519 key an issuer's document lists others, which a verifier must pass over. */
const FOR_JWT = [generateJwtKey().publicKeyMultibase, (await generateRsaKey()).publicKeyMultibase]
const loader = bundledLoader()
const documents = new Map<string, object>()
const asked: string[] = []

/** The verifier's network: only our host. It has its own contexts; requests to other hosts fail. */
const network: typeof fetch = async (input) => {
  const url = input instanceof Request ? input.url : String(input)
  asked.push(url)
  if (!url.startsWith(HOST)) throw new TypeError('fetch failed')
  const document = documents.get(url)
  const headers = { 'content-type': url.endsWith('did.json') ? 'application/json' : 'application/vc' }
  return new Response(JSON.stringify(document ?? {}), { status: document ? 200 : 404, headers })
}

async function serveIssuer(name: string) {
  const did = didWebOf(HOST, `issuers/${name}`)
  const { publicKeyMultibase, secretKey } = generateIssuingKey()
  const keys = [publicKeyMultibase, ...FOR_JWT].map((key) => ({ publicKeyMultibase: key, active: true }))
  documents.set(didWebUrl(did), buildDidDocument({ did, alsoKnownAs: [], keys }))
  const key = openIssuingKey(did, secretKey)
  const serveList = async (purpose: 'revocation' | 'suspension', slot: number) => {
    const bits = emptyList()
    setSlot(bits, slot, true)
    const url = `${HOST}/status/${name}/${purpose}`
    const list = buildStatusListCredential({ url, issuerDid: did, bits, validFrom: NOW, purpose })
    documents.set(url, await signCredential(list, { key, loader, now: NOW }))
    return url
  }
  const listUrl = await serveList('revocation', REVOKED)
  const suspensionUrl = await serveList('suspension', SUSPENDED)
  const sign = (category: Category, slot: number, by = key) => {
    const input = { ...fullBadgeInput(did, category), status: { listUrl, suspensionUrl, slot } }
    // The verifier uses the real clock.
    const badge = buildBadge({ ...input, validFrom: NOW, validUntil: new Date('2099-01-01') })
    return signCredential(badge, { key: by, loader, now: NOW })
  }
  return { key, sign }
}

/** Each step that it logs with its result, or the name of the error that ended it. */
async function judge(credential: object): Promise<Record<string, unknown>> {
  const given = JSON.parse(JSON.stringify(credential))
  const { log = [], errors = [] } = await verifyCredential({ credential: given, knownDIDRegistries: [] })
  const steps = log.map(({ id, valid, error }) => [id, error ? error.name : valid])
  return Object.fromEntries([...steps, ...errors.map(({ name }) => ['error', name])])
}

const ACCEPTED = {
  valid_signature: true,
  expiration: true,
  revocation_status: true,
  suspension_status: true,
  // No registry is queried.
  registered_issuer: false,
}

describe("the Digital Credentials Consortium's verifier", () => {
  beforeAll(() => {
    vi.stubGlobal('fetch', network)
    // It logs that the Open Badges schema is not available.
    vi.spyOn(console, 'log').mockReturnValue()
    vi.spyOn(console, 'error').mockReturnValue()
  })
  afterAll(() => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })

  it.each(CATEGORIES)(
    'accepts a badge (%s), and detects an altered character, a status bit, a wrong key',
    async (category) => {
      const { key, sign } = await serveIssuer(category.toLowerCase())
      const signed = await sign(category, GOOD)
      expect(await judge(signed)).toEqual(ACCEPTED)
      const altered = await judge({ ...signed, name: String(signed.name).replace('2', '3') })
      expect(altered).toEqual({ error: 'invalid_signature' })
      expect(await judge(await sign(category, REVOKED))).toEqual({ ...ACCEPTED, revocation_status: false })
      expect(await judge(await sign(category, SUSPENDED))).toEqual({ ...ACCEPTED, suspension_status: false })
      expect(await judge(await sign(category, SUSPENDED + 1))).toEqual(ACCEPTED)
      const stranger = openIssuingKey('did:web:b.example', generateIssuingKey().secretKey)
      const forged = await sign(category, GOOD, { id: key.id, sign: (data) => stranger.sign(data) })
      expect(await judge(forged)).toEqual({ error: 'invalid_signature' })
    },
  )

  it('fetches only key, lists and the schema of Open Badges', async () => {
    const { sign } = await serveIssuer('asked')
    asked.length = 0
    await judge(await sign('Basic', GOOD))
    const elsewhere = new Set(asked.filter((url) => !documents.has(url)).map((url) => new URL(url).host))
    expect([...elsewhere]).toEqual(['purl.imsglobal.org'])
    expect(asked).toEqual(
      expect.arrayContaining([
        `${HOST}/issuers/asked/did.json`,
        `${HOST}/status/asked/revocation`,
        `${HOST}/status/asked/suspension`,
      ]),
    )
  })
})
