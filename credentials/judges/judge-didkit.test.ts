import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildBadge, type Category } from '../badges/build-badge.ts'
import { bundledLoader } from '../contexts/document-loader.ts'
import { buildDidDocument } from '../dids/did-document.ts'
import { didWebOf } from '../dids/did-web.ts'
import { generateIssuingKey, openIssuingKey } from '../keys/issuing-key.ts'
import { generateJwtKey, openJwtKey } from '../keys/jwt-key.ts'
import { generateRsaKey, openRsaKey } from '../keys/rsa-key.ts'
import { signCredential } from '../signing/sign.ts'
import { emptyList, setSlot } from '../status/status-list.ts'
import { buildStatusListCredential } from '../status/status-list-credential.ts'
import { badgeInput, CATEGORIES, fullBadgeInput, NOW } from '../test-issuer.ts'
import { openDidkit } from './testing-didkit.ts'

const [GOOD, REVOKED, SUSPENDED] = [8, 9, 10]
/** Beside its Ed25519 key an issuer's document lists others, which a verifier must pass over. */
const [EC, RSA] = [generateJwtKey(), await generateRsaKey()]
const FOR_JWT = [EC.publicKeyMultibase, RSA.publicKeyMultibase]
const didkit = await openDidkit()

// didkit finds everything itself: the issuer's did:web and its status list by HTTP, the contexts in its own binary.
describe.skipIf(!didkit)('didkit, from the package registry', () => {
  const documents = new Map<string, object>()
  const server = createServer((request, response) => {
    const document = documents.get(request.url ?? '')
    response.writeHead(document ? 200 : 404, { 'content-type': 'application/vc' }).end(JSON.stringify(document ?? {}))
  })
  const loader = bundledLoader()
  let base: string

  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    base = `http://localhost:${(server.address() as AddressInfo).port}`
  })
  afterAll(() => void server.close())

  async function serveIssuer(name: string) {
    const did = didWebOf(base, `issuers/${name}`)
    const { publicKeyMultibase, secretKey } = generateIssuingKey()
    const keys = [publicKeyMultibase, ...FOR_JWT].map((key) => ({ publicKeyMultibase: key, active: true }))
    documents.set(`/issuers/${name}/did.json`, buildDidDocument({ did, alsoKnownAs: [], keys }))
    const key = openIssuingKey(did, secretKey)
    const serveList = async (path: string, purpose: 'revocation' | 'suspension', slot: number) => {
      const bits = emptyList()
      setSlot(bits, slot, true)
      const list = buildStatusListCredential({ url: base + path, issuerDid: did, bits, validFrom: NOW, purpose })
      documents.set(path, await signCredential(list, { key, loader, now: NOW }))
      return base + path
    }
    const listUrl = await serveList(`/status/${name}`, 'revocation', REVOKED)
    const suspensionUrl = await serveList(`/status/${name}/suspension`, 'suspension', SUSPENDED)
    const sign = (category: Category, slot: number, by = key) => {
      const input = { ...fullBadgeInput(did, category), status: { listUrl, suspensionUrl, slot } }
      // didkit uses the real clock.
      const badge = buildBadge({ ...input, validFrom: NOW, validUntil: new Date('2099-01-01') })
      return signCredential(badge, { key: by, loader, now: NOW })
    }
    return { did, key, sign }
  }

  const judge = async (credential: object | string) => {
    if (!didkit) throw new Error('didkit is not available')
    return didkit(credential)
  }

  it.each(CATEGORIES)(
    'accepts a badge (%s), and detects an altered character, a status bit, a wrong key',
    async (category) => {
      const { key, sign } = await serveIssuer(category.toLowerCase())
      const signed = await sign(category, GOOD)
      expect(await judge(signed)).toEqual({ checks: ['proof', 'status'], errors: [] })

      const altered = await judge({ ...signed, name: String(signed.name).replace('2', '3') })
      expect(altered.errors.join()).toContain('signature error')
      expect(altered.checks).not.toContain('proof')

      expect((await judge(await sign(category, REVOKED))).errors).toEqual(['Credential is revoked.'])
      expect((await judge(await sign(category, SUSPENDED))).errors).toEqual(['Credential is suspended.'])
      expect((await judge(await sign(category, SUSPENDED + 1))).errors).toEqual([])

      const stranger = openIssuingKey('did:web:b.example', generateIssuingKey().secretKey)
      const forged = await sign(category, GOOD, { id: key.id, sign: (data) => stranger.sign(data) })
      expect((await judge(forged)).errors.join()).toContain('signature error')
    },
  )

  it('finds both keys for JWT, and detects an altered character', async () => {
    const { did } = await serveIssuer('jwt')
    const { validUntil: _, credentialStatus: __, ...vc } = buildBadge(badgeInput(did))
    for (const key of [openJwtKey(did, EC.secretKey), openRsaKey(did, RSA.secretKey)]) {
      const claims = Buffer.from(JSON.stringify({ iss: did, jti: vc.id, nbf: 1_700_000_000, vc }))
      const jwt = await key.sign(claims)
      expect(await judge(jwt)).toMatchObject({ checks: ['JWS'], errors: [] })
      const [head, , signature] = jwt.split('.')
      const altered = claims.toString().replace('level 2', 'level 3')
      const forged = await judge([head, Buffer.from(altered).toString('base64url'), signature].join('.'))
      expect(forged.checks).toEqual([])
      expect(forged.errors).not.toEqual([])
    }
  })
})
