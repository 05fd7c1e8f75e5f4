import { describe, expect, test } from 'vitest'
import { checkStatus } from './check-status.ts'
import { emptyList, encodeList, setSlot } from './status-list.ts'

const URL_1 = 'https://school.example/lists/1'
const URL_2 = 'https://school.example/lists/2'
const bits = emptyList()
for (const slot of [0, 8]) setSlot(bits, slot, true)
const list = {
  type: ['VerifiableCredential', 'BitstringStatusListCredential'],
  credentialSubject: { type: 'BitstringStatusList', statusPurpose: 'revocation', encodedList: encodeList(bits) },
}
const check = (statusListIndex: unknown, id?: string) => {
  const credentialStatus = {
    type: 'BitstringStatusListEntry',
    statusPurpose: 'revocation',
    statusListIndex,
    statusListCredential: URL_1,
  }
  const { ok, reason } = checkStatus({ credentialStatus }, { ...list, ...(id && { id }) }, URL_1)
  return reason ?? ok
}

describe('an index', () => {
  test.each([
    ['8', 'revoked'],
    ['16', true],
    ['0', 'revoked'],
    [8, 'revoked'],
    [16, 'indexAsNumber'],
    [0, 'revoked'],
  ])('%j says %s', (index, found) => {
    expect(check(index)).toBe(found)
  })

  const numbers = [-1, 1.5, 2 ** 53, 99_999_999]
  const texts = ['', 'x', '-1', '99999999', ' 16', '16 ', '+16', '0x10', '1.6e1', '16.0', '1e3', '0000000016']
  test.each([undefined, null, ['8'], { '@value': 8 }, ...numbers, ...texts])(
    '%j could not be read, which is not revoked',
    (index) => {
      expect(check(index)).toBe('listUnreadable')
    },
  )
})

test.each([undefined, URL_1, 'urn:uuid:1', 'https://school.example/other'])('reads a list with the id %s', (id) => {
  expect(check('8', id)).toBe('revoked')
})

test.each([[['revocation']], [{ '@value': 'revocation' }], [undefined]])(
  'does not pass over the purpose %j',
  (purpose) => {
    const entry = { type: 'BitstringStatusListEntry', statusListIndex: '8', statusListCredential: URL_1 }
    const other = { ...entry, statusPurpose: 'suspension', statusListIndex: '9' }
    const credentialStatus = [{ ...entry, statusPurpose: purpose }, other]
    const suspended = { ...list.credentialSubject, statusPurpose: 'suspension' }
    expect(checkStatus({ credentialStatus }, { ...list, credentialSubject: suspended }, URL_1).reason).toBe(
      'listUnreadable',
    )
  },
)

describe('entries of a credential', () => {
  const entry = {
    type: 'BitstringStatusListEntry',
    statusPurpose: 'revocation',
    statusListIndex: '16',
    statusListCredential: URL_1,
  }
  const revoked = { ...entry, statusListIndex: '8' }
  const message = { ...entry, statusPurpose: 'message' }
  const named = (one: object, id: string) => ({ ...one, id })
  const checkAll = (credentialStatus: unknown, found: unknown = list) => checkStatus({ credentialStatus }, found, URL_1)
  const UNREADABLE = { ok: null, reason: 'listUnreadable' }
  const unsupported = (more: string) => ({
    ok: null,
    reason: 'statusUnsupported',
    type: `BitstringStatusListEntry, ${more}`,
  })

  test.each([
    ['one that is not set', { ok: true }, entry],
    ['one that is set', { ok: false, reason: 'revoked' }, revoked],
    ['the last of several that is set', { ok: false, reason: 'revoked' }, [entry, entry, revoked]],
    ['one beside other purposes', { ok: false, reason: 'revoked' }, [message, revoked]],
    ['one beside that of another list', { ok: true }, [entry, { ...revoked, statusListCredential: URL_2 }]],
    ['eight', { ok: false, reason: 'revoked' }, [...Array(7).fill(entry), revoked]],
    ['more than eight', UNREADABLE, Array(9).fill(entry)],
    ['none', { ok: true, reason: 'notRevocable' }, undefined],
    ['an empty list', { ok: true, reason: 'notRevocable' }, []],
    ['other purposes alone', { ok: true, reason: 'notRevocable' }, message],
    ['another list alone', UNREADABLE, { ...entry, statusListCredential: URL_2 }],
    ['a purpose that is not known', unsupported('Revocation'), { ...entry, statusPurpose: 'Revocation' }],
    [
      'one that is set beside it',
      { ok: false, reason: 'revoked' },
      [{ ...entry, statusPurpose: 'Revocation' }, revoked],
    ],
    ['a refresh alone', { ok: true, reason: 'notRevocable' }, { ...entry, statusPurpose: 'refresh' }],
    ['a type in a list', { ok: false, reason: 'revoked' }, { ...revoked, type: [entry.type] }],
    ['a second type', unsupported('Other'), { ...revoked, type: [entry.type, 'Other'] }],
    ['a text', UNREADABLE, URL_1],
    ['a text beside one', UNREADABLE, [entry, URL_1]],
    ['one without a type', UNREADABLE, { ...entry, type: undefined }],
    ['a list in brackets beside one', UNREADABLE, [entry, { ...revoked, statusListCredential: [URL_1] }]],
    [
      'names of their own',
      { ok: false, reason: 'revoked' },
      [named(entry, 'urn:uuid:1'), named(revoked, 'urn:uuid:2')],
    ],
    [
      'one name, so that nobody signed which is which',
      UNREADABLE,
      [named(entry, 'urn:uuid:1'), named(message, 'urn:uuid:1')],
    ],
    ['a name that a context may change', UNREADABLE, [named(entry, 'a:1'), named(message, 'urn:uuid:1')]],
    ['a name without its document', UNREADABLE, [named(entry, '#1'), named(message, 'urn:uuid:1')]],
  ])('with %s are %j', (_, found, credentialStatus) => {
    expect(checkAll(credentialStatus)).toEqual(found)
  })

  test.each([
    ['alone', (other: object) => other],
    ['behind one that is supported', (other: object) => [entry, other]],
    ['before one that is supported', (other: object) => [other, entry]],
  ])('of another type are not supported, and named, %s', (_, among) => {
    const other = { ...entry, type: 'RevocationList2020Status' }
    const found = { ok: null, reason: 'statusUnsupported', type: 'RevocationList2020Status' }
    expect(checkAll(among(other))).toEqual(found)
  })

  const subject = list.credentialSubject
  test.each([
    ['of another type', { ...list, type: ['VerifiableCredential'] }],
    ['for another purpose', { ...list, credentialSubject: { ...subject, statusPurpose: 'suspension' } }],
    ['for no purpose', { ...list, credentialSubject: { ...subject, statusPurpose: undefined } }],
    ['without a subject', { ...list, credentialSubject: undefined }],
    ['without bits', { ...list, credentialSubject: { ...subject, encodedList: undefined } }],
    ['without its slot', { ...list, credentialSubject: { ...subject, encodedList: encodeList(bits.slice(0, 2)) } }],
  ])('are not read in a list %s', (_, found) => {
    expect(checkAll(entry, found)).toEqual(UNREADABLE)
  })

  test.each([null, 'revoked', [list]])('are not read without a list: %j', (found) => {
    expect(checkAll(entry, found)).toEqual({ ok: null, reason: 'listUnreachable' })
  })

  test('are read in a list for several purposes', () => {
    const both = { ...list, credentialSubject: { ...subject, statusPurpose: ['suspension', 'revocation'] } }
    expect(checkAll(revoked, both)).toEqual({ ok: false, reason: 'revoked' })
    const suspended = { ...revoked, statusPurpose: 'suspension' }
    expect(checkAll(suspended, both)).toEqual({ ok: false, reason: 'suspended' })
  })
})
