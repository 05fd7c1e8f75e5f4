import { expect, test } from 'vitest'
import type { ProofFinding } from '#features/proofs/rules.ts'
import { isConfirmed } from './is-confirmed.ts'

const finding = (about: ProofFinding['about'], restsOn: string): ProofFinding => ({
  about,
  result: 'ok',
  facts: { restsOn },
})
const proofOf = (list: string, account: 'host' | 'unknown', log: 'here' | 'unknown') => ({
  findings: [finding('seal', 'log'), finding('credential', 'account'), finding('revocationList', list)],
  account: { did: 'did:sdi:0x', known: account },
  log: { name: 'example.org/ledger', key: '', known: log },
})

test.each([
  ['account', 'host', 'unknown', true],
  ['log', 'host', 'unknown', false],
  ['log', 'unknown', 'here', true],
  ['account', 'unknown', 'unknown', false],
] as const)('a list resting on the %s, account %s, log %s: %s', (list, account, log, confirmed) => {
  expect(isConfirmed(proofOf(list, account, log))).toBe(confirmed)
})
