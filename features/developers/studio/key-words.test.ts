import { expect, test } from 'vitest'
import { SCOPES } from '#base/scopes.ts'
import { permissionsOf, summedScopes, usedDay } from './key-words.ts'

const say = {
  phrase: (scope: string) => scope,
  everything: () => 'everything',
  andMore: ({ list, count }: { list: string; count: number }) => `${list} and ${count} more`,
  onlyFor: ({ list, template }: { list: string; template: string }) => `${list}, ${template} only`,
  forSome: ({ list, count }: { list: string; count: number }) => `${list}, ${count} only`,
}
const of = (scopes: (typeof SCOPES)[number][], ...titles: string[]) =>
  permissionsOf({ scopes, templates: titles.map((title) => ({ id: title, title })) }, say)

test('leaves reading out where a key may write the same', () => {
  expect(summedScopes(['points:write', 'points:read', 'members:read'])).toEqual(['members:read', 'points:write'])
})

test('names two permissions and counts the others, but never "1 more"', () => {
  expect(of(['sessions:write', 'badges:read'])).toBe('Sessions:write, badges:read')
  expect(of(['sessions:write', 'badges:read', 'members:read'])).toBe('Sessions:write, badges:read, members:read')
  expect(of(['sessions:write', 'badges:read', 'members:read', 'points:read'])).toBe(
    'Sessions:write, badges:read and 2 more',
  )
})

test('a key with all scopes may do everything', () => {
  expect(of([...SCOPES])).toBe('Everything')
})

test('names the one template of a key, and counts several', () => {
  expect(of(['sessions:write'], 'Laser cutter')).toBe('Sessions:write, Laser cutter only')
  expect(of(['sessions:write'], 'Laser cutter', 'Lathe')).toBe('Sessions:write, 2 only')
})

test('the day of a last use is today, yesterday or a date', () => {
  const now = new Date('2026-11-25T00:30:00Z')
  expect(['', '2026-11-25', '2026-11-24', '2026-11-23'].map((day) => usedDay(day, now))).toEqual([
    'never',
    'today',
    'yesterday',
    'day',
  ])
})
