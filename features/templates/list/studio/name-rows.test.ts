import { expect, test } from 'vitest'
import { matchNames, type NamedTemplate, namesBelow, plainNames } from './name-rows.ts'

const template = (id: string, title: string, category: NamedTemplate['category'] = 'basic'): NamedTemplate => ({
  id,
  title,
  category,
  state: 'stored',
})
const idsOf = (groups: { templates: { id: string }[] }[]) =>
  groups.map(({ templates }) => templates.map(({ id }) => id))

test('a text matches in any place of a name, whatever its accents and capitals', () => {
  const names = plainNames([
    template('a', 'Été sur glacier'),
    template('b', 'Escalade'),
    template('c', 'Cœur d’été', 'role'),
  ])
  expect(idsOf(matchNames(names, '  ETE '))).toEqual([['a'], ['c']])
  expect(idsOf(matchNames(names, 'coeur'))).toEqual([['c']])
  expect(matchNames(names, '%')).toEqual([])
})

test('a category shows its newest 12 and counts all', () => {
  const names = plainNames(Array.from({ length: 15 }, (_, at) => template(`t${at}`, `Card ${at}`)))
  const [group] = matchNames(names, 'card')
  expect(group?.totalCount).toBe(15)
  expect(group?.templates.map(({ id }) => id)).toEqual(Array.from({ length: 12 }, (_, at) => `t${at}`))
})

const serverGroup = (category: 'basic', ids: string[]) => ({
  category,
  totalCount: ids.length,
  templates: ids.map((id) => ({ id, hash: '', name: id, contractState: 'none' as const, card: {} as never })),
})

test('what the server finds and the browser names already is not listed again', () => {
  const names = [template('a', 'One'), template('b', 'Two')]
  expect(idsOf(namesBelow(names, [serverGroup('basic', ['b', 'old', 'a'])]))).toEqual([['old']])
  expect(namesBelow(names, [serverGroup('basic', ['a'])])).toEqual([])
})
