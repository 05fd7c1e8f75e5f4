import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fetchPacked } from '#credentials/judges/testing-fetch-packed.ts'
import { readSdJwt } from '#credentials/sd-jwt/read-sd-jwt.ts'
import { verifyAny } from '#features/badges/contract.ts'
import { injectFetch, openWorld } from '#testing/world.ts'
import { CATEGORIES, KEYS, publicJwk, signWith, startOffering } from '../../server/testing-wallets.ts'

type Given = { credentials: { credential: Record<string, unknown>; configuration_id: string }[] }
type Display = { name: string; description?: string; text_color?: string; logo?: { uri: string; alt_text: string } }
type Signer = { alg: string; kid: string; sign: (header: object, payload: object) => Promise<string> }
/** What a LearnCard wallet calls of the plugin; the package's own types need the whole of LearnCard. */
type Plugin = {
  getOpenID4VCPlugin: (
    learnCard: object,
    config: { fetch: typeof fetch },
  ) => {
    methods: {
      acceptCredentialOffer: (
        learnCard: object,
        offerUri: string,
        options: { signer: Signer; txCode?: string },
      ) => Promise<Given>
    }
  }
  fetchCredentialIssuerMetadata: (
    issuer: string,
    fetchImpl: typeof fetch,
  ) => Promise<{
    specVersion: string
    metadata: {
      display: Display[]
      credential_configurations_supported: Record<string, { credential_metadata: { display: Display[] } }>
    }
  }>
}

// `@learncard/openid4vc-plugin` (MIT) is one file; as a dependency it would bring LearnCard's packages with it.
const folder = await fetchPacked({
  name: '@learncard/openid4vc-plugin',
  version: '0.3.3',
  sha512: 'lvRQ9OPEdo2IYDp4PvvJfzjULK+NJjvLGRZLBltSRnAXTrsem62P0rPt4+uiLBYPZloTk8AD9YuqlLZGhGd9RQ==',
  files: ['dist/openid4vc-plugin.esm.js'],
})

describe.skipIf(!folder)('the wallet of LearnCard, from the package registry', () => {
  let world: Awaited<ReturnType<typeof openWorld>>
  let place: Awaited<ReturnType<typeof startOffering>>
  // It takes https alone, so its requests go to the server without a socket.
  let fetchImpl: typeof fetch
  let wallet: Plugin

  beforeAll(async () => {
    world = await openWorld({ config: { publicUrl: 'https://badges.example.org' } })
    place = await startOffering(world)
    fetchImpl = injectFetch(world.app)
    wallet = await import(pathToFileURL(join(folder ?? '', 'openid4vc-plugin.esm.js')).href)
  })
  afterAll(() => world.close())

  async function collect(offerUri: string, txCode?: string) {
    const key = KEYS.EdDSA()
    const did = `did:jwk:${Buffer.from(JSON.stringify(publicJwk(key))).toString('base64url')}`
    const sign = async (header: object, payload: object) => signWith(key, header, payload)
    const learnCard = { id: { did: () => did } }
    const signer = { alg: 'EdDSA', kid: `${did}#0`, sign }
    const { methods } = wallet.getOpenID4VCPlugin(learnCard, { fetch: fetchImpl })
    const { credentials } = await methods.acceptCredentialOffer(learnCard, offerUri, {
      signer,
      ...(txCode && { txCode }),
    })
    const [whole, sdJwt] = credentials
    const configurations = credentials.map(({ configuration_id }) => configuration_id)
    return { credential: whole?.credential ?? {}, sdJwt: String(sdJwt?.credential), configurations, did }
  }

  test.each(CATEGORIES.flatMap(([type, form]) => [false, true].map((asksCode) => [type, asksCode, form] as const)))(
    'collects a badge of each category in both forms, and shows its face (%s, tx_code %s)',
    async (type, asksCode, form) => {
      const { offerUri, code, templateId, credentialIssuer } = await place.offer(await form(), { asksCode })
      const { credential, sdJwt, configurations, did } = await collect(offerUri, asksCode ? code : undefined)
      expect(credential.credentialSubject).toMatchObject({ id: did, achievement: { achievementType: type } })
      for (const given of [JSON.stringify(credential), sdJwt]) {
        const file = new File([given], 'badge')
        expect((await world.call(verifyAny, { file })).word).toBe('genuine')
      }
      expect((await readSdJwt(sdJwt)).claims.id).toBe(credential.id)
      expect(configurations).toEqual([templateId, `${templateId}-sd-jwt`])
      const { metadata, specVersion } = await wallet.fetchCredentialIssuerMetadata(credentialIssuer, fetchImpl)
      expect(specVersion).toBe('final')
      expect(metadata.display[0]).toMatchObject({ name: 'Cordée Lyon', logo: { alt_text: 'Logo of Cordée Lyon' } })
      const { achievement } = credential.credentialSubject as { achievement: { name: string } }
      const { display } = metadata.credential_configurations_supported[templateId]?.credential_metadata ?? {}
      expect(display?.[0]).toMatchObject({ name: achievement.name, text_color: expect.stringMatching(/^#/) })
    },
  )

  test('receives nothing with a wrong tx_code', async () => {
    const { offerUri, code } = await place.offer({ name: 'Coded' }, { asksCode: true })
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
    await expect(collect(offerUri, wrong)).rejects.toThrow(/invalid_grant/)
  })
})
