import { expect, test } from 'vitest'
import { say } from '#base/text.ts'
import { formatIn } from '#ui/words/format.ts'
import { sayIn } from '#ui/words/language.tsx'
import { TYPES } from '../rules.ts'
import { stepLine } from '../view-texts.ts'
import type { WalletChallenge } from '../wallet-contract.ts'
import { actionOf, lineOf, titleOf } from './step-words.ts'
import type { Said } from './type-in-view.ts'

function said(language: 'en' | 'fr'): Said {
  return {
    language,
    line: sayIn(stepLine, language),
    say: (sentence, values) => say(sentence, language, values),
    day: formatIn(language).day,
  }
}

const of = (given: Partial<WalletChallenge>): WalletChallenge => ({
  challengeId: 'c',
  type: 'code',
  way: 'own',
  title: '',
  reward: 10,
  state: 'open',
  reason: '',
  passedAt: '2026-11-14T12:00:00.000Z',
  shown: {},
  isStopped: false,
  ...given,
})
const templates = [
  { id: '1', title: 'Bike repair' },
  { id: '2', title: 'Sewing' },
]

test.each(TYPES)('a challenge of type %s has a title, a line and a button in both languages', (type) => {
  for (const language of ['en', 'fr'] as const) {
    const words = [titleOf, lineOf, actionOf].map((write) => write(of({ type, shown: { templates } }), said(language)))
    for (const text of words) expect(text).not.toMatch(/^$|undefined|\{/)
  }
})

test.each([
  [{ state: 'checking' }, 'Checking, up to a minute'],
  [{ state: 'review' }, 'Sent, waiting for the community'],
  [{ state: 'refused', reason: 'Too dark' }, 'Not accepted: Too dark'],
  [{ state: 'ended' }, 'No longer met: a badge was revoked'],
  [{ isStopped: true }, 'Not possible at the moment'],
  [{ state: 'passed', isStopped: true }, 'Done on 14 Nov'],
  [{ state: 'passed', type: 'vcAuth' }, 'Shared on 14 Nov'],
  [{ type: 'ownsBadges', shown: { templates } }, 'One of Bike repair or Sewing'],
  [{ type: 'ownsBadges', title: 'Come by', shown: { templates: templates.slice(0, 1) } }, 'Bike repair'],
  // The title names it already.
  [{ type: 'ownsBadges', shown: { templates: templates.slice(0, 1) } }, 'A badge in your wallet'],
  [{ type: 'ownsBadges', state: 'passed', shown: { templates: templates.slice(0, 1) } }, 'Done on 14 Nov'],
  [{ type: 'sentBadges', shown: { templates: templates.slice(0, 1) } }, 'Given from your wallet'],
  [{ type: 'ownsBadges', shown: { templates, count: 3, has: 1 } }, 'You have 1 of 3'],
  [{ type: 'xFollow', way: 'review' }, 'Reviewed by the community'],
] as [Partial<WalletChallenge>, string][])('%j reads as its line', (given, line) => {
  expect(lineOf(of(given), said('en'))).toBe(line)
})

test('a challenge whose badges were deleted says so', () => {
  expect(titleOf(of({ type: 'ownsBadges' }), said('en'))).toBe('Hold a badge that was deleted')
})

test("the button has the challenge's own words where they fit", () => {
  expect(actionOf(of({ title: 'Thank a helper' }), said('en'))).toBe('Thank a helper')
  expect(actionOf(of({ title: 'Thank someone who helped you this winter', type: 'sentBadges' }), said('en'))).toBe(
    'Thank someone',
  )
})
