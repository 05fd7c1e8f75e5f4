import { describe, expect, it } from 'vitest'
import {
  isAboutPresenter,
  lookOfVerdict,
  readScannedRequest,
  requestUrl,
  shownNumber,
  VERDICTS,
  writeValidatorData,
} from './rules.ts'

const HERE = 'https://badges.example.org'
const data = (request: string) =>
  writeValidatorData({ created: new Date(0), templateHash: '0x1', issuerDid: 'did:sdi:0x1', request })

describe('a scanned request', () => {
  it.each([
    ['ValidatorData', data(requestUrl(HERE, 'r-1'))],
    ['a link for other wallets', `openid4vp://?client_id=x&request_uri=${encodeURIComponent(requestUrl(HERE, 'r-1'))}`],
    [
      'an unsigned request',
      `openid4vp://?client_id=x&response_uri=${encodeURIComponent(`${HERE}/oid4vp/responses/r-1.address.n.m`)}`,
    ],
  ])('is found in %s', (_, text) => {
    expect(readScannedRequest(text, HERE)).toEqual({ id: 'r-1' })
  })

  it.each([
    ['another server', data(requestUrl('https://evil.example', 'r-1'))],
    ['a host that begins like ours', data(requestUrl(`${HERE}.evil.example`, 'r-1'))],
    ['no request', JSON.stringify({ type: 'ValidatorData' })],
    ['another path of ours', data(`${HERE}/oid4vp/requests/../x`)],
    ['something behind the id', data(`${requestUrl(HERE, 'r-1')}/answer`)],
    ['no text for a request', JSON.stringify({ type: 'ValidatorData', request: 7 })],
    ['another server, in a link', 'openid4vp://?client_id=x&request_uri=https%3A%2F%2Fevil.example%2Fr'],
  ])('is foreign with %s', (_, text) => {
    expect(readScannedRequest(text, HERE)).toBe('foreign')
  })

  it.each([
    '',
    'hello',
    '7',
    '"ValidatorData"',
    '{}',
    '[]',
    'null',
    '{"type":"Other"}',
    'https://badges.example.org/claim/x',
    'openid4vp://',
  ])('is not read from %j', (text) => {
    expect(readScannedRequest(text, HERE)).toBeUndefined()
  })
})

it('shows two digits', () => {
  expect([0, 0.5, 1 - Number.EPSILON].map(shownNumber)).toEqual([10, 55, 99])
})

it('says yes to nothing but a genuine badge', () => {
  expect(VERDICTS.filter((verdict) => lookOfVerdict(verdict) === 'yes')).toEqual(['genuine'])
})

it("tells title and name of a badge only where it is asked for and the presenter's own", () => {
  const others = ['otherTemplate', 'otherHolder', 'invalid']
  expect(VERDICTS.filter((verdict) => !isAboutPresenter(verdict))).toEqual(others)
})

it('says neither yes nor no where nothing is known', () => {
  expect(VERDICTS.filter((verdict) => lookOfVerdict(verdict) === 'mend')).toEqual(['unknown'])
})
