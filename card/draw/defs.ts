import type { Paint, Stop } from '../mark.ts'
import { escapeXml } from './escape.ts'

/** Collects the definitions that a drawing refers to by id (gradients, clips, masks), each once. */
export class Defs {
  readonly #prefix: string
  readonly #known = new Map<string, string>()
  readonly #markup: string[] = []

  constructor(prefix: string) {
    this.#prefix = prefix.replace(/[^\w-]/g, '')
  }

  /** A `url(#id)` to the markup that `make` returns for an id. */
  add(key: string, make: (id: string) => string): string {
    const known = this.#known.get(key)
    if (known) return known
    const id = `${this.#prefix}-${this.#known.size}`
    const url = `url(#${id})`
    this.#known.set(key, url)
    this.#markup.push(make(id))
    return url
  }

  /** A clip of one path. */
  clip(d: string, transform = ''): string {
    return this.add(`clip ${transform} ${d}`, (id) => `<clipPath id="${id}"><path d="${d}"${transform}/></clipPath>`)
  }

  /** A colour unchanged, a gradient as a reference: over the box of the painted shape, or over one of a `size`. */
  paint(paint: Paint, size?: { width: number; height: number }): string {
    if (typeof paint === 'string') return escapeXml(paint)
    const units = size ? ' gradientUnits="userSpaceOnUse"' : ''
    const placed = (moves: string) => {
      const all = `${size ? `scale(${size.width} ${size.height}) ` : ''}${moves}`.trim()
      return `${units}${all && ` gradientTransform="${all}"`}`
    }
    return this.add(`paint ${JSON.stringify([paint, size])}`, (id) => {
      if (paint.kind === 'radial') {
        const [cx, cy] = paint.centre
        if (typeof paint.radius !== 'number') {
          const [rx, ry] = paint.radius
          const place = placed(`translate(${cx} ${cy}) scale(${rx} ${ry})`)
          return `<radialGradient id="${id}" cx="0" cy="0" r="1"${place}>${stops(paint.stops)}</radialGradient>`
        }
        return `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${paint.radius}"${placed('')}>${stops(paint.stops)}</radialGradient>`
      }
      const [x1, y1, x2, y2] = [...paint.from, ...paint.to]
      return `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"${placed('')}>${stops(paint.stops)}</linearGradient>`
    })
  }

  toString(): string {
    return this.#markup.length > 0 ? `<defs>${this.#markup.join('')}</defs>` : ''
  }
}

function stops(list: Stop[]): string {
  return list
    .map(({ at, color, opacity }) => {
      const alpha = opacity === undefined ? '' : ` stop-opacity="${opacity}"`
      return `<stop offset="${at}" stop-color="${escapeXml(color)}"${alpha}/>`
    })
    .join('')
}
