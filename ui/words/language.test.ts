import { expect, test } from 'vitest'
import { say } from '#base/text.ts'
import { sayIn } from './language.tsx'
import { commonProblems, words } from './texts.ts'

test('keeps the fixed sentences of the common problems', () => {
  const t = sayIn(commonProblems, 'en')
  expect(t.serverError()).toBe('Server error, please try again later')
  expect(t.unreachable()).toBe("Can't reach server, please try again later")
})

test('translates the common words', () => {
  const [en, fr] = [sayIn(words, 'en'), sayIn(words, 'fr')]
  expect([en.cancel(), fr.cancel()]).toEqual(['Cancel', 'Annuler'])
})

test('gives French its apostrophe and narrow spaces, except in values', () => {
  const sentence = { en: "Don't: {name}", fr: "L'émetteur « {name} » n'a rien d'{name} : rien" }
  const name = "O'Neil"
  expect(say(sentence, 'en', { name })).toBe("Don't: O'Neil")
  expect(say(sentence, 'fr', { name })).toBe("L’émetteur «\u202fO'Neil\u202f» n’a rien d’O'Neil\u202f: rien")
})
