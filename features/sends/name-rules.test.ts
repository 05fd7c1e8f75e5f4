import { expect, test } from 'vitest'
import { nameOptions, namesAmong, withAddresses } from './name-rules.ts'

const LEA = 'lea@example.org'
const MAX = 'max@example.org'

test('keeps the first name of an address, and none of an address that is gone', () => {
  const added = new Map([
    [LEA, 'Another'],
    [MAX, ' Max\u200b  Weber '],
  ])
  expect(namesAmong([LEA, MAX], { [LEA]: 'Léa', 'tom@example.org': 'Tom' }, added)).toEqual({
    [LEA]: 'Léa',
    [MAX]: 'Max Weber',
  })
})

test('keeps nothing that is no name', () => {
  expect(
    namesAmong(
      [LEA, MAX],
      {},
      new Map([
        [LEA, 'https://example.org'],
        [MAX, 'x'.repeat(101)],
      ]),
    ),
  ).toEqual({})
})

test('sends names in the order of the addresses, and nothing without any', () => {
  expect(nameOptions([LEA, MAX], { [MAX]: 'Max' })).toEqual([{ name: '' }, { name: 'Max' }])
  expect(nameOptions([LEA, MAX], {})).toEqual([])
})

test('keeps a name when its address is corrected', () => {
  expect(withAddresses({ [LEA]: 'Léa' }, () => MAX)).toEqual({ [MAX]: 'Léa' })
})
