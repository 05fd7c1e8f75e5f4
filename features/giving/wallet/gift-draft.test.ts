import { expect, test } from 'vitest'
import { checkDraft, fieldOfProblem, inputOf, NO_GIFT } from './gift-draft.ts'

const WHOLE = { ...NO_GIFT, templateId: 'one', email: 'lea@example.org', key: 'a'.repeat(16) }

test.each([
  [{}, {}],
  [{ templateId: '' }, { templateId: 'badgeMissing' }],
  [{ email: ' ' }, { recipient: 'recipientMissing' }],
  [{ email: 'lea@example' }, { recipient: 'emailWrong' }],
  [{ way: 'code' as const }, { recipient: 'recipientMissing' }],
  [{ way: 'member' as const, did: 'did:sdi:0x1', email: 'lea@' }, {}],
  [{ sentence: 'x'.repeat(281) }, { sentence: 'sentenceTooLong' }],
])('says what is missing or wrong in a draft: %o', (part, problems) => {
  const none = { templateId: undefined, recipient: undefined, sentence: undefined }
  expect(checkDraft({ ...WHOLE, ...part })).toEqual({ ...none, ...problems })
})

test('sends the chosen recipient only', () => {
  const input = inputOf({ ...WHOLE, way: 'code', code: 'abc', did: 'did:sdi:0x1', sentence: ' Thanks ' })
  expect(input).toMatchObject({ code: 'abc', email: '', did: '', sentence: 'Thanks' })
})

test('knows the field of a refusal', () => {
  expect(['pairTooSoon', 'weekUsed', 'sentenceHidden', 'giftNotNow'].map(fieldOfProblem)).toEqual([
    'recipient',
    'templateId',
    'sentence',
    undefined,
  ])
})
