import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'

/**
 * Calls that a session opened by the link of a badge may not make, and the screen that confirms the address before the work
 * for each: a new one is named here with its own.
 */
const GATES: Record<string, string> = {
  addAddress: 'features/holders/wallet/address-section.tsx',
  confirmAddress: 'features/holders/wallet/address-section.tsx',
  removeAddress: 'features/holders/wallet/address-section.tsx',
  deleteWallet: 'features/leaving/wallet/delete-wallet-section.tsx',
  subscribePush: 'features/push/wallet/push-section.tsx',
  updateDigest: 'features/digests/wallet/digest-section.tsx',
  beginOutside: 'features/outside-accounts/wallet/linked-accounts-section.tsx',
  finishOutside: 'features/outside-accounts/wallet/linked-accounts-section.tsx',
  bindTicket: 'features/door/wallet/ticket-code.tsx',
  showPresentation: 'features/presenting/wallet/request-view.tsx',
  answerVerifier: 'features/presenting/wallet/request-view.tsx',
  declineRequest: 'features/presenting/wallet/use-show.ts',
  prepareGift: 'features/giving/wallet/give-screen.tsx',
  giveBadge: 'features/giving/wallet/give-screen.tsx',
  declineGift: 'features/giving/wallet/received-gift-item.tsx',
  blockGiver: 'features/giving/wallet/received-gift-item.tsx',
  listReceived: 'features/giving/wallet/gifts-screen.tsx',
  checkChallenge: 'features/challenges/wallet/challenge-sheet.tsx',
  giveEvidence: 'features/challenges/wallet/challenge-sheet.tsx',
  readKeptBadge: 'features/kept-badges/adding/wallet/add-sheet.tsx',
  keepBadge: 'features/kept-badges/adding/wallet/add-sheet.tsx',
  listKept: 'features/kept-badges/wallet/kept-shelf.tsx',
  checkKept: 'features/kept-badges/wallet/kept-screen.tsx',
  getKeptFile: 'features/kept-badges/wallet/kept-screen.tsx',
  sealKept: 'features/kept-badges/wallet/kept-screen.tsx',
  shareKept: 'features/kept-badges/wallet/kept-screen.tsx',
  endShown: 'features/kept-badges/wallet/kept-screen.tsx',
  removeKept: 'features/kept-badges/wallet/kept-screen.tsx',
  startQuest: 'features/quests/entries/wallet/use-begin.ts',
}

const read = (path: string) => readFileSync(path, 'utf8')
const sources = (pattern: string) => globSync(pattern).filter((path) => !path.includes('.test.'))
const camel = (file: string) => basename(file, '.ts').replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())

test('every call that needs a confirmed address has a screen that confirms it first', () => {
  const needs = sources('features/**/server/**/*.ts').filter(
    (path) =>
      !/function assertProven\b/.test(read(path)) && /assertProven\(ctx\)|!ctx\.actor\.isProven\b/.test(read(path)),
  )
  expect(needs.map(camel).sort()).toEqual(Object.keys(GATES).sort())
})

test.each(Object.entries(GATES))('%s: %s confirms the address by the one step for it', (_, screen) => {
  expect(read(screen)).toMatch(
    /from '(?:#features\/holders\/(?:[^/']+\/)?wallet|[^#'][^']*)\/(?:proof-gate|proof-step|use-proof)\.tsx'/,
  )
})

test('no other part of the wallet confirms the address of an open wallet', () => {
  const wallet = sources('features/**/wallet/**/*.tsx')
  expect(wallet.length).toBeGreaterThan(100)
  const own = wallet.filter((path) => /<EmailDoor[^>]*\bisProof\b/.test(read(path)))
  expect(own).toEqual(['features/holders/wallet/proof-step.tsx'])
  const refused = wallet.filter((path) => read(path).includes("'addressNotProven'"))
  expect(refused).toEqual([])
})
