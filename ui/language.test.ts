import { expect, test } from 'vitest'
import { sayIn } from './language.tsx'
import { commonProblems, words } from './texts.ts'

test('the common problems keep the words that the specification fixes', () => {
  const t = sayIn(commonProblems, 'en')
  expect(t.serverError()).toBe('Server error, please try again later')
  expect(t.unreachable()).toBe("Can't reach server, please try again later")
})

test('the common words differ between the languages', () => {
  const [en, fr] = [sayIn(words, 'en'), sayIn(words, 'fr')]
  expect([en.cancel(), fr.cancel()]).toEqual(['Cancel', 'Annuler'])
})
