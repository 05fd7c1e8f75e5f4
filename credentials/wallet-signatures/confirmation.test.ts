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
  signDocument,
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
type Field = { name: string; type: string }
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

// Ethereum's signature is 65 bytes, r, s and v, in hex with its prefix.
test.each([
  ['a byte behind it', (good: string) => `${good}00`],
  ['a byte before it', (good: string) => `0x00${good.slice(2)}`],
  ['a text before it', (good: string) => `x${good}`],
  ['a line behind it', (good: string) => `${good}\n`],
  ['no prefix', (good: string) => good.slice(2)],
  ['v in its highest bit (EIP-2098)', compacted],
])('recovers nobody from a signature with %s', async (_, written) => {
  expect(await signerOfDocument(document, written(await sign(document)))).toBeUndefined()
})

test('signs a document as its wallet would', async () => {
  expect(await signDocument(document, hexToBytes(SECRET))).toBe(await sign(document))
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
  for (const url of [URL, `${URL}/`, `${URL}//`]) expect(isOurDocument(document, url)).toBe(true)
  expect(isOurDocument(document, 'https://evil.example')).toBe(false)
  expect(isOurDocument(document, `${URL}/issuers`)).toBe(false)
  expect(isOurDocument({ ...document, primaryType: 'Permit' }, URL)).toBe(false)
  const types = { PublishTemplate: [...(document.types.PublishTemplate ?? []), { name: 'spender', type: 'string' }] }
  expect(isOurDocument({ ...document, types }, URL)).toBe(false)
  expect(isOurDocument({ ...document, domain: { ...document.domain, chainId: 1 } }, URL)).toBe(false)
  const { name: _, ...lacking } = document.message
  expect(isOurDocument({ ...document, message: lacking }, URL)).toBe(false)
})

test.each(['PublishTemplate', 'Delegation'])('recognises no document with a type beside %s', (primaryType) => {
  const types = { [primaryType]: document.types.PublishTemplate ?? [], Permit: [] }
  expect(isOurDocument({ ...document, primaryType, types }, URL)).toBe(false)
})

test.each([{ name: 'Other' }, { version: '2' }, { chainId: 1 }, { salt: contentHash({}) }])(
  'recognises no document of the domain %j',
  (other) => {
    expect(isOurDocument({ ...document, domain: { ...document.domain, ...other } }, URL)).toBe(false)
  },
)

test.each(['constructor', 'toString', 'hasOwnProperty'])('recognises no document of the type %s', (primaryType) => {
  const [operationId, deadline, of] = document.types.PublishTemplate ?? []
  const common = { types: { [primaryType]: [operationId, deadline, of] }, primaryType }
  const { operationId: id, deadline: end, account: by } = document.message
  const unknown = { ...document, ...common, message: { operationId: id, deadline: end, account: by } } as TypedDocument
  expect(isOurDocument(unknown, URL)).toBe(false)
})

test.each([
  ['another order', (fields: Field[]) => fields.toReversed()],
  ['another kind of value', (fields: Field[]) => fields.map((field) => ({ ...field, type: 'string' }))],
  ['another name', (fields: Field[]) => fields.map((field) => ({ ...field, name: `${field.name}_` }))],
  ['one field less', (fields: Field[]) => fields.slice(1)],
  ['no field', () => []],
])('recognises no document with %s', (_, change) => {
  const types = { PublishTemplate: change(document.types.PublishTemplate ?? []) }
  expect(isOurDocument({ ...document, types }, URL)).toBe(false)
})

function compacted(signature: string): string {
  const [r, s, v] = [signature.slice(2, 66), signature.slice(66, 130), signature.slice(130)]
  const first = Number.parseInt(s.slice(0, 2), 16) | (v === '1c' ? 128 : 0)
  return `0x${r}${first.toString(16).padStart(2, '0')}${s.slice(2)}`
}
