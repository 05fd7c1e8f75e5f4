import { expect, test } from 'vitest'
import { z } from 'zod'
import { compareEnvExample } from '../check/env-example.ts'
import { mergedIn, twoSentences } from './merged-catalogues.ts'
import { problemKeysIn, problemKeysOf } from './problem-keys.ts'
import { cataloguesOf, sentenceOffences } from './sentences.ts'
import { termsBeside } from './terms.ts'
import { wordingOffences } from './wording.ts'

test('a sentence needs words in both languages, and the same values', () => {
  expect(sentenceOffences({ en: 'Hello {name}', fr: 'Bonjour {name}' })).toEqual([])
  expect(sentenceOffences({ en: 'Hello', fr: ' ' })).toEqual(['nothing is said in fr'])
  expect(sentenceOffences({ en: { one: 'a' }, fr: 'un' })).toEqual(['nothing is said in en'])
  expect(sentenceOffences({ en: 'Hello {name}', fr: 'Bonjour' })).toHaveLength(1)
})

test.each([
  ["Don't", "L'image de {name}", 0],
  ['Don\u2019t', "L'image", 1],
  ['Picture of {name}', "Image d'{name}", 1],
  ["{name}'s picture", "Qu'{name} l'a", 1],
  ["The members' code is `'a'`.", "Le code est `'a'`.", 0],
  ["Press 'Cards'", 'Carte \u2018Or\u2019', 2],
])('an apostrophe is straight, and no French word is elided before a value: %s, %s', (en, fr, offences) => {
  expect(wordingOffences({ en, fr })).toHaveLength(offences)
})

test.each([
  [{ one: '{count} user', other: '{count} users' }, 0],
  ['{count} users', 1],
  ['{days} days', 1],
  ['{count} more hours', 1],
  [{ one: 'All {count} entries', other: 'All {count} entries' }, 1],
  [{ one: '{count} of {all} users', other: '{count} of {all} users' }, 2],
  [{ one: '{count} of {users} has it', other: '{count} of {users} have it' }, 0],
  ['{count} passes', 0],
])('a noun behind a number has its singular: %j', (en, offences) => {
  expect(wordingOffences({ en, fr: '' })).toHaveLength(offences)
})

test.each([
  ['Search by pseudo', 'Rechercher par nom'],
  ['Settings', 'Les réglages du modèle'],
  ['Show more', 'Afficher la suite'],
  ['Load more', 'Voir plus'],
  ['Text of the post', 'Texte du post'],
  ['Status', 'État'],
  ['Your reason', 'Vos raisons'],
  ['Reward of a step', "Gain d'une étape"],
])('one thing has one term: not %s, %s', (en, fr) => {
  expect(wordingOffences({ en, fr })).toHaveLength(1)
})

test.each([
  'État du 20 nov.',
  "Liste d'état",
  "Le type d'état n'est pas pris en charge",
  'En raison du mauvais temps',
  'Ajouté à une adresse de poste',
])('a word that also means something else stays: %s', (fr) => {
  expect(wordingOffences({ en: '', fr })).toEqual([])
})

test('the terms hold in sentences beside the code that says them', () => {
  const source = `const words = texts({ all: { en: "Anyone's", fr: 'Afficher la suite' }, one: { en: 'One', fr: "L'un" } })`
  expect(termsBeside(source)).toHaveLength(1)
})

test('only exports with nothing but sentences are catalogues', () => {
  const exports = { one: { a: { en: 'a', fr: 'a' } }, two: { a: 1 }, three: () => 1, four: { en: 'a', fr: 'b' } }
  expect(cataloguesOf(exports).map(([name]) => name)).toEqual(['one'])
})

test('a catalogue with the names of the languages is read, too', () => {
  const language = { en: { en: 'English', fr: 'Anglais' }, fr: { en: 'French', fr: 'Français' } }
  expect(cataloguesOf({ language }).map(([name]) => name)).toEqual(['language'])
})

test('the catalogues that a file merges are found by its imports', () => {
  const text = `import { a, b } from '#features/x/texts.ts'
import { c } from '../texts.ts'
const CATALOGUES = [
  a,
  c,
]`
  expect(mergedIn('features/y/studio/page.tsx', text)).toEqual([
    { name: 'a', from: 'features/x/texts.ts' },
    { name: 'c', from: 'features/y/texts.ts' },
  ])
})

test('one key with two texts in merged catalogues is an offence, the same text twice is none', () => {
  const post = { tooLong: { en: 'At most 350.', fr: '350 au plus.' }, missing: { en: 'Write.', fr: 'Écrivez.' } }
  const letter = { tooLong: { en: 'At most 2,000.', fr: '2 000 au plus.' }, missing: { en: 'Write.', fr: 'Écrivez.' } }
  expect(
    twoSentences([
      ['post', post],
      ['letter', letter],
    ]),
  ).toEqual(['"tooLong" has two texts: post, letter'])
})

test('problem keys are found in endpoints and deep in their schemas', () => {
  const input = z.object({
    email: z
      .string('emailMissing')
      .min(1, 'emailMissing')
      .refine(() => true, 'emailWrong'),
  })
  const list = z.array(z.string().max(3, 'tagTooLong').optional()).max(2, 'tagTooMany')
  const send = {
    method: 'POST',
    path: '/a',
    problems: { claimGone: {}, invalid_grant: {} },
    input: input.extend({ list }),
  }
  const { declared, validation } = problemKeysOf({ send })
  expect([...declared]).toEqual(['claimGone'])
  expect([...validation].sort()).toEqual(['emailMissing', 'emailWrong', 'tagTooLong', 'tagTooMany'])
})

test('problem keys are found in code', () => {
  const text = "throw new Problem('claimGone')\nctx.addIssue({ code: 'custom', message: 'dateInvalid' })"
  expect(problemKeysIn(text)).toEqual({ thrown: ['claimGone'], messages: ['dateInvalid'] })
})

test('.env.example explains exactly the variables of the config', () => {
  expect(compareEnvExample('# Where it listens.\n# PORT=4000\n', ['PORT']).offences).toEqual([])
  expect(compareEnvExample('PORT=4000\nOLD=1\n', ['PORT', 'HOST']).offences).toHaveLength(4)
})
