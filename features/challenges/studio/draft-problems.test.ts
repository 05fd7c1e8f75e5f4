import { expect, test } from 'vitest'
import { draftProblems } from './challenge-draft.ts'

const QUESTION = { text: 'How many?', choices: ['1', '2'], right: [1] }
const QUIZ = { questions: [QUESTION], passMark: 1, attemptsADay: 3 }

test('finds nothing wrong with a quiz', () => {
  expect(draftProblems('quiz', QUIZ)).toEqual({})
})

test.each([
  [{ questions: [{ ...QUESTION, text: ' ' }] }, { 'questions.0.text': 'questionMissing' }],
  [{ questions: [QUESTION, { ...QUESTION, right: [] }] }, { 'questions.1.right': 'solutionMissing' }],
  [{ questions: [{ ...QUESTION, right: [2] }] }, { 'questions.0.right': 'solutionMissing' }],
  [{ questions: [{ ...QUESTION, choices: ['1', ''] }] }, { 'questions.0.choices.1': 'choiceMissing' }],
  [{ questions: [] }, { questions: 'questionsMissing', passMark: 'passMarkInvalid' }],
  [{ passMark: 2 }, { passMark: 'passMarkInvalid' }],
  [{ attemptsADay: '' }, { attemptsADay: 'attemptsInvalid' }],
])('names the place of what is wrong in %j', (part, problems) => {
  expect(draftProblems('quiz', { ...QUIZ, ...part })).toEqual(problems)
})

test.each([
  ['code', { kind: 'word', word: '' }, { word: 'wordMissing' }],
  ['code', { kind: 'codes', count: 10_001 }, { count: 'codeCountInvalid' }],
  ['visit', { name: '', from: '', to: '' }, { name: 'placeMissing' }],
  ['visit', { name: 'Bench', from: '2026-03-02T10:00:00Z', to: '2026-03-01T10:00:00Z' }, { to: 'endBeforeStart' }],
  ['visit', { name: 'Bench', from: 'soon', to: '' }, { from: 'dateInvalid' }],
  ['evidence', { request: '', kinds: [] }, { request: 'requestMissing', kinds: 'kindsMissing' }],
  ['ask', { url: 'http://example.org' }, { url: 'urlInvalid' }],
] as const)('names what is wrong with a %s: %j', (type, data, problems) => {
  expect(draftProblems(type, data)).toEqual(problems)
})
