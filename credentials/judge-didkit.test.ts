import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildBadge, type Category } from './build-badge.ts'
import { buildDidDocument } from './did-document.ts'
import { didWebOf } from './did-web.ts'
import { bundledLoader } from './document-loader.ts'
import { fetchDidkit } from './fetch-didkit.ts'
import { generateIssuingKey, openIssuingKey } from './issuing-key.ts'
import { signCredential } from './sign.ts'
import { emptyList, setSlot } from './status-list.ts'
import { buildStatusListCredential } from './status-list-credential.ts'
import { CATEGORIES, fullBadgeInput, NOW } from './test-issuer.ts'

type Didkit = {
  initSync(options: { module: Uint8Array }): void
  verifyCredential(credential: string, options: string, contexts: string): Promise<string>
}
type Verdict = { checks: string[]; errors: string[] }

const [GOOD, REVOKED, SUSPENDED] = [8, 9, 10]
const folder = await fetchDidkit()

// didkit finds everything itself: the issuer's did:web and its status list by HTTP, the contexts in its own binary.
describe.skipIf(!folder)('didkit, from the package registry', () => {
  const documents = new Map<string, object>()
  const server = createServer((request, response) => {
    const document = documents.get(request.url ?? '')
    response.writeHead(document ? 200 : 404, { 'content-type': 'application/json' }).end(JSON.stringify(document ?? {}))
  })
  const loader = bundledLoader()
  let didkit: Didkit
  let base: string

  beforeAll(async () => {
    const glue = join(folder ?? '', 'didkit_wasm.js')
    didkit = await import(/* @vite-ignore */ pathToFileURL(glue).href)
    didkit.initSync({ module: await readFile(glue.replace('.js', '_bg.wasm')) })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    base = `http://localhost:${(server.address() as AddressInfo).port}`
  })
  afterAll(() => void server.close())

  async function serveIssuer(name: string) {
    const did = didWebOf(base, `issuers/${name}`)
    const { publicKeyMultibase, secretKey } = generateIssuingKey()
    const keys = [{ publicKeyMultibase, active: true }]
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
    return { key, sign }
  }

  const judge = async (credential: object) => {
    const options = JSON.stringify({ checks: ['proof', 'credentialStatus'] })
    const { checks, errors }: Verdict = JSON.parse(
      await didkit.verifyCredential(JSON.stringify(credential), options, '{}'),
    )
    return { checks, errors }
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
})
