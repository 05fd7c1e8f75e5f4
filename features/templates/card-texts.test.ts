import { expect, test } from 'vitest'
import { say } from '#base/text.ts'
import { wizardScreen } from '#features/issuers/texts.ts'
import { exampleCards } from '#features/sign-in/example-texts.ts'
import { cardWords } from './card-texts.ts'
import { DURATION_MONTHS } from './rules.ts'

const languages = ['en', 'fr'] as const

test.each([
  ['sign-in page', exampleCards.validity],
  ['sign-up wizard', wizardScreen.previewValidity],
])('shows the longest possible validity on the example badge of the %s', (_where, example) => {
  const longest = languages.map((language) => say(cardWords.certifiedMonths, language, { count: DURATION_MONTHS.max }))
  expect(languages.map((language) => say(example, language))).toEqual(longest)
})
