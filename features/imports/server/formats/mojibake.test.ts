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
  ['GaĂ«lle MĂĽller', 'Gaëlle Müller'],
  ['DvoĹ™ĂˇÄŤek', 'Dvořáček'],
  ['РћР»СЊРіР°', 'Ольга'],
])('repairs %s to %s', (garbled, repaired) => {
  expect(repairMojibake(garbled)).toBe(repaired)
})

test.each([
  'Gaël Lefèvre',
  'Šime Úžera',
  'ÀÉ',
  'Ângela Ãs',
  'Żaneta',
  'Ольга',
  '£5 ©',
  'Ã',
  '50 °C',
  'CIĘŻKI',
  'PÓŁ',
  'MĂŞCAN',
  'Пётр',
  'МАРІЯ',
  'ЇЖАК',
  'Dvořáček',
])('leaves %s as it is', (text) => {
  expect(repairMojibake(text)).toBe(text)
})
