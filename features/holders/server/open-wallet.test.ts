import { bytesToHex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { createSiweMessage } from 'viem/siwe'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { generateAccountKey } from '#credentials/dids/did-sdi.ts'
import { LINKS_AN_HOUR } from '#features/sign-in/rules.ts'
import { isKnownBrowser } from '#features/sign-in/server/queries.ts'
import { browserSecret, captchaPass, lastMail, picture } from '#testing/stories.ts'
import { openWorld, type World } from '#testing/world.ts'
import * as contract from '../contract.ts'

let world: World

beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

type Fields = Partial<Parameters<typeof createSiweMessage>[0]>
const key = generateAccountKey()

const signed = async (given: Fields = {}, signer = key) => {
  const { nonce } = await world.call(contract.getWalletNonce, {})
  const { walletUrl } = world.config
  const message = createSiweMessage({
    address: key.address as `0x${string}`,
    chainId: 100,
    domain: new URL(walletUrl).host,
    uri: walletUrl,
    version: '1',
    nonce,
    issuedAt: world.now(),
    ...given,
  })
  const signature = await privateKeyToAccount(bytesToHex(signer.privateKey)).signMessage({ message })
  return { message, signature, renewSecret: browserSecret() }
}
const mailedTo = async (email: string) => {
  await world.runJobs()
  const text = (await lastMail(world, email))?.text ?? ''
  return { token: /token=([\w-]+)/.exec(text)?.[1] ?? '', code: /\n(\d{6})\n/.exec(text)?.[1] ?? '' }
}
const requestLink = async (email: string, browser: string) =>
  world.call(contract.requestWalletLink, { email, browser, captchaSolution: await captchaPass(world) })

test("opens one wallet for a holder's key each time, and renews its token", async () => {
  const first = await signed()
  const { token, sessionId } = await world.call(contract.openWallet, first)
  const profile = await world.call(contract.getHolder, {}, { token })
  expect(profile).toMatchObject({ did: key.did, kind: 'own', addresses: [] })
  const { token: second } = await world.call(contract.openWallet, await signed())
  expect((await world.call(contract.getHolder, {}, { token: second })).id).toBe(profile.id)
  const renewed = await world.call(contract.renewWallet, { sessionId, renewSecret: first.renewSecret })
  expect((await world.call(contract.getHolder, {}, { token: renewed.token })).id).toBe(profile.id)
  const stolen = { sessionId, renewSecret: browserSecret() }
  await expect(world.call(contract.renewWallet, stolen)).rejects.toMatchObject({ key: 'signedOut' })
  await world.call(contract.leaveWallet, {}, { token })
  await expect(world.call(contract.getHolder, {}, { token })).rejects.toMatchObject({ key: 'signedOut' })
  await expect(world.call(contract.renewWallet, { sessionId, renewSecret: first.renewSecret })).rejects.toMatchObject({
    key: 'signedOut',
  })
})

test('accepts a signed message once', async () => {
  const message = await signed()
  await world.call(contract.openWallet, message)
  await expect(world.call(contract.openWallet, message)).rejects.toMatchObject({ key: 'proofWrong', status: 401 })
})

test.each<[string, () => Fields, typeof key | undefined]>([
  ['another host', () => ({ domain: 'evil.example' }), undefined],
  ['another sign-in URI', () => ({ uri: 'https://evil.example' }), undefined],
  ['another chain', () => ({ chainId: 1 }), undefined],
  ['an unknown nonce', () => ({ nonce: 'abcdefgh12345678' }), undefined],
  ['an old time', () => ({ issuedAt: new Date(world.now().getTime() - 301_000) }), undefined],
  ['a future time', () => ({ issuedAt: new Date(world.now().getTime() + 120_000) }), undefined],
  ['a past expiry', () => ({ expirationTime: new Date(world.now().getTime() - 1000) }), undefined],
  ['the signature of another key', () => ({}), generateAccountKey()],
])('refuses a message with %s', async (_, fields, signer) => {
  const message = await signed(fields(), signer)
  await expect(world.call(contract.openWallet, message)).rejects.toMatchObject({ key: 'proofWrong' })
})

test('opens an empty wallet for an unknown address, once; reading the link spends nothing', async () => {
  const browser = browserSecret()
  await requestLink('new@example.org', browser)
  const { token } = await mailedTo('new@example.org')
  const read = await world.call(contract.verifyWalletLink, { token, browser })
  expect(read).toEqual({ email: 'new@example.org', sameBrowser: true })
  const elsewhere = await world.call(contract.verifyWalletLink, { token, browser: browserSecret() })
  expect(elsewhere.sameBrowser).toBe(false)
  const opened = await world.call(contract.finalizeWalletLink, { token, browser, renewSecret: browserSecret() })
  expect(await isKnownBrowser(world.ctx(), 'new@example.org', browser)).toBe(true)
  expect(await world.call(contract.getHolder, {}, { token: opened.token })).toMatchObject({
    kind: 'email',
    addresses: [{ email: 'new@example.org' }],
  })
  await expect(world.call(contract.finalizeWalletLink, { token, renewSecret: browserSecret() })).rejects.toMatchObject({
    key: 'linkExpired',
    status: 410,
  })
})

test('accepts the mailed code only in the browser that requested the link', async () => {
  const browser = browserSecret()
  const { requestId } = await requestLink('code@example.org', browser)
  const { code } = await mailedTo('code@example.org')
  const asked = { requestId, code, renewSecret: browserSecret() }
  await expect(world.call(contract.finalizeWalletLink, { ...asked, browser: browserSecret() })).rejects.toMatchObject({
    key: 'linkExpired',
  })
  const { token } = await world.call(contract.finalizeWalletLink, { ...asked, browser })
  expect((await world.call(contract.getHolder, {}, { token })).addresses).toHaveLength(1)
})

test('saves a name and a picture, and refuses a file that is not a picture', async () => {
  const { token } = await world.call(contract.openWallet, await signed())
  const asked = { pseudo: 'Ann', lang: 'fr', file: await picture() } as const
  const profile = await world.call(contract.updateHolder, asked, { token })
  expect(profile).toMatchObject({ pseudo: 'Ann', image: expect.stringMatching(/^\/ipfs\/b/) })
  const lie = new File(['<svg/>'], 'picture.png', { type: 'image/png' })
  await expect(world.call(contract.updateHolder, { ...asked, file: lie }, { token })).rejects.toMatchObject({
    key: 'fileFormatInvalid',
  })
  const kept = await world.call(contract.updateHolder, { pseudo: '' }, { token })
  expect(kept).toMatchObject({ pseudo: '', image: profile.image })
})

test('refuses a name with an invisible character', async () => {
  const { token } = await world.call(contract.openWallet, await signed())
  await expect(world.call(contract.updateHolder, { pseudo: 'Ann\u202e' }, { token })).rejects.toMatchObject({
    key: 'nameHidden',
  })
})

test('caps the e-mails to strangers from one network over many wallets', async () => {
  const ask = async (i: number) => {
    const own = generateAccountKey()
    const { token } = await world.call(
      contract.openWallet,
      await signed({ address: own.address as `0x${string}` }, own),
    )
    return world.call(contract.addAddress, { email: `stranger${i}@example.org`, browser: browserSecret() }, { token })
  }
  world.advance(3_600_001)
  for (let i = 0; i < LINKS_AN_HOUR.network; i++) await ask(i)
  await expect(ask(LINKS_AN_HOUR.network)).rejects.toMatchObject({ key: 'tooManyRequests' })
})
