import { expect, test } from 'vitest'
import { elide } from './elide.ts'

test.each([
  ['de', 'Ateliers', 'd’Ateliers'],
  ['De', 'Ada', 'D’Ada'],
  ['que', 'Écoles du Rhône', 'qu’Écoles du Rhône'],
  ['le', 'Œuvre', 'l’Œuvre'],
  ['de', 'Hélène', 'd’Hélène'],
  ['de', 'Hippodrome', 'd’Hippodrome'],
  ['de', 'Yvelines', 'd’Yvelines'],
  ['de', 'ada@example.org', 'd’ada@example.org'],
])('%s before %s: %s', (word, name, said) => {
  expect(elide(word, name) + name).toBe(said)
})

test.each([
  'Club',
  '11/8',
  '« Ateliers »',
  'Handball',
  'Hauts-de-France',
  'Le Havre',
  'Yoga',
  'Onze',
  'Oui',
  '',
  ' Ada',
])('stays whole before "%s"', (name) => {
  expect(elide('de', name)).toBe('de ')
})
