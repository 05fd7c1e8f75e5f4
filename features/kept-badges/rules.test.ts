import { expect, test } from 'vitest'
import { LANGUAGES, type Language, type Sentence } from '#base/text.ts'
import { BROUGHT_MAX_BYTES } from '#features/badges/rules.ts'
import { holderGuides } from '#features/help/holder-guides-texts.ts'
import { KEPT_BYTES_MAX, KEPT_MAX, SHOWN_MAX } from './rules.ts'
import { keptProblems } from './texts.ts'
import { addSheet } from './wallet-texts.ts'

const guide = holderGuides['badges-from-elsewhere']
const SAID: [where: string, sentence: Sentence, limits: number[], megabytes: number[]][] = [
  ['the guide', guide, [KEPT_MAX, SHOWN_MAX], [KEPT_BYTES_MAX, BROUGHT_MAX_BYTES]],
  ['the guide to checking', holderGuides.verify, [], [BROUGHT_MAX_BYTES]],
  ['the sheet', addSheet.note, [], [BROUGHT_MAX_BYTES]],
  ['a full shelf', keptProblems.keptTooMany, [KEPT_MAX], [KEPT_BYTES_MAX]],
  ['too many pages', keptProblems.shownTooMany, [SHOWN_MAX], []],
]

const plainSpaces = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')
const written = (count: number, language: Language) => plainSpaces(new Intl.NumberFormat(language).format(count))

test.each(SAID.flatMap((row) => LANGUAGES.map((language) => [...row, language] as const)))(
  '%s states the limits that are kept',
  (_where, sentence, limits, bytes, language) => {
    const said = plainSpaces(String(sentence[language]))
    const unit = { en: 'MB', fr: 'Mo' }[language]
    for (const limit of limits) expect(said).toMatch(new RegExp(`(?<!\\d ?)${written(limit, language)} `))
    for (const size of bytes) expect(said).toContain(` ${written(size / 1024 ** 2, language)} ${unit}`)
  },
)
