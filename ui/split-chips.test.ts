import { expect, test } from 'vitest'
import { splitChips } from './split-chips.ts'

test('a pasted list is split on white space, commas and semicolons', () => {
  expect(splitChips(' a@b.fr, c@d.fr;e@f.fr\n\tg@h.fr ')).toEqual(['a@b.fr', 'c@d.fr', 'e@f.fr', 'g@h.fr'])
})

test('doubles are joined whatever their case, and the first spelling stays', () => {
  expect(splitChips('Lea@mail.fr lea@MAIL.fr lea@mail.fr')).toEqual(['Lea@mail.fr'])
})

test('nothing typed gives nothing', () => {
  expect(splitChips(' ,; \n')).toEqual([])
})
