import { describe, expect, test } from 'vitest'
import { placeTour, type Rect } from './tour-place.ts'

const DESK = { width: 1280, height: 720 }
const PHONE = { width: 390, height: 844 }
const roomOf = ({ width, height }: { width: number; height: number }, foot = 24): Rect => ({
  x: 20,
  y: 20,
  width: width - 40,
  height: height - 20 - foot,
})
const covers = (a: Rect, b: Rect) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

describe('the box of a tour', () => {
  test.each([
    ['a side bar', DESK, { x: 16, y: 120, width: 236, height: 420 }, 'left'],
    ['the foot of a side bar', DESK, { x: 16, y: 640, width: 236, height: 64 }, 'left'],
    ['a search field', DESK, { x: 16, y: 60, width: 236, height: 34 }, 'left'],
    ['half of a window', DESK, { x: 640, y: 0, width: 640, height: 720 }, 'right'],
    ["a phone's search button", PHONE, { x: 300, y: 8, width: 44, height: 44 }, 'top'],
    ["a phone's bottom bar", PHONE, { x: 0, y: 768, width: 390, height: 76 }, 'bottom'],
    ["a phone's stage", PHONE, { x: 0, y: 0, width: 390, height: 260 }, 'top'],
  ] as const)('is beside %s, and points at it', (_, size, target, side) => {
    const box = size === DESK ? { width: 420, height: 180 } : { width: 350, height: 190 }
    const room = roomOf(size, size === PHONE ? 96 : 24)
    const { x, y, pointer } = placeTour({ room, box, target, clear: [] })
    const placed = { x, y, ...box }
    expect(covers(placed, target)).toBe(false)
    expect(pointer?.side).toBe(side)
    expect(x).toBeGreaterThanOrEqual(room.x)
    expect(y).toBeGreaterThanOrEqual(room.y)
    expect(x + box.width).toBeLessThanOrEqual(room.x + room.width)
    expect(y + box.height).toBeLessThanOrEqual(room.y + room.height)
  })

  test('is at the lower right without a target, and leaves what is to be seen', () => {
    const box = { width: 420, height: 180 }
    const room = roomOf(DESK)
    const free = placeTour({ room, box, clear: [] })
    expect(free).toEqual({ x: 840, y: 516, pointer: undefined })
    const button = { x: 900, y: 560, width: 120, height: 36 }
    const { x, y } = placeTour({ room, box, clear: [button] })
    expect(covers({ x, y, ...box }, button)).toBe(false)
  })

  test('stays beside its target, even over a part that is better seen', () => {
    const bar = { x: 0, y: 768, width: 390, height: 76 }
    const buttons = { x: 20, y: 640, width: 190, height: 44 }
    const box = { width: 350, height: 150 }
    const { y, pointer } = placeTour({ room: roomOf(PHONE, 96), box, target: bar, clear: [buttons] })
    expect(y + box.height).toBeGreaterThan(700)
    expect(pointer?.side).toBe('bottom')
  })

  test('covers a target that fills the window as little as it can, and points nowhere', () => {
    const target = { x: 0, y: 0, width: 390, height: 844 }
    const { pointer } = placeTour({ room: roomOf(PHONE), box: { width: 350, height: 190 }, target, clear: [] })
    expect(pointer).toBeUndefined()
  })
})
