import { expect, test } from 'vitest'
import { DEFAULT_TAGS, TAG_MAX } from './rules.ts'
import { suggestTags } from './tag-rules.ts'
import { PREDEFINED_TAGS } from './tag-texts.ts'

test('one character suggests nothing, two do', () => {
  expect(suggestTags(PREDEFINED_TAGS, 'en', 's', [])).toEqual([])
  expect(suggestTags(PREDEFINED_TAGS, 'en', 'sp', [])).toContain('Sport')
})

test('case and accents do not matter, and either language finds a tag', () => {
  expect(suggestTags(PREDEFINED_TAGS, 'fr', 'ecolog', [])).toContain('Écologie')
  expect(suggestTags(PREDEFINED_TAGS, 'en', 'ÉCOLOG', [])).toContain('Ecology')
  expect(suggestTags(PREDEFINED_TAGS, 'en', 'liberté', [])).toContain('Freedom')
})

test('chosen tags are not suggested again, whatever language they were chosen in', () => {
  expect(suggestTags(PREDEFINED_TAGS, 'fr', 'libert', ['Freedom'])).not.toContain('Liberté')
})

test('about 80 tags, each once, short enough, the three preset ones among them', () => {
  expect(PREDEFINED_TAGS.length).toBeGreaterThanOrEqual(75)
  for (const language of ['en', 'fr'] as const) {
    const names = PREDEFINED_TAGS.map((tag) => tag[language])
    expect(new Set(names).size).toBe(names.length)
    expect(Math.max(...names.map((name) => name.length))).toBeLessThanOrEqual(TAG_MAX)
  }
  const english = PREDEFINED_TAGS.map((tag) => tag.en)
  expect(english).toEqual(expect.arrayContaining([...DEFAULT_TAGS]))
})
