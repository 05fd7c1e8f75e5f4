import { expect, test } from 'vitest'
import { providerOf, TYPES } from '../../rules.ts'
import { placeOf } from './rules.ts'

test.each(TYPES)('what is known of %s is of the provider that its group names', (type) => {
  const place = placeOf(type)
  expect(place?.provider).toBe(providerOf(type))
  expect(place?.task ?? type).toBe(type)
})
