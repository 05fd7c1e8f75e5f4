import { hexToBytes } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { expect, test } from 'vitest'
import { accountOf } from '../dids/did-sdi.ts'
import {
  confirmationDocument,
  contentHash,
  delegationDocument,
  documentHash,
  isOurDocument,
  signerOfDocument,
  type TypedDocument,
} from './confirmation.ts'
import { newNonce, verifyDelegation } from './delegation.ts'

const URL = 'https://badges.example.org'
const SECRET = `0x${'11'.repeat(32)}` as const
const account = privateKeyToAccount(SECRET)
const { did } = accountOf(hexToBytes(SECRET))
const document = confirmationDocument(
  'PublishTemplate',
  {
    operationId: 'operation',
    deadline: 1_800_000_000,
    account: did,
    templateId: 'template',
    name: 'Lead climbing',
    category: 'basic',
    templateHash: contentHash({ a: 1 }),
  },
  URL,
)
const sign = (document: TypedDocument) => account.sign({ hash: documentHash(document) })

test('recovers the signer of a confirmation, and another one after any change', async () => {
  const signature = await sign(document)
  expect(await signerOfDocument(document, signature)).toBe(did)
  for (const [name, value] of Object.entries(document.message)) {
    const changed = {
      ...document.message,
      [name]: name === 'deadline' ? '1800000001' : value.replace(/.$/, (last) => (last === '7' ? '8' : '7')),
    }
    expect(changed).not.toEqual(document.message)
    expect(await signerOfDocument({ ...document, message: changed }, signature)).not.toBe(did)
  }
  const elsewhere = confirmationDocument('PublishTemplate', document.message as never, 'https://evil.example')
  expect(await signerOfDocument(elsewhere, signature)).not.toBe(did)
})

test('recovers nobody from an invalid signature', async () => {
  for (const signature of ['', '0x', `0x${'00'.repeat(65)}`]) {
    expect(await signerOfDocument(document, signature)).toBeUndefined()
  }
})

test('keeps a document intact through JSON, and verifies a signed delegation', async () => {
  const delegation = {
    issuer: did,
    issuingKey: 'z6Mk',
    templateId: 'template',
    maxCount: 100_000,
    validUntil: 1_800_000_000,
    nonce: newNonce(),
  }
  const written = JSON.parse(JSON.stringify(delegationDocument(delegation, URL))) as TypedDocument
  const signature = await sign(written)
  expect(await signerOfDocument(written, signature)).toBe(did)
  expect(await verifyDelegation(delegation, signature, { publicUrl: URL })).toBe(true)
  expect(isOurDocument(written, URL)).toBe(true)
})

test('recognises only its own types of documents', () => {
  expect(isOurDocument(document, URL)).toBe(true)
  expect(isOurDocument(document, 'https://evil.example')).toBe(false)
  expect(isOurDocument({ ...document, primaryType: 'Permit' }, URL)).toBe(false)
  const types = { PublishTemplate: [...(document.types.PublishTemplate ?? []), { name: 'spender', type: 'string' }] }
  expect(isOurDocument({ ...document, types }, URL)).toBe(false)
  expect(isOurDocument({ ...document, domain: { ...document.domain, chainId: 1 } }, URL)).toBe(false)
  const { name: _, ...lacking } = document.message
  expect(isOurDocument({ ...document, message: lacking }, URL)).toBe(false)
})
