import { CARD_SIZES, type CardSide, type CardSpec } from '../card-spec.ts'
import { BLEED } from './bleed.ts'
import { listen } from './moves.ts'
import { withPictureData } from './picture-data.ts'
import { ARRIVAL_MS, FLIP_MS, type Pose, poseAt } from './pose.ts'
import { rasterCard } from './raster.ts'
import type { makeStage } from './stage.ts'

/** How fast the card follows the pointer: after this many milliseconds a third of the distance remains. */
const FOLLOW_MS = 90
const MOST_DRAWING_WIDTH = 1712

type ActorOptions = { interactive?: boolean; side: CardSide; onTap?: () => void; onLost: () => void }

/** The card in three dimensions with its movements; renders only while something moves. */
export type Actor = ReturnType<typeof makeActor>

/** Puts a canvas over an element and animates the card in it. `show` resolves when the drawing is on the card. */
export function makeActor(element: HTMLElement, make: typeof makeStage, options: ActorOptions) {
  const canvas = document.createElement('canvas')
  Object.assign(canvas.style, { position: 'absolute', pointerEvents: 'none', visibility: 'hidden' })
  canvas.setAttribute('role', 'img')
  const stage = make(canvas)
  element.append(canvas)
  const state = { side: options.side, flip: 1, arrival: 0, tilt: { turn: 0, lean: 0 } }
  let target: Pose = { turn: 0, lean: 0 }
  let arriving = false
  let frame = 0
  let before = 0
  let asked = 0
  let size = CARD_SIZES.basic

  const invalidate = () => {
    frame ||= requestAnimationFrame(draw)
  }
  function draw(now: number) {
    const passed = before === 0 ? 0 : Math.min(now - before, 64)
    before = now
    frame = 0
    state.flip = Math.min(1, state.flip + passed / FLIP_MS)
    if (arriving) state.arrival = Math.min(1, state.arrival + passed / ARRIVAL_MS)
    const share = 1 - Math.exp(-passed / FOLLOW_MS)
    const [turn, lean] = [target.turn - state.tilt.turn, target.lean - state.tilt.lean]
    state.tilt = { turn: state.tilt.turn + turn * share, lean: state.tilt.lean + lean * share }
    stage.draw(poseAt(state))
    const moves = state.flip < 1 || (arriving && state.arrival < 1) || Math.hypot(turn, lean) > 0.05
    if (moves) invalidate()
    else before = 0
  }

  const measure = () => {
    const width = element.clientWidth
    const height = (width * size.height) / size.width
    const [left, top] = [width * BLEED.x, height * BLEED.y]
    Object.assign(canvas.style, pixels({ left: -left, top: -top, width: width + 2 * left, height: height + 2 * top }))
    stage.resize(width, height)
    invalidate()
  }
  const watch = new ResizeObserver(measure)
  watch.observe(element)
  const lost = (event: Event) => {
    event.preventDefault()
    options.onLost()
  }
  canvas.addEventListener('webglcontextlost', lost)
  const release = options.interactive
    ? listen(element, {
        tilt(next) {
          target = next
          invalidate()
        },
        tap: () => options.onTap?.(),
      })
    : () => {}

  return {
    get side() {
      return state.side
    },
    async show(spec: CardSpec) {
      const mine = ++asked
      const ready = await withPictureData(spec)
      const width = Math.min(MOST_DRAWING_WIDTH, Math.max(480, element.clientWidth * stage.pixelRatio * 1.6))
      const sides: CardSide[] = state.side === 'front' ? ['front', 'back'] : ['back', 'front']
      const drawings = await Promise.all(sides.map((side) => rasterCard(ready, side, { width, light: false })))
      // Only the newest spec is shown: an older, slower drawing is dropped.
      if (mine !== asked) return
      stage.take(spec)
      size = CARD_SIZES[spec.category]
      drawings.forEach((drawing, index) => {
        stage.show(sides[index] ?? 'front', drawing)
      })
      measure()
      await stage.prepare()
    },
    arrive() {
      canvas.style.visibility = 'visible'
      arriving = true
      stage.draw(poseAt(state))
      invalidate()
    },
    flip(side: CardSide) {
      state.side = side
      state.flip = arriving ? 1 - state.flip : 1
      invalidate()
    },
    /** The visible side, upright, in pixels of a width; undefined where the machine cannot read it back. */
    picture: (width: number) => stage.picture(state.side, width),
    label(text: string) {
      canvas.setAttribute('aria-label', text)
      if (options.interactive) element.setAttribute('aria-label', text)
    },
    dispose() {
      cancelAnimationFrame(frame)
      watch.disconnect()
      release()
      canvas.removeEventListener('webglcontextlost', lost)
      stage.dispose()
      canvas.remove()
    },
  }
}

function pixels(lengths: Record<string, number>): Record<string, string> {
  return Object.fromEntries(Object.entries(lengths).map(([side, length]) => [side, `${length}px`]))
}
