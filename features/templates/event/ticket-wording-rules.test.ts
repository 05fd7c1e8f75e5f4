import { expect, test } from 'vitest'
import { say } from '#base/text.ts'
import { ofTicket } from './ticket-wording-rules.ts'

const words = {
  revoked: { en: '{issuer} revoked the badge {badge}.', fr: '{issuer} a révoqué le badge {badge}.' },
  sent: {
    en: { one: '{count} badge sent', other: '{count} badges sent' },
    fr: { one: '{count} badge envoyé', other: '{count} badges envoyés' },
  },
}

test('says ticket where a badge is one, in both languages and every form, and keeps the values', () => {
  const ofOne = ofTicket(words)
  const values = { issuer: 'Cordée', badge: 'Badge of honour' }
  expect(say(ofOne.revoked, 'en', values)).toBe('Cordée revoked the ticket Badge of honour.')
  expect(say(ofOne.revoked, 'fr', values)).toBe('Cordée a révoqué le billet Badge of honour.')
  expect([1, 2].map((count) => say(ofOne.sent, 'en', { count }))).toEqual(['1 ticket sent', '2 tickets sent'])
  expect([1, 2].map((count) => say(ofOne.sent, 'fr', { count }))).toEqual(['1 billet envoyé', '2 billets envoyés'])
})

test('says what a sentence says that is loaded later', () => {
  const loaded = { keep: { en: '', fr: '' } }
  const ofOne = ofTicket(loaded)
  loaded.keep.en = 'Keep this badge'
  expect(say(ofOne.keep, 'en')).toBe('Keep this ticket')
})
