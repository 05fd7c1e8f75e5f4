import { expect, test } from 'vitest'
import { CARD_SHAPES } from './card-spec.ts'
import { pictureWindow } from './picture-window.ts'
import { BASIC_WINDOW, PARTICIPATION_WINDOW, ROLE_SHAPES } from './shapes.ts'

test('shows the picture of a Basic card through its shield', () => {
  expect(pictureWindow('basic', 'shape_1').outline.d).toBe(BASIC_WINDOW)
})

test('shows the picture of a Community card through a circle that fills its box', () => {
  const { box, outline } = pictureWindow('community', 'shape_1')
  expect(box.width).toBe(box.height)
  expect(outline.d).toContain(`A${box.width / 2} ${box.height / 2} 0 0 1`)
})

test.each(CARD_SHAPES)('shows the picture of a Role through its %s, smaller than its metal rim', (shape) => {
  const { outline } = pictureWindow('role', shape)
  expect(outline.d).toBe(ROLE_SHAPES[shape])
  expect(outline.at.scale).toBeLessThan(1)
})

test('shows the picture of an event and of a Membership card in the right place', () => {
  expect(pictureWindow('participation', 'shape_1').box.height).toBe(
    Number(PARTICIPATION_WINDOW.match(/L240 (\d+)/)?.[1]),
  )
  const membership = pictureWindow('membership', 'shape_1').box
  expect(membership.width).toBeLessThan(856)
})
