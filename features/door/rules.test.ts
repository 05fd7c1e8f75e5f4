import { describe, expect, test } from 'vitest'
import {
  ANSWERS,
  lookOf,
  readTicketCode,
  refusalOf,
  refusalOfLink,
  refusalOfStep,
  rotatingCode,
  signedBytes,
  stepOf,
} from './rules.ts'

const SIGNATURE = 'A-_z'.repeat(22).slice(0, 86)
const MAC = 'Zz09_-'.repeat(4).slice(0, 22)
const BADGE = '0m8k2v-badge_1'

describe('the look of a result', () => {
  test('is yes for an admission alone', () => {
    expect(ANSWERS.filter((answer) => lookOf(answer) === 'yes')).toEqual(['in'])
  })

  test('is a problem that can be solved where another code, another moment or another link helps', () => {
    const solvable = ['notYet', 'expiredCode', 'earlyCode', 'stillNotAllowed', 'superseded', 'linkNotYet']
    expect(ANSWERS.filter((answer) => lookOf(answer) === 'mend')).toEqual(solvable)
  })
})

describe('a step', () => {
  test.each([
    ['1970-01-01T00:00:00.000Z', 0],
    ['1970-01-01T00:00:14.999Z', 0],
    ['1970-01-01T00:00:15.000Z', 1],
    ['1970-01-01T01:00:00.000Z', 240],
  ])('of %s is %i', (at, step) => {
    expect(stepOf(new Date(at))).toBe(step)
  })

  const now = new Date('2026-12-12T20:00:00Z')
  test.each([
    [-2, 'expiredCode'],
    [-1, undefined],
    [0, undefined],
    [1, undefined],
    [2, 'earlyCode'],
  ])('%i steps from now is refused as %s', (off, refusal) => {
    expect(refusalOfStep(stepOf(now) + off, now)).toBe(refusal)
  })

  test('is signed together with its badge', () => {
    expect(new TextDecoder().decode(signedBytes('b1', 7))).toBe('blazon-ticket:b1:7')
  })
})

describe('a scanned code', () => {
  test('of a device names badge, step and signature', () => {
    expect(readTicketCode(rotatingCode(BADGE, 119_000_000, SIGNATURE))).toEqual({
      kind: 'code',
      badgeId: BADGE,
      step: 119_000_000,
      signature: SIGNATURE,
    })
  })

  test('that can be copied names badge and mac', () => {
    expect(readTicketCode(`BZS.${BADGE}.${MAC}`)).toEqual({ kind: 'still', badgeId: BADGE, mac: MAC })
  })

  test('of an e-mail is everything after its prefix', () => {
    expect(readTicketCode('BZM.claim.2.mac')).toEqual({ kind: 'mailed', token: 'claim.2.mac' })
  })

  test.each([
    [80, true],
    [81, false],
  ])('with an id of %i characters is read: %s', (length, isRead) => {
    const id = 'b'.repeat(length)
    expect([`BZT.${id}.1.${SIGNATURE}`, `BZS.${id}.${MAC}`].map((text) => readTicketCode(text) !== undefined)).toEqual([
      isRead,
      isRead,
    ])
  })

  test.each([
    ['nothing', ''],
    ['an address', 'https://badges.example.org/verify/b1'],
    ['a signature that is too short', `BZT.${BADGE}.1.${SIGNATURE.slice(1)}`],
    ['a signature that is too long', `BZT.${BADGE}.1.${SIGNATURE}A`],
    ['a step that is no number', `BZT.${BADGE}.1a.${SIGNATURE}`],
    ['a negative step', `BZT.${BADGE}.-1.${SIGNATURE}`],
    ['a step that no clock reaches', `BZT.${BADGE}.${'1'.repeat(13)}.${SIGNATURE}`],
    ['no badge', `BZT..1.${SIGNATURE}`],
    ['words before the code', `x BZT.${BADGE}.1.${SIGNATURE}`],
    ['a mac that is too short', `BZS.${BADGE}.${MAC.slice(1)}`],
    ['a mac that is too long', `BZS.${BADGE}.${MAC}A`],
    ['words before the static code', `x BZS.${BADGE}.${MAC}`],
    ['a prefix without its dot', 'BZMclaim.2.mac'],
    ['a prefix inside', 'x BZM.claim.2.mac'],
  ])('is not read from %s', (_, text) => {
    expect(readTicketCode(text)).toBeUndefined()
  })
})

const startDate = new Date('2026-12-12T18:00:00Z')
const endDate = new Date('2026-12-12T23:00:00Z')
const event = { startDate, endDate }
const during = new Date('2026-12-12T20:00:00Z')
const ticket = { revokedAt: null, suspendedAt: null, validUntil: null }
const early = new Date('2026-12-12T05:59:59.999Z')

describe('a collected ticket', () => {
  test.each([
    ['before the doors open', early, 'notYet'],
    ['when they open, 12 hours before the start', new Date('2026-12-12T06:00:00Z'), undefined],
    ['during the event', during, undefined],
    ['a moment before the end', new Date('2026-12-12T22:59:59.999Z'), undefined],
    ['at the end', endDate, 'over'],
  ])('%s is refused or not: %j', (_, now, refusal) => {
    expect(refusalOf(ticket, event, now)).toBe(refusal)
  })

  test('of an event without dates is valid', () => {
    expect(refusalOf(ticket, { startDate: null, endDate: null }, during)).toBeUndefined()
  })

  test.each([
    ['revoked', { revokedAt: startDate }, 'revoked'],
    ['suspended', { suspendedAt: startDate }, 'suspended'],
    ['valid until now', { validUntil: during }, 'over'],
    ['valid for another moment', { validUntil: new Date(during.getTime() + 1) }, undefined],
  ])('that is %s is refused for it, or not: %j', (_, of, refusal) => {
    expect(refusalOf({ ...ticket, ...of }, event, during)).toBe(refusal)
  })

  test('says revoked rather than suspended, and both rather than the time', () => {
    expect(refusalOf({ ...ticket, revokedAt: startDate, suspendedAt: startDate }, event, early)).toBe('revoked')
    expect(refusalOf({ ...ticket, suspendedAt: startDate }, event, early)).toBe('suspended')
  })
})

describe('an uncollected ticket', () => {
  test.each([
    ['open', undefined],
    ['notYet', 'linkNotYet'],
    ['expired', 'linkEnded'],
    ['used', 'linkEnded'],
    ['full', 'linkEnded'],
    ['revoked', 'revoked'],
    ['suspended', 'suspended'],
    ['superseded', 'superseded'],
  ] as const)('whose link is %s is refused as %s', (state, refusal) => {
    expect(refusalOfLink(state, event, during)).toBe(refusal)
  })

  test.each(['revoked', 'suspended', 'superseded'] as const)('says %s at any time', (state) => {
    expect([early, endDate].map((now) => refusalOfLink(state, event, now))).toEqual([state, state])
  })

  test.each(['open', 'expired', 'notYet'] as const)('with a link that is %s waits until the doors open', (state) => {
    expect(refusalOfLink(state, event, early)).toBe('notYet')
  })
})
