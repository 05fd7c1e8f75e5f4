import { CARD_SIZES, type CardSide, type CardSpec } from '../card-spec.ts'
import { cardLabel } from '../draw-layout.ts'
import { drawFlat } from '../flat.ts'
import { type Actor, makeActor } from './actor.ts'
import { withPictureData } from './picture-data.ts'
import { rasterCard } from './raster.ts'
import { whenWanted } from './when-wanted.ts'

const READY_WITHIN_MS = 5000
const EXPORT_WIDTH = { portrait: 480, landscape: 856 }

export type MountOptions = {
  /** Turns with the pointer and by dragging. */
  interactive?: boolean
  /** Stays flat, and a flip is a swap; default: the system's setting. */
  reducedMotion?: boolean
  side?: CardSide
  /** Prefix of the ids in the flat drawing; different for each card of a page. */
  idPrefix?: string
  /** The card was pressed and not dragged. */
  onTap?: () => void
  /** Called when the card is shown: first flat, then again in three dimensions. */
  onShown?: (as: 'flat' | 'scene') => void
}

export type MountedCard = {
  update(spec: CardSpec): void
  flip(side: CardSide): void
  /**
   * The visible side, upright and transparent around it, 480 by 752 for a portrait card: from the scene if there is
   * one.
   */
  exportPng(): Promise<Blob>
  dispose(): void
}

/**
 * Shows a card in an element whose width it fills: flat at once, in three dimensions as soon as the page is idle and the
 * scene is ready. Without a graphics processor it stays flat until it is pressed; without WebGL, with reduced motion, or
 * when the scene takes more than 5 seconds, for good.
 */
export function mountCard(element: HTMLElement, first: CardSpec, options: MountOptions = {}): MountedCard {
  let spec = first
  let side: CardSide = options.side ?? 'front'
  let actor: Actor | undefined
  let late = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const ended = new AbortController()
  const still = options.reducedMotion ?? window.matchMedia('(prefers-reduced-motion: reduce)').matches
  const flat = document.createElement('div')
  element.style.position = 'relative'
  element.replaceChildren(flat)

  const drawFlatCard = () => {
    // drawFlat escapes every text and checks every address.
    flat.innerHTML = drawFlat(spec, side, { idPrefix: options.idPrefix, shadow: true })
    const svg = flat.firstElementChild
    if (svg instanceof SVGElement) Object.assign(svg.style, { width: '100%', height: 'auto' })
  }
  const stayFlat = () => {
    actor?.dispose()
    actor = undefined
    flat.style.visibility = 'visible'
    drawFlatCard()
  }
  const start = async () => {
    await whenWanted(element, ended.signal)
    if (ended.signal.aborted) return
    timer = setTimeout(() => {
      late = actor === undefined
    }, READY_WITHIN_MS)
    const { makeStage } = await import('./stage.ts')
    if (ended.signal.aborted) return
    const made = makeActor(element, makeStage, { ...options, side, onLost: stayFlat })
    const shown = spec
    await made.show(shown)
    if (ended.signal.aborted || late) return made.dispose()
    if (spec !== shown) await made.show(spec)
    actor = made
    made.label(cardLabel(spec, side))
    if (side !== made.side) made.flip(side)
    made.arrive()
    flat.style.visibility = 'hidden'
    options.onShown?.('scene')
  }

  drawFlatCard()
  options.onShown?.('flat')
  if (!still) start().catch(stayFlat)

  return {
    update(next) {
      if (next === spec) return
      spec = next
      drawFlatCard()
      actor?.label(cardLabel(spec, side))
      actor?.show(spec).catch(stayFlat)
    },
    flip(next) {
      if (next === side || spec.category === 'role') return
      side = next
      drawFlatCard()
      actor?.label(cardLabel(spec, side))
      actor?.flip(side)
    },
    async exportPng() {
      const { width, height } = CARD_SIZES[spec.category]
      const size = width > height ? EXPORT_WIDTH.landscape : EXPORT_WIDTH.portrait
      const drawn =
        actor?.picture(size) ?? (await rasterCard(await withPictureData(spec), side, { width: size, light: true }))
      return new Promise((resolve, reject) => {
        drawn.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the picture could not be written'))))
      })
    },
    dispose() {
      ended.abort()
      clearTimeout(timer)
      actor?.dispose()
      element.replaceChildren()
    },
  }
}
