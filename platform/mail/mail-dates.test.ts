import { expect, test } from 'vitest'
import { formatIn } from '#ui/words/format.ts'
import { mailDay, mailMoment } from './mail-dates.ts'

test.each(['en', 'fr'] as const)('writes dates in e-mails as the studio does (%s)', (language) => {
  const at = new Date('2026-11-20T14:05:00Z')
  const studio = formatIn(language)
  const zone = new Date(at.getTime() + at.getTimezoneOffset() * 60_000)
  expect(mailDay(at, language)).toBe(studio.lastDay(at))
  expect(mailMoment(at, language)).toBe(studio.dateTime(zone))
})
