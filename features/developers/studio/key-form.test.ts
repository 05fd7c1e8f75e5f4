import { expect, test } from 'vitest'
import type { ShownTemplate } from '#features/team/folders/studio/template-source.ts'
import { askedKey, checkKey, type KeyValues, NEW_KEY, networksOf } from './key-form.ts'

const template = { id: 'laser', name: 'Laser cutter' } as ShownTemplate
const right: KeyValues = { ...NEW_KEY, name: ' Booking ', scopes: ['sessions:write'] }
const wrong = (values: KeyValues) => Object.values(checkKey(values)).filter((problem) => problem !== undefined)

test('a key needs a name and a permission', () => {
  expect(wrong(right)).toEqual([])
  expect(wrong(NEW_KEY)).toEqual(['nameMissing', 'scopesMissing'])
  expect(wrong({ ...right, name: 'x'.repeat(51) })).toEqual(['nameTooLong'])
})

test('a key for some templates names at least one', () => {
  expect(wrong({ ...right, isForAll: false })).toEqual(['templatesMissing'])
  expect(wrong({ ...right, isForAll: false, templates: [template] })).toEqual([])
})

test('networks are read one a line, and counted', () => {
  expect(networksOf(' 203.0.113.0/24\n\n2001:db8::/32 ')).toEqual(['203.0.113.0/24', '2001:db8::/32'])
  const many = Array.from({ length: 21 }, (_, at) => `10.0.0.${at}`).join('\n')
  expect(wrong({ ...right, networks: many })).toEqual(['tooManyNetworks'])
})

test('a key for all templates sends none, whatever was chosen before', () => {
  expect(askedKey({ ...right, templates: [template] })).toMatchObject({ name: 'Booking', templateIds: [] })
  expect(askedKey({ ...right, isForAll: false, templates: [template] })).toMatchObject({ templateIds: ['laser'] })
})
