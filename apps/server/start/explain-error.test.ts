import { expect, test } from 'vitest'
import { StoreAway } from '#platform/storage/store.ts'
import { explainError } from './explain-error.ts'

const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })

test('a connection that is refused is the Postgres, unless a store was asked', () => {
  expect(explainError(refused)).toMatch(/^The Postgres does not answer/)
  expect(explainError(new StoreAway('unreachable', refused))).toBe('The store in BLOBS_URL cannot be reached.')
})
