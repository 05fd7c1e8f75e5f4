import { expect, test } from 'vitest'
import {
  confirmationDocument,
  signerOfDocument,
  type TypedDocument,
} from '#credentials/wallet-signatures/confirmation.ts'
import type { Waiting } from '../../events/wallet/wallet-events.tsx'
import { makeOwnKey } from '../../keys/wallet/own-key.ts'
import { signDocuments } from './sign-documents.ts'

const BLAZON = 'https://blazon.example.org'
const key = makeOwnKey()
const common = { operationId: 'op1', deadline: 1_800_000_000, account: key.did }
const deletion = (given: Partial<typeof common> = {}, publicUrl = BLAZON) =>
  confirmationDocument('DeleteCommunity', { ...common, name: 'Cordée Lyon', badges: 3, ...given }, publicUrl)
const waitingFor = (...documents: TypedDocument[]) =>
  ({ operationId: 'op1', deadline: '', documents }) as unknown as Waiting

test('signs each document with the key', async () => {
  const documents = [deletion(), deletion()]
  const signatures = signDocuments(waitingFor(...documents), key, BLAZON) ?? []
  expect(signatures).toHaveLength(2)
  for (const [at, document] of documents.entries())
    expect(await signerOfDocument(document, signatures[at] ?? '')).toBe(key.did)
})

test.each<[string, TypedDocument]>([
  ['of another account', deletion({ account: makeOwnKey().did })],
  ['of another operation', deletion({ operationId: 'op2' })],
  ['for another Blazon', deletion({}, 'https://other.example.org')],
  ['of an unknown kind', { ...deletion(), primaryType: 'Permit' }],
  ['with an extra field', { ...deletion(), message: { ...deletion().message, spender: '0x0' } }],
])('signs nothing %s', (_, document) => {
  expect(signDocuments(waitingFor(document), key, BLAZON)).toBeUndefined()
})

test('signs none of several documents when one is invalid', () => {
  expect(signDocuments(waitingFor(deletion(), deletion({ operationId: 'op2' })), key, BLAZON)).toBeUndefined()
})
