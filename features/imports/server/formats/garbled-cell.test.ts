import { expect, test } from 'vitest'
import { STRAY } from './decode-list.ts'
import { garbledCell } from './garbled-cell.ts'

const columns = { email: 0, name: 1, seat: -1, section: -1, note: -1 }
const garbled = (name: string) => garbledCell(['lea@example.org', name], columns)

test.each(['GaÃ«l', 'GaĂ«lle', 'РћР»СЊРіР°'])('says of %s that decoding it once more repairs it', (name) => {
  expect(garbled(name)).toEqual({ text: name, isTwice: true })
})

test.each([
  'Gaï¿½lle',
  'Ga\ufffdlle',
  'LefŽvre',
  'Lef\u008fvre',
  'LefÃ vre',
  'РРІР°РЅ',
  'Ga&euml;lle',
  'Ga&#235;lle',
  'Ga&#xEB;lle',
  'Marks &amp; Spencer',
  '=?UTF-8?Q?Ga=C3=ABlle?=',
  '=?iso-8859-1?B?R2HrbGxl?=',
  'GaÃ«lle Lefï¿½vre',
])('says of %s that it is garbled, and that decoding it once more does not help', (name) => {
  expect(garbled(name)).toEqual({ text: name, isTwice: false })
})

test('shows a stray byte without its mark', () => {
  expect(garbled(`Zoé${STRAY}`)).toEqual({ text: 'Zoé', isTwice: false })
})

test.each([
  'Gaël Lefèvre',
  'Šime Žižić',
  'Marks & Spencer',
  'AT&T; R&D;',
  'Îles d’Or™',
  'Пётр',
  'Сіріков',
  'Îlot 5 • A',
  'CIĘŻKI',
])('finds nothing in %s', (name) => {
  expect(garbled(name)).toBeUndefined()
})
