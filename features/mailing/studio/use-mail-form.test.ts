import { expect, test } from 'vitest'
import { MAIL_TEXT_MAX, SUBJECT_MAX } from '../rules.ts'
import { problemOf, readTyped, writeTyped } from './use-mail-form.ts'

test.each([
  ['a subject', 'subject', 'Your badge {badge}'],
  ['a subject of the greatest length', 'subject', ` ${'x'.repeat(SUBJECT_MAX)} `],
  ['a text of several lines', 'text', 'Hello,\nhere it is.'],
] as const)('takes %s', (_, part, value) => {
  expect(problemOf(part, value)).toBeUndefined()
})

test.each([
  ['a subject that is too long', 'subject', 'x'.repeat(SUBJECT_MAX + 1), 'subjectTooLong'],
  ['a text that is too long', 'text', 'x'.repeat(MAIL_TEXT_MAX + 1), 'mailTextTooLong'],
  ['a subject of two lines', 'subject', 'One\nTwo', 'mailTextNotValid'],
  ['a placeholder that does not exist', 'text', 'Dear {nobody}', 'placeholderUnknown'],
  ['a brace that is left open', 'subject', 'Your badge {title', 'placeholderUnknown'],
] as const)('refuses %s', (_, part, value, problem) => {
  expect(problemOf(part, value)).toBe(problem)
})

test('follows the wider setting for an empty text, and saves it as empty', () => {
  const nothing = { subject: '', text: '' }
  const texts = {
    claim: { en: { subject: 'Yours', text: '' }, fr: nothing },
    reminder: { en: nothing, fr: { subject: '', text: 'Encore' } },
  }
  const typed = readTyped(texts)
  expect(typed.claim.en).toEqual({ subject: 'Yours', text: undefined })
  expect(typed.reminder.fr).toEqual({ subject: undefined, text: 'Encore' })
  expect(writeTyped(typed)).toEqual(texts)
})
