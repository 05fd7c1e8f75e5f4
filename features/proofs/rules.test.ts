import { describe, expect, test } from 'vitest'
import {
  areVouchedFor,
  judgeProof,
  PROOF_FINDINGS,
  type ProofFinding,
  proofTimeOf,
  proofVerdictOf,
  readSealText,
  sealText,
} from './rules.ts'

type About = ProofFinding['about']
type Change = Partial<Record<About, Partial<ProofFinding>>>

/** The findings of an intact file, in the order of a check, with some changed. */
function findingsWith(change: Change = {}): ProofFinding[] {
  return PROOF_FINDINGS.map((about) => ({ about, result: 'ok', facts: {}, ...change[about] }))
}

const failed = (reason: string) => ({ result: 'failed', facts: { reason } }) as const
const unknown = (reason: string) => ({ result: 'unknown', facts: { reason } }) as const

describe('a proof file', () => {
  test('whose parts all hold is of a genuine badge in force', () => {
    expect(judgeProof(findingsWith())).toEqual({ word: 'genuine', state: 'inForce', because: '' })
  })

  test.each(PROOF_FINDINGS.filter((about) => about !== 'period'))('is not genuine with another %s', (about) => {
    const because = `${about}.altered`
    expect(judgeProof(findingsWith({ [about]: failed('altered') }))).toEqual({
      word: 'notGenuine',
      state: 'unknown',
      because,
    })
  })

  test.each(['seal', 'credential', 'didDocument', 'delegation', 'revocationList', 'suspensionList', 'period'] as const)(
    'is not checked when %s could not be',
    (about) => {
      const because = `${about}.absent`
      expect(judgeProof(findingsWith({ [about]: unknown('absent') }))).toEqual({
        word: 'notChecked',
        state: 'unknown',
        because,
      })
    },
  )

  test.each(['template', 'checkpoint', 'templateProof', 'issueProof'] as const)('needs no %s', (about) => {
    expect(judgeProof(findingsWith({ [about]: unknown('absent') })).word).toBe('genuine')
  })

  test('is not genuine where one part contradicts and another is missing', () => {
    const findings = findingsWith({ seal: unknown('absent'), template: failed('altered') })
    expect(judgeProof(findings)).toMatchObject({ word: 'notGenuine', because: 'template.altered' })
  })
})

describe('a genuine badge', () => {
  test.each([
    ['revoked', { revocationList: failed('revoked') }, 'revoked', 'revocationList.revoked'],
    ['suspended', { suspensionList: failed('suspended') }, 'suspended', 'suspensionList.suspended'],
    ['past its end', { period: failed('expired') }, 'expired', 'period.expired'],
    ['past the end of its proof', { credential: failed('proofExpired') }, 'expired', 'credential.proofExpired'],
    ['before its start', { period: failed('notYetValid') }, 'notYet', 'period.notYetValid'],
  ])('that is %s stays genuine', (_, change: Change, state, because) => {
    expect(judgeProof(findingsWith(change))).toEqual({ word: 'genuine', state, because })
  })

  test('is revoked rather than suspended, and both rather than expired', () => {
    const [revocationList, suspensionList, period] = [failed('revoked'), failed('suspended'), failed('expired')]
    expect(judgeProof(findingsWith({ suspensionList, revocationList, period })).state).toBe('revoked')
    // The findings of a file may come in any order.
    expect(judgeProof(findingsWith({ suspensionList, revocationList, period }).reverse()).state).toBe('revoked')
    expect(judgeProof(findingsWith({ suspensionList, period })).state).toBe('suspended')
  })

  test('is expired rather than not yet valid', () => {
    const findings = findingsWith({ credential: failed('proofExpired'), period: failed('notYetValid') })
    expect(judgeProof(findings.reverse()).state).toBe('expired')
  })

  test('is revoked by one list, whatever the other one would say', () => {
    const findings = findingsWith({ revocationList: failed('revoked'), suspensionList: unknown('absent') })
    expect(judgeProof(findings)).toMatchObject({ word: 'genuine', state: 'revoked' })
  })

  test('needs its delegation also where it is revoked', () => {
    const findings = findingsWith({ delegation: unknown('absent'), revocationList: failed('revoked') })
    expect(judgeProof(findings)).toMatchObject({ word: 'notChecked', because: 'delegation.absent' })
  })

  test('is not one whose credential claims to be revoked', () => {
    expect(judgeProof(findingsWith({ credential: failed('revoked') })).word).toBe('notGenuine')
  })
})

describe('the older name of an answer', () => {
  test.each([
    ['genuine', 'inForce', 'genuine'],
    ['genuine', 'revoked', 'revoked'],
    ['genuine', 'suspended', 'suspended'],
    ['genuine', 'expired', 'expired'],
    ['genuine', 'notYet', 'unknown'],
    ['genuine', 'unknown', 'unknown'],
    ['notGenuine', 'unknown', 'invalid'],
    ['notChecked', 'unknown', 'unknown'],
    ['notChecked', 'revoked', 'unknown'],
  ] as const)('of %s and %s is %s', (word, state, verdict) => {
    expect(proofVerdictOf({ word, state })).toBe(verdict)
  })
})

describe('known keys', () => {
  const account = { facts: { restsOn: 'account' } }
  const onAccount = { credential: account, revocationList: account, suspensionList: account }

  test('of the log vouch for all parts', () => {
    expect(areVouchedFor(findingsWith(), { account: false, log: true })).toBe(true)
  })

  test('of the account vouch where badge and lists rest on it', () => {
    expect(areVouchedFor(findingsWith(onAccount), { account: true, log: false })).toBe(true)
  })

  test.each(['credential', 'revocationList', 'suspensionList'] as const)(
    'of the account do not vouch for a %s that rests on the log',
    (about) => {
      const findings = findingsWith({ ...onAccount, [about]: { facts: { restsOn: 'log' } } })
      expect(areVouchedFor(findings, { account: true, log: false })).toBe(false)
    },
  )

  test('vouch for nothing when none is known', () => {
    expect(areVouchedFor(findingsWith(onAccount), { account: false, log: false })).toBe(false)
  })
})

describe('the time of a proof', () => {
  const [early, late] = ['2026-05-01T10:00:00.000Z', '2026-05-03T10:00:00.000Z']

  test('is that of its oldest list', () => {
    const findings = findingsWith({ revocationList: { facts: { at: late } }, suspensionList: { facts: { at: early } } })
    expect(proofTimeOf(findings)).toBe(early)
  })

  test('is not that of a list that failed', () => {
    const revocationList = { result: 'failed', facts: { at: early } } as const
    expect(proofTimeOf(findingsWith({ revocationList, suspensionList: { facts: { at: late } } }))).toBe(late)
  })

  test('is that of the document where the badge has no lists', () => {
    const without = findingsWith({ didDocument: { facts: { at: late } }, credential: { facts: { at: early } } })
    expect(proofTimeOf(without.filter(({ about }) => !about.endsWith('List')))).toBe(late)
  })

  test('is none without an intact document', () => {
    const didDocument = { result: 'failed', facts: { at: late } } as const
    expect(proofTimeOf(findingsWith({ didDocument }).filter(({ about }) => !about.endsWith('List')))).toBe('')
  })
})

describe('the text of a seal', () => {
  const digest = '0a'.repeat(32)
  const line = `credential 2026-05-03T10:00:00.000Z ${digest}`
  const part = { part: 'credential', takenAt: '2026-05-03T10:00:00.000Z', digest }

  test('has its format, then a line for each part', () => {
    expect(sealText([part])).toBe(`blazon-badge-proof/1\n${line}\n`)
  })

  test('is read as it was written', () => {
    const other = { ...part, part: 'template' }
    expect(readSealText(sealText([part, other]))).toEqual(
      new Map([
        ['credential', part],
        ['template', other],
      ]),
    )
  })

  test.each([
    ['another format', `blazon-badge-proof/2\n${line}\n`],
    ['no end of its last line', `blazon-badge-proof/1\n${line}`],
    ['a part that appears twice', `blazon-badge-proof/1\n${line}\n${line}\n`],
    ['an empty line', `blazon-badge-proof/1\n\n${line}\n`],
    ['a digest in capitals', `blazon-badge-proof/1\n${line.replace(digest, digest.toUpperCase())}\n`],
    ['a digest that is too short', `blazon-badge-proof/1\n${line.slice(0, -1)}\n`],
    ['a digest that is too long', `blazon-badge-proof/1\n${line}0\n`],
    ['no time', `blazon-badge-proof/1\ncredential ${digest}\n`],
    ['words before a part', `blazon-badge-proof/1\nx ${line}\n`],
  ])('is not read with %s', (_, text) => {
    expect(readSealText(text)).toBeUndefined()
  })
})
