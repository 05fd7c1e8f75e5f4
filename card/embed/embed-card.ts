import type { CardSide } from '../card-spec.ts'
import { CARD_SIZES } from '../card-spec.ts'
import { cardLabel } from '../draw-layout.ts'
import { BLEED } from '../scene/bleed.ts'
import { type MountedCard, mountCard } from '../scene/mount-card.ts'
import { configOfAddress, type EmbedReading, readEmbedConfig } from './embed-config.ts'

/** The messages that a framing page may send (docs/embed.md). */
type Asked =
  | { type: 'blazon:show'; config: unknown }
  | { type: 'blazon:flip'; side: CardSide }
  | { type: 'blazon:export' }
type Answer =
  | { type: 'blazon:ready' }
  | { type: 'blazon:shown'; as: 'flat' | 'scene'; label: string }
  | { type: 'blazon:refused'; problems: { field: string; problem: string }[] }
  | { type: 'blazon:picture'; png: Blob }

type Shown = Extract<EmbedReading, { spec: unknown }>

/**
 * Runs the page that other sites frame: shows the card from the address or a message of the framing page, and replies
 * to it. Messages from other windows are ignored; a config that breaks the schema shows nothing.
 */
export function embedCard(box: HTMLElement, { origin }: { origin: string }) {
  let card: MountedCard | undefined
  let shown: Shown | undefined
  // The framing page is unknown, so replies contain only what it requested.
  const notify = (answer: Answer) => window.parent.postMessage(answer, '*')
  const clear = () => {
    card?.dispose()
    card = undefined
    shown = undefined
  }
  const adapt = () => {
    if (!shown) return
    const { width, height } = CARD_SIZES[shown.spec.category]
    const most = Math.min(
      window.innerWidth / (1 + 2 * BLEED.x),
      ((window.innerHeight / (1 + 2 * BLEED.y)) * width) / height,
    )
    Object.assign(box.style, { width: `${Math.min(width, most)}px`, aspectRatio: `${width} / ${height}` })
  }
  const show = (config: unknown) => {
    const reading = readEmbedConfig(config, origin)
    clear()
    if ('problems' in reading) return notify({ type: 'blazon:refused', problems: reading.problems })
    shown = reading
    const { spec, side, interactive } = reading
    document.documentElement.lang = spec.language
    document.title = cardLabel(spec, side)
    adapt()
    card = mountCard(box, spec, {
      side,
      interactive,
      onTap: flip,
      onShown: (as) => notify({ type: 'blazon:shown', as, label: cardLabel(spec, side) }),
    })
  }
  const flip = (to?: CardSide) => {
    if (!shown || shown.spec.category === 'role') return
    shown.side = to ?? (shown.side === 'front' ? 'back' : 'front')
    card?.flip(shown.side)
  }
  const showAddress = () => {
    const config = configOfAddress(window.location.hash)
    if (config !== undefined) show(config)
  }

  window.addEventListener('message', ({ source, data }) => {
    if (source !== window.parent || !isAsked(data)) return
    if (data.type === 'blazon:show') show(data.config)
    if (data.type === 'blazon:flip') flip(data.side === 'back' ? 'back' : 'front')
    if (data.type === 'blazon:export') card?.exportPng().then((png) => notify({ type: 'blazon:picture', png }))
  })
  window.addEventListener('resize', adapt)
  window.addEventListener('hashchange', showAddress)
  notify({ type: 'blazon:ready' })
  showAddress()
}

function isAsked(data: unknown): data is Asked {
  const type = typeof data === 'object' && data !== null && 'type' in data ? data.type : ''
  return type === 'blazon:show' || type === 'blazon:flip' || type === 'blazon:export'
}
