/**
 * The visible part of a picture: the box that it covers, and its clipping outline. Both in the units of one drawing;
 * the outline is moved to `at` and scaled there.
 */
export type CropWindow = {
  box: { x: number; y: number; width: number; height: number }
  outline: { d: string; at: { x: number; y: number; scale: number } }
}
export type CropShape = 'rect' | 'round' | CropWindow

const SHADE = '#0b0916'

/**
 * The shaded part of a picture with proportions `aspect` (width by height) outside of a window, as a CSS `url(...)` for
 * the whole picture; the picture is centred on the window's box and covers it.
 */
export function windowShade({ box, outline }: CropWindow, aspect: number): string {
  const height = Math.max(box.height, box.width / aspect)
  const width = height * aspect
  const [x, y] = [box.x - (width - box.width) / 2, box.y - (height - box.height) / 2]
  const { d, at } = outline
  const seen = `<path d="${d}" transform="translate(${at.x} ${at.y}) scale(${at.scale})" clip-path="url(#box)"`
  const whole = `x="${x}" y="${y}" width="${width}" height="${height}"`
  const stroke = `fill="none" stroke="#fff" stroke-width="2" vector-effect="non-scaling-stroke"`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}" preserveAspectRatio="none"><clipPath id="box"><rect ${placeIn(box, at)}/></clipPath><mask id="rest" maskUnits="userSpaceOnUse" ${whole}><rect ${whole} fill="#fff"/>${seen} fill="#000"/></mask><rect ${whole} fill="${SHADE}" fill-opacity=".62" mask="url(#rest)"/>${seen} ${stroke}/></svg>`
  return `url("data:image/svg+xml,${encodeURIComponent(svg)}")`
}

/** A clip uses the units of the clipped element, which has been moved and scaled. */
function placeIn({ x, y, width, height }: CropWindow['box'], at: CropWindow['outline']['at']): string {
  const { scale } = at
  return `x="${(x - at.x) / scale}" y="${(y - at.y) / scale}" width="${width / scale}" height="${height / scale}"`
}
