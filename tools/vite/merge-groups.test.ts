import { expect, test } from 'vitest'
import { type Group, mergeGroups } from './merge-groups.ts'

const group = (pages: string[], bytes: number, imports: Group[] = []): Group => ({
  pages: new Set(pages),
  bytes,
  imports: new Set(imports),
})

/** The pages of each group that remains, as `a+b`. */
function merged(...groups: Group[]): string[] {
  const left = new Set(groups)
  mergeGroups(left, () => {})
  return [...left].map(({ pages }) => [...pages].sort().join('+')).sort()
}

test('joins a small group to another one of the same page', () => {
  expect(merged(group(['a'], 90_000), group(['a', 'b'], 2000))).toEqual(['a', 'a+b'])
  expect(merged(group(['a'], 5000), group(['a', 'b'], 2000))).toEqual(['a+b'])
})

test('keeps groups apart that no page needs together', () => {
  expect(merged(group(['a'], 1), group(['b'], 1))).toEqual(['a', 'b'])
})

test('counts what a group imports, and leaves alone what is fixed', () => {
  const fixed = { ...group(['a'], 900_000), isFixed: true }
  expect(merged(fixed, group(['a'], 10, [fixed]), group(['a', 'b'], 10))).toEqual(['a', 'a', 'a+b'])
  expect(merged({ ...fixed, bytes: 10 }, group(['a'], 10), group(['a'], 10))).toEqual(['a', 'a'])
})

test('never joins two groups around a third one that stands between them', () => {
  const base = group(['a', 'b'], 10)
  const between = group(['b'], 900_000, [base])
  const top = group(['a', 'b'], 10, [between])
  expect(merged(base, between, top)).toEqual(['a+b', 'a+b', 'b'])
})

test('names each pair that it joins, and what the joined group imports', () => {
  const base = { ...group(['b'], 10), isFixed: true }
  const [into, from] = [group(['a'], 10), group(['a'], 10, [base])]
  const pairs: [Group, Group][] = []
  mergeGroups(new Set([base, into, from]), (...pair) => pairs.push(pair))
  expect(pairs).toEqual([[into, from]])
  expect([...into.imports]).toEqual([base])
})
