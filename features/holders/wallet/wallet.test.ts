import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { leaveWallet, renewWallet } from '../contract.ts'
import { makeOwnKey } from '../keys/wallet/own-key.ts'
import { sealKey } from '../keys/wallet/seal-key.ts'
import { serveAnswers } from './testing-server.ts'
import { createWallet } from './wallet.ts'
import { openWalletStore, type WalletStore } from './wallet-store.ts'

const KEPT = { sessionId: 's1', renewSecret: 'renews it' }
const NAMES = ['session', 'ownKey', 'badges', 'holder', 'browser', 'next']

let server: Awaited<ReturnType<typeof serveAnswers>>
let store: WalletStore
let entered = 0
let proven = 0
beforeEach(async () => {
  entered = 0
  proven = 0
  server = await serveAnswers()
  store = openWalletStore()
  vi.stubGlobal('addEventListener', () => undefined)
})
afterEach(() => {
  server.close()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const walletOf = () =>
  createWallet({
    api: server.api,
    origin: 'https://wallet.example.org',
    store,
    onEntered: () => entered++,
    onProven: () => proven++,
  })
const sealedKey = (key = makeOwnKey()) => sealKey(key, { passphrase: 'a rope and two knots' })
const started = async () => {
  const wallet = walletOf()
  await wallet.start()
  return wallet
}
/** Everything that this device stores, as text. */
const kept = async () =>
  JSON.stringify(await Promise.all(NAMES.map(async (name) => [name, await store.get(name)])), (_, value) =>
    ArrayBuffer.isView(value) || value instanceof ArrayBuffer
      ? Buffer.from(value as ArrayBuffer).toString('hex')
      : value,
  )

describe('a starting wallet', () => {
  test('is closed when the device stores nothing', async () => {
    expect((await started()).state()).toBe('closed')
  })

  test('is locked when the device has a sealed key and no session', async () => {
    const sealed = await sealedKey()
    await store.set('ownKey', sealed)
    const wallet = await started()
    expect([wallet.state(), wallet.sealedKey(), wallet.key()]).toEqual(['locked', sealed, undefined])
  })

  test('is open after its session is renewed, and stores the new one with the secret', async () => {
    await store.set('session', KEPT)
    server.answer(renewWallet, { token: 'fresh', sessionId: 's2' })
    const wallet = await started()
    expect([wallet.state(), wallet.caller.token?.()]).toEqual(['open', 'fresh'])
    expect(server.bodiesOf(renewWallet)).toEqual([KEPT])
    expect(await store.get('session')).toEqual({ ...KEPT, sessionId: 's2' })
  })

  test('is closed when the device cannot be read', async () => {
    store.get = () => Promise.reject(new Error('No storage'))
    expect((await started()).state()).toBe('closed')
  })

  test('forgets a refused session', async () => {
    await store.set('session', KEPT)
    server.answer(renewWallet, { code: 3000, message: 'signedOut' }, 401)
    expect((await started()).state()).toBe('closed')
    expect(await store.get('session')).toBeUndefined()
  })

  test.each([
    ['the server fails', 500],
    ['too many ask', 429],
  ])('is offline and keeps its session where %s', async (_, status) => {
    await store.set('session', KEPT)
    server.answer(renewWallet, { code: 5000, message: 'serverError' }, status)
    expect((await started()).state()).toBe('offline')
    expect(await store.get('session')).toEqual(KEPT)
  })

  test('is offline and keeps its session when the server is unreachable', async () => {
    await store.set('session', KEPT)
    server.close()
    expect((await started()).state()).toBe('offline')
    expect(await store.get('session')).toEqual(KEPT)
  })
})

describe('an opened wallet', () => {
  test('forgets the data of the previous person', async () => {
    await store.set('badges', ['theirs'])
    await store.set('answer:communities', ['theirs'])
    await store.set('holder', { pseudo: 'Theirs' })
    await walletOf().enter({ token: 't', sessionId: 's1' }, 'renews it')
    expect([await store.get('badges'), await store.get('holder')]).toEqual([undefined, undefined])
    expect(await store.get('answer:communities')).toBeUndefined()
    expect(entered).toBe(1)
  })

  test('keeps what it shows when its address is confirmed', async () => {
    const wallet = await started()
    await wallet.enter({ token: 't1', sessionId: 's1' }, 'renews it')
    await store.set('badges', ['theirs'])
    await wallet.prove({ token: 't2', sessionId: 's2' }, 'renews the next')
    expect(wallet.caller.token?.()).toBe('t2')
    expect(await store.get('badges')).toEqual(['theirs'])
    expect(await store.get('session')).toEqual({ sessionId: 's2', renewSecret: 'renews the next' })
    expect([entered, proven]).toEqual([1, 1])
  })

  test('keeps neither its token nor its unlocked key on the device', async () => {
    const wallet = walletOf()
    const key = makeOwnKey()
    await wallet.keepSealed(await sealedKey(key))
    await wallet.enter({ token: 'the token', sessionId: 's1' }, 'renews it', key)
    expect(wallet.key()).toBe(key)
    const all = await kept()
    expect(all).toContain('renews it')
    expect(all).not.toContain('the token')
    expect(all).not.toContain(Buffer.from(key.privateKey).toString('hex'))
    expect(all).not.toContain(Buffer.from(key.entropy).toString('hex'))
  })

  test('has no key of the previous person', async () => {
    const wallet = walletOf()
    await wallet.enter({ token: 't1', sessionId: 's1' }, 'renews it', makeOwnKey())
    await wallet.enter({ token: 't2', sessionId: 's2' }, 'renews it too')
    expect(wallet.key()).toBeUndefined()
  })
})

describe('a renewal that is answered late', () => {
  const startLate = async (body: object, status?: number) => {
    await store.set('session', KEPT)
    const held = Promise.withResolvers<void>()
    server.answer(renewWallet, body, status, held.promise)
    const wallet = walletOf()
    const starting = wallet.start()
    await expect.poll(() => server.bodiesOf(renewWallet)).toHaveLength(1)
    return { wallet, answered: () => Promise.all([starting, held.resolve()]) }
  }

  test.each([
    ['an answer', { token: 'late', sessionId: 's2' }, 200],
    ['a refusal', { code: 3000, message: 'signedOut' }, 401],
  ])('does not replace a session entered before it, as %s', async (_, body, status) => {
    const { wallet, answered } = await startLate(body, status)
    await wallet.enter({ token: 'entered', sessionId: 's3' }, 'renews the third')
    await answered()
    expect([wallet.state(), wallet.caller.token?.()]).toEqual(['open', 'entered'])
    expect(await store.get('session')).toEqual({ sessionId: 's3', renewSecret: 'renews the third' })
  })

  test.each([
    ['an answer', { token: 'late', sessionId: 's2' }, 200],
    ['a refusal', { code: 3000, message: 'signedOut' }, 401],
  ])('makes way for a session that another tab entered before it, as %s', async (_, body, status) => {
    const { wallet, answered } = await startLate(body, status)
    const newer = { sessionId: 's3', renewSecret: 'renews the third' }
    await store.set('session', newer)
    server.answer(renewWallet, { token: 'newer', sessionId: 's4' })
    await answered()
    expect([wallet.state(), wallet.caller.token?.()]).toEqual(['open', 'newer'])
    expect(await store.get('session')).toEqual({ ...newer, sessionId: 's4' })
  })

  test('does not bring back a session that was left', async () => {
    const { wallet, answered } = await startLate({ token: 'late', sessionId: 's2' })
    await wallet.forget()
    await answered()
    expect([wallet.state(), wallet.caller.token?.(), await store.get('session')]).toEqual([
      'closed',
      undefined,
      undefined,
    ])
  })
})

describe('a wallet after sign-out', () => {
  test('ends its session and forgets everything, including its key', async () => {
    const wallet = walletOf()
    const key = makeOwnKey()
    await wallet.keepSealed(await sealedKey(key))
    await wallet.enter({ token: 'the token', sessionId: 's1' }, 'renews it', key)
    server.answer(leaveWallet, {})
    await wallet.leave()
    expect(server.asked.at(-1)).toMatchObject({ call: 'DELETE /api/v1/wallet/session', token: 'the token' })
    expect([wallet.state(), wallet.key(), wallet.sealedKey()]).toEqual(['closed', undefined, undefined])
    expect(await Promise.all(NAMES.map((name) => store.get(name)))).toEqual(NAMES.map(() => undefined))
  })

  test('forgets everything when the server is unreachable', async () => {
    const wallet = walletOf()
    await wallet.enter({ token: 'the token', sessionId: 's1' }, 'renews it')
    server.close()
    await wallet.leave()
    expect([wallet.state(), await store.get('session')]).toEqual(['closed', undefined])
  })
})

describe('a refused token', () => {
  const open = async () => {
    await store.set('session', KEPT)
    server.answer(renewWallet, { token: 'fresh', sessionId: 's2' })
    return started()
  }

  test('is renewed a day later, and loaded data is refetched', async () => {
    const wallet = await open()
    vi.useFakeTimers({ now: Date.now() + 24 * 3_600_000, toFake: ['Date'] })
    wallet.caller.onSignedOut?.('fresh')
    await expect.poll(() => entered).toBe(1)
    expect(server.bodiesOf(renewWallet)).toHaveLength(2)
  })

  test('is not renewed within its first minute', async () => {
    const wallet = await open()
    wallet.caller.onSignedOut?.('fresh')
    // A renewal would have been requested by then.
    for (const path of ['/one', '/two']) await fetch(server.api + path)
    expect(server.bodiesOf(renewWallet)).toHaveLength(1)
  })

  test('is renewed once for several calls at once', async () => {
    const wallet = await open()
    vi.useFakeTimers({ now: Date.now() + 24 * 3_600_000, toFake: ['Date'] })
    for (let call = 0; call < 3; call++) wallet.caller.onSignedOut?.('fresh')
    await expect.poll(() => entered).toBeGreaterThan(0)
    expect(server.bodiesOf(renewWallet)).toHaveLength(2)
  })
})
