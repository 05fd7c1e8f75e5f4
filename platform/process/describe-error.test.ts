import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openEmptyEmbedded } from '#testing/embedded-images.ts'
import type { Database } from '../database/db.ts'
import { describeError } from './describe-error.ts'

let database: Database

beforeAll(async () => {
  database = await openEmptyEmbedded()
})
afterAll(() => database.close())

test('describes a failed query without its values', async () => {
  const failed = database.db.execute(sql`insert into nowhere (email) values (${'lea@example.org'})`)
  const error = await failed.then(
    () => undefined,
    (thrown: Error) => thrown,
  )
  if (!error) throw new Error('The query did not fail')
  const described = describeError(error)
  expect(described.message).toContain('insert into nowhere')
  expect(described.code).toBe('42P01')
  expect(described.stack).toMatch(/^\s+at /)
  expect(JSON.stringify(described)).not.toContain('lea@example.org')
})

test('keeps the message of any other error', () => {
  expect(describeError(new Error('no master key'))).toMatchObject({ name: 'Error', message: 'no master key' })
})
