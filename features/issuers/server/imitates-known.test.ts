import { expect, test } from 'vitest'
import type { Context } from '#platform/context.ts'
import { imitatesKnown } from './imitates-known.ts'

/** A database with one marked community. */
const db = { select: () => ({ from: () => ({ where: async () => [{ name: 'Harbour School' }] }) }) }
const ctx = { config: {}, db } as unknown as Context

test.each([
  'Harbour School',
  'Harbour-School ⚓',
  'Harbour School 🇫🇷',
  '🇬🇧 Harbour School',
  'Harbour School 🅿',
  'Harbour School ™',
  'Harbour School ⓒ',
  '🅷🅰🆁🅱🅾🆄🆁 🆂🅲🅷🅾🅾🅻',
  'Ⓗarbour School',
])('%s could be taken for a marked community', async (name) => {
  expect(await imitatesKnown(ctx, name)).toBe(true)
})

test.each(['Harbour School Nord', 'Harbour', '🇫🇷', 'École du port', 'Школа'])(
  '%s is a name of its own',
  async (name) => {
    expect(await imitatesKnown(ctx, name)).toBe(false)
  },
)
