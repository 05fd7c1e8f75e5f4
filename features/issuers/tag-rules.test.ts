import { expect, test } from 'vitest'
import { DEFAULT_TAGS, TAG_MAX } from './rules.ts'
import { offeredTags, suggestTags } from './tag-rules.ts'
import { PREDEFINED_TAGS } from './tag-texts.ts'

test('suggests tags from two characters on', () => {
  expect(suggestTags(PREDEFINED_TAGS, 'en', 's', [])).toEqual([])
  expect(suggestTags(PREDEFINED_TAGS, 'en', 'sp', [])).toContain('Sport')
})

test('ignores case and accents, and finds tags by either language', () => {
  expect(suggestTags(PREDEFINED_TAGS, 'fr', 'ecolog', [])).toContain('Écologie')
  expect(suggestTags(PREDEFINED_TAGS, 'en', 'ÉCOLOG', [])).toContain('Ecology')
  expect(suggestTags(PREDEFINED_TAGS, 'en', 'liberté', [])).toContain('Freedom')
})

test('does not suggest a tag already chosen in either language', () => {
  expect(suggestTags(PREDEFINED_TAGS, 'fr', 'libert', ['Freedom'])).not.toContain('Liberté')
})

test('has about 80 distinct, short tags, including the ones offered first', () => {
  expect(PREDEFINED_TAGS.length).toBeGreaterThanOrEqual(75)
  for (const language of ['en', 'fr'] as const) {
    const names = PREDEFINED_TAGS.map((tag) => tag[language])
    expect(new Set(names).size).toBe(names.length)
    expect(Math.max(...names.map((name) => name.length))).toBeLessThanOrEqual(TAG_MAX)
  }
  const english = PREDEFINED_TAGS.map((tag) => tag.en)
  expect(english).toEqual(expect.arrayContaining([...DEFAULT_TAGS]))
})

test('offers the default tags in the language in use, without the chosen ones', () => {
  expect(offeredTags(PREDEFINED_TAGS, 'en', [])).toEqual([...DEFAULT_TAGS])
  expect(offeredTags(PREDEFINED_TAGS, 'fr', ['digital marketing'])).toEqual(['Blockchain', 'Liberté'])
})

test('suggests tags that start with the text first, each group by name, and no more than eight', () => {
  const tags = ['Team sport', 'Sports', 'Motor sport', 'Sport', 'Art'].map((name) => ({ en: name, fr: name }))
  expect(suggestTags(tags, 'en', ' sport', [])).toEqual(['Sport', 'Sports', 'Motor sport', 'Team sport'])
  const many = Array.from({ length: 9 }, (_, i) => ({ en: `Tag ${i}`, fr: `Tag ${i}` }))
  expect(suggestTags(many, 'en', 'tag', [])).toHaveLength(8)
})
