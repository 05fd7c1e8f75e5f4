import { expect, test } from 'vitest'
import type { ChallengeType } from '../rules.ts'
import { challengeTitle } from './step-words.ts'

test.each<[ChallengeType, Record<string, unknown>, string[], string, string]>([
  ['ownsBadges', { count: 1 }, ['First aid', 'Laser'], 'Hold First aid or Laser', 'Avoir First aid ou Laser'],
  [
    'ownsBadges',
    { count: 2 },
    ['A', 'B', 'C', 'D'],
    'Hold 2 of these badges: A, B, C, …',
    'Avoir 2 de ces badges : A, B, C, …',
  ],
  ['ownsBadges', { count: 1 }, [], 'Hold a badge that was deleted', 'Avoir un badge supprimé depuis'],
  ['sentBadges', {}, ['A', 'B'], 'Give A or B to someone', 'Donner A ou B à quelqu’un'],
  ['vcAuth', { vcKey: 'pseudo' }, [], 'Share your name', 'Partager votre nom'],
  ['vcAuth', { vcKey: 'secret' }, [], 'Share your DID', 'Partager votre DID'],
  ['xFollow', { targetAccount: 'blazon' }, [], 'Follow @blazon on X', 'Suivre @blazon sur X'],
  ['linkedinAuth', {}, [], 'Sign in with LinkedIn', 'Se connecter avec LinkedIn'],
  [
    'ask',
    { url: 'https://club.example.org/ask' },
    [],
    'Be confirmed by club.example.org',
    'Être confirmé par club.example.org',
  ],
])('%s reads as a sentence in both languages', (type, data, templates, en, fr) => {
  expect(challengeTitle({ type, data, templates }, 'en')).toBe(en)
  expect(challengeTitle({ type, data, templates }, 'fr').replaceAll('\u202f', ' ')).toBe(fr)
})

test("the community's own words come first", () => {
  expect(challengeTitle({ type: 'code', data: {}, title: 'Say the word' }, 'fr')).toBe('Say the word')
})
