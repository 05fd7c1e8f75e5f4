import { expect, test } from 'vitest'
import { say } from '#base/text.ts'
import { sayIn } from './language.tsx'
import { commonProblems, words } from './texts.ts'

test('keeps the fixed sentences of the common problems', () => {
  const t = sayIn(commonProblems, 'en')
  expect(t.serverError()).toBe('Server error, please try again later')
  expect(t.unreachable()).toBe('Can’t reach server, please try again later')
})

test('translates the common words', () => {
  const [en, fr] = [sayIn(words, 'en'), sayIn(words, 'fr')]
  expect([en.cancel(), fr.cancel()]).toEqual(['Cancel', 'Annuler'])
})

test('curls apostrophes and gives French its narrow spaces, except in values', () => {
  const sentence = { en: "Don't: {name}'s rows' end", fr: "L'émetteur « {name} » n'a rien d'{name} : rien" }
  const name = "O'Neil"
  expect(say(sentence, 'en', { name })).toBe("Don’t: O'Neil’s rows’ end")
  expect(say(sentence, 'fr', { name })).toBe("L’émetteur «\u202fO'Neil\u202f» n’a rien d’O'Neil\u202f: rien")
})

test.each([
  ["the members' card, the members'.", 'the members’ card, the members’.'],
  ["the summer of '26", 'the summer of ’26'],
  ["Press 'Cards' or 'All'", "Press 'Cards' or 'All'"],
  ["d'**Envoyer**, l'[**Accueil**](/)", 'd’**Envoyer**, l’[**Accueil**](/)'],
  ["Don't write `it's` or ```\nsay('s')\n```, that's code", "Don’t write `it's` or ```\nsay('s')\n```, that’s code"],
])('curls apostrophes, but no quotation marks and no code: %s', (sentence, said) => {
  expect(say({ en: sentence, fr: sentence }, 'en')).toBe(said)
})

test('writes one full stop after a value that has its own', () => {
  const sentence = { en: '{day}. Then {name}.', fr: '{day}. Puis {name}.' }
  expect(say(sentence, 'fr', { day: '24 oct.', name: 'la suite' })).toBe('24 oct. Puis la suite.')
  expect(say(sentence, 'en', { day: '24 Oct', name: 'Makers Inc.' })).toBe('24 Oct. Then Makers Inc.')
})

test('elides French words before a name, in no other language and before no number', () => {
  const sentence = {
    en: 'De {name}, le {day}, de {count}',
    fr: 'De {name}, le {day}, à la de {name} que {name}, de {count}',
  }
  const values = { name: 'Ada', day: '1 août', count: 8 }
  expect(say(sentence, 'fr', values)).toBe('D’Ada, le 1 août, à la d’Ada qu’Ada, de 8')
  expect(say(sentence, 'en', values)).toBe('De Ada, le 1 août, de 8')
})

test('keeps a name in guillemets, and a word that only ends like one, whole', () => {
  const sentence = { en: '{name}', fr: 'badge de « {name} », code {name}, monde {name}' }
  expect(say(sentence, 'fr', { name: 'Ada' })).toBe('badge de «\u202fAda\u202f», code Ada, monde Ada')
})
