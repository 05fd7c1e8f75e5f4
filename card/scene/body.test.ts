import { Box3, MeshBasicMaterial } from 'three'
import { describe, expect, it } from 'vitest'
import { CARD_CATEGORIES, CARD_SHAPES } from '../card-spec.ts'
import { exampleSpec } from '../example-specs.ts'
import { layoutCard } from '../layout.ts'
import { outlinePoints } from '../outline-points.ts'
import { makeBody, THICKNESS } from './body.ts'

const plain = new MeshBasicMaterial()
const materials = { front: plain, back: plain, edge: plain }

describe('the solid of a card', () => {
  it.each(CARD_CATEGORIES.filter((category) => category !== 'role'))(
    '%s is as large as the flat drawing',
    (category) => {
      const layout = layoutCard(exampleSpec(category), 'front')
      const [body] = layout.bodies
      const box = new Box3().setFromObject(makeBody(body?.d ?? '', body?.at, layout, materials))
      expect(box.max.x - box.min.x).toBeCloseTo(layout.width, 3)
      expect(box.max.y - box.min.y).toBeCloseTo(layout.height, 3)
      expect(box.max.z - box.min.z).toBeCloseTo(THICKNESS, 3)
    },
  )

  it('maps the drawing like the flat card, with the back the right way round', () => {
    const layout = layoutCard(exampleSpec('basic'), 'front')
    const { geometry } = makeBody(layout.outline, undefined, layout, materials)
    const { position, normal, uv } = geometry.attributes
    if (!position || !normal || !uv) throw new Error('no faces')
    const sides = new Set<number>()
    for (let i = 0; i < position.count; i++) {
      const facing = Math.round(normal.getZ(i))
      if (Math.abs(facing) !== 1) continue
      sides.add(facing)
      const across = position.getX(i) / layout.width + 0.5
      expect(uv.getX(i)).toBeCloseTo(facing === 1 ? across : 1 - across, 5)
      expect(uv.getY(i)).toBeCloseTo(position.getY(i) / layout.height + 0.5, 5)
    }
    expect([...sides].sort()).toEqual([-1, 1])
  })

  it.each(CARD_SHAPES)('keeps the shape and the plate of a Role of %s inside the drawing', (shape) => {
    const layout = layoutCard(exampleSpec('role', { shape }), 'front')
    expect(layout.bodies).toHaveLength(2)
    for (const { d, at } of layout.bodies) {
      const box = new Box3().setFromObject(makeBody(d, at, layout, materials))
      expect(box.min.x).toBeGreaterThanOrEqual(-layout.width / 2)
      expect(box.max.x).toBeLessThanOrEqual(layout.width / 2)
      expect(box.max.y).toBeLessThanOrEqual(layout.height / 2)
    }
  })
})

describe('outlinePoints', () => {
  it('follows circles and notches', () => {
    for (const [x, y] of outlinePoints('M0 5A5 5 0 0 1 10 5A5 5 0 0 1 0 5Z'))
      expect(Math.hypot(x - 5, y - 5)).toBeCloseTo(5, 5)
    const notch = outlinePoints('M0 0H480V506A22 22 0 0 0 480 550V752H0Z').filter(([, y]) => y > 507 && y < 549)
    expect(Math.min(...notch.map(([x]) => x))).toBeCloseTo(458, 0)
  })

  it('refuses an unknown command', () => {
    expect(() => outlinePoints('M0 0T5 5')).toThrow('cannot read')
  })
})
