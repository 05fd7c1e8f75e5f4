import { ExtrudeGeometry, type Material, Mesh, Shape, Vector2 } from 'three'
import type { CardLayout, Placement } from '../mark.ts'
import { outlinePoints } from '../outline-points.ts'

export const THICKNESS = 12
const BEVEL = 3.5
const BEVEL_SEGMENTS = 3

/** Materials of a body: the two faces and the edge between them. */
export type BodyMaterials = { front: Material; back: Material; edge: Material }

/**
 * A solid of one of the card's outlines, 12 thick, centred at the origin; x to the right, y upwards, in units of the
 * card. Its faces show the drawing of the whole card, in the same places as the flat drawing.
 */
export function makeBody(d: string, at: Placement | undefined, layout: CardLayout, materials: BodyMaterials): Mesh {
  const { width, height } = layout
  const { x: left, y: top, scale = 1 } = at ?? { x: 0, y: 0 }
  const points = outlinePoints(d).map(
    ([x, y]) => new Vector2(left + x * scale - width / 2, height / 2 - top - y * scale),
  )
  const geometry = new ExtrudeGeometry(new Shape(points), {
    depth: THICKNESS - 2 * BEVEL,
    bevelEnabled: true,
    bevelThickness: BEVEL,
    bevelSize: BEVEL,
    bevelOffset: -BEVEL,
    bevelSegments: BEVEL_SEGMENTS,
  })
  geometry.translate(0, 0, -(THICKNESS - 2 * BEVEL) / 2)
  splitFaces(geometry)
  drawOver(geometry, width, height)
  return new Mesh(geometry, [materials.back, materials.front, materials.edge])
}

/** The lids come first: their lower half is the back, the upper half the front. */
function splitFaces(geometry: ExtrudeGeometry) {
  const [lids, sides] = geometry.groups
  if (!lids || !sides) return
  geometry.clearGroups()
  geometry.addGroup(0, lids.count / 2, 0)
  geometry.addGroup(lids.count / 2, lids.count / 2, 1)
  geometry.addGroup(sides.start, sides.count, 2)
}

function drawOver(geometry: ExtrudeGeometry, width: number, height: number) {
  const { position, normal, uv } = geometry.attributes
  if (!position || !normal || !uv) return
  for (let i = 0; i < position.count; i++) {
    const u = position.getX(i) / width + 0.5
    uv.setXY(i, normal.getZ(i) < -0.5 ? 1 - u : u, position.getY(i) / height + 0.5)
  }
}
