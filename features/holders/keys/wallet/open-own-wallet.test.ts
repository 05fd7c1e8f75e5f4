import { hashMessage, recoverAddress } from 'viem'
import { parseSiweMessage } from 'viem/siwe'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { addressOfDid } from '#credentials/dids/did-sdi.ts'
import { BADGE_KEY_TYPE } from '#credentials/wallet-signatures/holder-proof.ts'
import { verifyProof } from '#credentials/wallet-signatures/verify-holder-proof.ts'
import { getWalletNonce, openWallet } from '../../contract.ts'
import { serveAnswers } from '../../wallet/testing-server.ts'
import { createWallet, type Wallet } from '../../wallet/wallet.ts'
import { openWalletStore } from '../../wallet/wallet-store.ts'
import { openOwnWallet } from './open-own-wallet.ts'
import { makeOwnKey } from './own-key.ts'
import { sealKey } from './seal-key.ts'

const ORIGIN = 'https://wallet.example.org'
const NONCE = 'n0nce123456'

let server: Awaited<ReturnType<typeof serveAnswers>>
let wallet: Wallet
const key = makeOwnKey()
beforeEach(async () => {
  server = await serveAnswers()
  server.answer(getWalletNonce, { nonce: NONCE })
  server.answer(openWallet, { token: 'the token', sessionId: 's1' })
  wallet = createWallet({
    api: server.api,
    origin: ORIGIN,
    store: openWalletStore(),
    onEntered: () => undefined,
    onProven: () => undefined,
  })
})
afterEach(() => server.close())

test("signs in with the key, for the wallet's own origin and the server's nonce", async () => {
  await openOwnWallet(wallet, key, { language: 'fr' })
  const [asked] = server.bodiesOf(openWallet) as { message: string; signature: `0x${string}`; lang: string }[]
  const { message = '', signature = '0x', lang } = asked ?? {}
  expect(parseSiweMessage(message)).toMatchObject({ domain: 'wallet.example.org', uri: ORIGIN, nonce: NONCE })
  expect(await recoverAddress({ hash: hashMessage(message), signature })).toBe(addressOfDid(key.did))
  expect(lang).toBe('fr')
})

test('names its badge key in the signed message, and proves it for the same nonce and origin', async () => {
  await openOwnWallet(wallet, key, { language: 'en' })
  const [asked] = server.bodiesOf(openWallet) as { message: string; badgeProof: string }[]
  const { message = '', badgeProof = '' } = asked ?? {}
  expect(parseSiweMessage(message).resources).toEqual([key.badge.did])
  const expected = { audience: ORIGIN, nonce: NONCE, now: new Date(), type: BADGE_KEY_TYPE }
  expect(verifyProof(badgeProof, expected).did).toBe(key.badge.did)
})

test('opens the wallet with its key unlocked, and stores the secret that renews the session', async () => {
  await openOwnWallet(wallet, key, { language: 'en' })
  expect([wallet.state(), wallet.key(), wallet.caller.token?.()]).toEqual(['open', key, 'the token'])
  const [asked] = server.bodiesOf(openWallet)
  expect(await wallet.store.get('session')).toEqual({ sessionId: 's1', renewSecret: asked?.renewSecret })
})

test('sends the server nothing that reveals the key', async () => {
  const sealed = await sealKey(key, { passphrase: 'a rope and two knots' })
  await openOwnWallet(wallet, key, { language: 'en', sealed })
  const sent = JSON.stringify(server.asked)
  for (const secret of [key.privateKey, key.badge.privateKey, key.entropy, new Uint8Array(sealed.sealed)]) {
    expect(sent).not.toContain(Buffer.from(secret).toString('hex'))
    expect(sent).not.toContain(Buffer.from(secret).toString('base64url'))
  }
})

test('keeps the sealed key when the server refuses to open its wallet', async () => {
  const sealed = await sealKey(key, { passphrase: 'a rope and two knots' })
  server.answer(openWallet, { code: 4010, message: 'proofWrong' }, 401)
  await expect(openOwnWallet(wallet, key, { language: 'en', sealed })).rejects.toMatchObject({ key: 'proofWrong' })
  expect(await wallet.store.get('ownKey')).toEqual(sealed)
  expect(wallet.key()).toBeUndefined()
})

test('leaves another key on this device until the server has opened the wallet', async () => {
  const other = await sealKey(makeOwnKey(), { passphrase: 'a rope and two knots' })
  await wallet.keepSealed(other)
  const sealed = await sealKey(key, { passphrase: 'a rope and two knots' })
  server.answer(openWallet, { code: 4090, message: 'badgeKeyDiffers' }, 409)
  const refused = openOwnWallet(wallet, key, { language: 'en', sealed })
  await expect(refused).rejects.toMatchObject({ key: 'badgeKeyDiffers' })
  expect(await wallet.store.get('ownKey')).toEqual(other)
  server.answer(openWallet, { token: 'the token', sessionId: 's1' })
  await openOwnWallet(wallet, key, { language: 'en', sealed })
  expect(await wallet.store.get('ownKey')).toEqual(sealed)
})

test('adds the badge key to the record of an earlier version', async () => {
  const { badgeDid: _, ...earlier } = await sealKey(key, { passphrase: 'a rope and two knots' })
  await wallet.keepSealed(earlier)
  await openOwnWallet(wallet, key, { language: 'en' })
  expect(await wallet.store.get('ownKey')).toEqual({ ...earlier, badgeDid: key.badge.did })
})

test('leaves the record of another key as it is', async () => {
  const { badgeDid: _, ...other } = await sealKey(makeOwnKey(), { passphrase: 'a rope and two knots' })
  await wallet.keepSealed(other)
  await openOwnWallet(wallet, key, { language: 'en' })
  expect(await wallet.store.get('ownKey')).toEqual(other)
})
