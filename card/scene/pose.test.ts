import { describe, expect, it } from 'vitest'
import { DRAG_MOST, dragTilt, ease, POINTER_MOST, pointerTilt, poseAt } from './pose.ts'

const still = { turn: 0, lean: 0 }

describe('the pose of a card', () => {
  it('starts like the flat card, and rests at 16 to 20 degrees', () => {
    expect(poseAt({ side: 'front', flip: 1, arrival: 0, tilt: still })).toEqual({ turn: 0, lean: 0 })
    const rest = poseAt({ side: 'front', flip: 1, arrival: 1, tilt: still })
    expect(rest.turn).toBeLessThanOrEqual(-16)
    expect(rest.turn).toBeGreaterThanOrEqual(-20)
    expect(rest.lean).toBe(4)
  })

  it('shows the back after a flip, and flips back in the opposite direction', () => {
    const at = (side: 'front' | 'back', flip: number) => poseAt({ side, flip, arrival: 0, tilt: still }).turn
    expect([at('back', 0), at('back', 1)]).toEqual([0, 180])
    expect([at('front', 0), at('front', 1)]).toEqual([180, 0])
  })

  it('limits a pointer to 12 degrees and a drag to less than a turn', () => {
    expect(pointerTilt(9, 0).turn).toBe(POINTER_MOST)
    expect(Math.abs(dragTilt(-40, 0).turn)).toBeLessThanOrEqual(DRAG_MOST)
    expect(DRAG_MOST).toBeLessThan(90)
  })

  it('eases from 0 to 1, fast first', () => {
    expect([ease(-1), ease(0), ease(1), ease(2)]).toEqual([0, 0, 1, 1])
    expect(ease(0.5)).toBeGreaterThan(0.8)
    for (let t = 0.05; t < 1; t += 0.05) expect(ease(t)).toBeGreaterThan(ease(t - 0.05))
  })
})
