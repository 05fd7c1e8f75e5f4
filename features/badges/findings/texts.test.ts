import { describe, expect, test } from 'vitest'
import { say } from '#base/text.ts'
import { FINDING_KEYS, FINDINGS, type FindingKey } from './rules.ts'
import { findingSentences } from './texts.ts'

const weightOf = (key: FindingKey) => {
  const [check = '', reason = ''] = key.split('.')
  return (FINDINGS as Record<string, Record<string, string>>)[check]?.[reason]
}
const ACCUSING = /chang|forged|revoked|do not trust|modifi|contrefait|révoqu|fiez/i

describe.each(['en', 'fr'] as const)('in %s', (language) => {
  test.each(FINDING_KEYS)('%s has a sentence', (key) => {
    expect(say(findingSentences[key], language)).not.toBe('')
  })

  test.each(FINDING_KEYS.filter((key) => ['open', 'remark'].includes(weightOf(key) ?? '')))(
    '%s, which proves nothing against the badge, does not accuse it',
    (key) => {
      expect(say(findingSentences[key], language)).not.toMatch(ACCUSING)
    },
  )
})
