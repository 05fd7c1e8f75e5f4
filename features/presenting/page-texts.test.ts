import { expect, test } from 'vitest'
import { LANGUAGES, say } from '#base/text.ts'
import { FINDING_KEYS, FINDINGS, type FindingKey } from '#features/badges/findings/rules.ts'
import { findingSentences } from '#features/badges/findings/texts.ts'
import { verdictLines, verdictWords } from './page-texts.ts'

const ACCUSING = /\b(changed|forged|revoked|do not (trust|accept))\b|modifié|changé|falsifié|révoqué|n'acceptez/i
const weightOf = (key: FindingKey) => {
  const [check, reason] = key.split('.') as [keyof typeof FINDINGS, string]
  return (FINDINGS[check] as Record<string, string>)[reason]
}
const OPEN = FINDING_KEYS.filter((key) => weightOf(key) === 'open')

test.each(LANGUAGES)('a badge that could not be checked is not accused on the screen (%s)', (language) => {
  expect(OPEN.length).toBeGreaterThan(15)
  for (const key of OPEN) {
    const line = say(verdictLines.unknown, language, { finding: say(findingSentences[key], language) })
    expect(line).toBe(`${say(findingSentences[key], language)}.`)
    expect([say(verdictWords.unknown, language), line].filter((text) => ACCUSING.test(text))).toEqual([])
  }
})

test('a yes stays a yes beside remarks, and only what contradicts is a no', () => {
  expect(say(verdictWords.genuine, 'en')).toBe('Yes, genuine')
  expect(say(verdictWords.invalid, 'en')).toBe('No, not genuine')
  expect(say(verdictWords.unknown, 'en')).toBe('Could not be checked')
})
