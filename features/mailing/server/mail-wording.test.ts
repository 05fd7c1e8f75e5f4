import { expect, test } from 'vitest'
import { hasKnownPlaceholders, isPlain } from '../rules.ts'
import { fillSubject, fillText, wordingOf } from './mail-wording.ts'

test.each([
  ['{issuer} gives you {badge} until {date}', true],
  ['no braces at all', true],
  ['{name}', false],
  ['{Badge}', false],
  ['{badge', false],
  ['badge}', false],
  ['{{badge}}', false],
  ['{ badge }', false],
])('finds only known placeholders in %s: %s', (text, isKnown) => {
  expect(hasKnownPlaceholders(text)).toBe(isKnown)
})

test.each(['a\r\nBcc: all@example.org', 'a\nb', 'a\u0000b', 'a\u2028b', 'a\u202eb', 'a\u200bb'])(
  'refuses hidden characters in a subject: %j',
  (text) => expect(isPlain(text, { lines: false })).toBe(false),
)

test('allows line breaks in a text, but no other invisible characters', () => {
  expect(isPlain('One\n\nTwo', { lines: true })).toBe(true)
  expect(isPlain('One\tTwo', { lines: true })).toBe(false)
})

const values = { issuer: 'Cordée\r\nBcc: all@example.org', badge: '{issuer}', date: '1 May 2027' }

test('keeps a subject on one line, and does not expand placeholders inside names', () => {
  expect(fillSubject('{badge} by {issuer}', 'en', values)).toBe('{issuer} by Cordée Bcc: all@example.org')
})

test('splits a text into paragraphs, with French spaces', () => {
  expect(fillText('Bonjour :\n\n  Votre badge {badge}\n', 'fr', { ...values, badge: 'Tête' })).toEqual([
    'Bonjour\u202f:',
    'Votre badge Tête',
  ])
})

test('merges settings part by part, and uses the first text for a reminder without one', () => {
  const template = { claim: { en: { subject: '', text: 'Of the template' }, fr: { subject: '', text: '' } } }
  const issuer = {
    claim: { en: { subject: 'Of the issuer', text: 'Of the issuer' }, fr: { subject: '', text: '' } },
    reminder: { en: { subject: 'Once more', text: 'Again' }, fr: { subject: '', text: '' } },
  }
  expect(wordingOf([template, issuer], 'claim', 'en')).toEqual({ subject: 'Of the issuer', text: 'Of the template' })
  expect(wordingOf([template, issuer], 'reminder', 'en')).toEqual({ subject: 'Once more', text: 'Of the template' })
  expect(wordingOf([issuer], 'reminder', 'en')).toEqual({ subject: 'Once more', text: 'Again' })
  expect(wordingOf([template, issuer], 'reminder', 'fr').subject).toBe('Votre badge vous attend toujours : {badge}')
})
