import { hashMessage, recoverAddress } from 'viem'
import { parseSiweMessage, validateSiweMessage } from 'viem/siwe'
import { expect, test } from 'vitest'
import { addressOfDid } from '#credentials/dids/did-sdi.ts'
import { makeOwnKey } from '../keys/wallet/own-key.ts'
import { signMessage, writeWalletMessage } from './wallet-message.ts'

const now = new Date('2026-11-20T10:00:00Z')
const origin = 'http://localhost:4001'

test('writes a message that another implementation reads and verifies', async () => {
  const key = makeOwnKey()
  const message = writeWalletMessage({ did: key.did, origin, nonce: 'n0nce123456', statement: 'Open it.', now })
  const read = parseSiweMessage(message)
  expect(read).toMatchObject({ domain: 'localhost:4001', uri: origin, chainId: 100, nonce: 'n0nce123456' })
  const address = addressOfDid(key.did) as `0x${string}`
  expect(validateSiweMessage({ message: read, address, domain: 'localhost:4001', time: now })).toBe(true)
  const signature = signMessage(message, key.privateKey) as `0x${string}`
  expect(await recoverAddress({ hash: hashMessage(message), signature })).toBe(address)
})

test('writes a message valid for five minutes', () => {
  const key = makeOwnKey()
  const message = writeWalletMessage({ did: key.did, origin, nonce: 'n0nce123456', statement: 'Open it.', now })
  const later = new Date(now.getTime() + 5 * 60_000 + 1)
  expect(validateSiweMessage({ message: parseSiweMessage(message), time: later })).toBe(false)
})
