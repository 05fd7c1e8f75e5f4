import { expect, test } from 'vitest'
import { repairMojibake } from './mojibake.ts'

test.each([
  ['GaÃ«l LefÃ¨vre', 'Gaël Lefèvre'],
  ['Ã\u0089tÃ©', 'Été'],
  ['Ã‰tÃ©', 'Été'],
  ['Dâ€™Arc', 'D’Arc'],
  ['Ga√´l', 'Gaël'],
  ['Gaston ├ël├®ment', 'Gaston Élément'],
  ['ÐžÐ»ÑŒÐ³Ð°', 'Ольга'],
])('repairs %s to %s', (garbled, repaired) => {
  expect(repairMojibake(garbled)).toBe(repaired)
})

test.each(['Gaël Lefèvre', 'Šime Úžera', 'ÀÉ', 'Ângela Ãs', 'Żaneta', 'Ольга', '£5 ©', 'Ã', '50 °C'])(
  'leaves %s as it is',
  (text) => {
    expect(repairMojibake(text)).toBe(text)
  },
)
