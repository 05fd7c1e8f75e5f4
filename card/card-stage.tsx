import { type RefObject, useId, useLayoutEffect, useRef } from 'react'
import { CARD_SIZES, type CardSide, type CardSpec } from './card-spec.ts'
import { type MountedCard, mountCard } from './scene/mount-card.ts'

type CardStageProps = {
  spec: CardSpec
  side?: CardSide
  /** Called with the other side when the card is pressed; the parent decides. */
  onFlip?: (side: CardSide) => void
  interactive?: boolean
  /** Width of the card in pixels; the card turns slightly beyond its box. */
  width?: number
  /** Receives the mounted card, for callers that need its picture. */
  handle?: RefObject<MountedCard | undefined>
}

/** The interactive card: flat at once, in three dimensions as soon as the scene is ready. */
export function CardStage({ spec, side = 'front', onFlip, interactive = true, width = 336, handle }: CardStageProps) {
  const box = useRef<HTMLDivElement>(null)
  const card = useRef<MountedCard>(undefined)
  const latest = useRef({ spec, side, onFlip })
  latest.current = { spec, side, onFlip }
  const id = useId()
  const key = JSON.stringify(spec)

  useLayoutEffect(() => {
    if (!box.current) return
    const { spec, side } = latest.current
    const onTap = () => latest.current.onFlip?.(latest.current.side === 'front' ? 'back' : 'front')
    const mounted = mountCard(box.current, spec, { interactive, side, idPrefix: `stage${id}`, onTap })
    card.current = mounted
    if (handle) handle.current = mounted
    return () => mounted.dispose()
  }, [interactive, id, handle])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the spec is compared by what it says.
  useLayoutEffect(() => card.current?.update(latest.current.spec), [key])
  useLayoutEffect(() => card.current?.flip(side), [side])

  const { width: w, height: h } = CARD_SIZES[spec.category]
  return <div ref={box} style={{ width, maxWidth: '100%', aspectRatio: `${w} / ${h}`, userSelect: 'none' }} />
}
