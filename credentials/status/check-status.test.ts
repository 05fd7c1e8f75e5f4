import { describe, expect, test } from 'vitest'
import { checkStatus } from './check-status.ts'
import { emptyList, encodeList, setSlot } from './status-list.ts'

const URL_1 = 'https://school.example/lists/1'
const bits = emptyList()
setSlot(bits, 8, true)
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
    [8, 'revoked'],
    [16, true],
  ])('%j says %s', (index, found) => {
    expect(check(index)).toBe(found)
  })

  test.each([undefined, null, '', 'x', '-1', -1, 1.5, ['8'], { '@value': 8 }, '99999999', 99_999_999])(
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
