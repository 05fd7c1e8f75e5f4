import { type RefObject, useId, useLayoutEffect, useMemo, useRef } from 'react'
import { CARD_SIZES, type CardSide, type CardSpec } from './card-spec.ts'
import { drawFlat } from './flat.ts'
import { type MountedCard, mountCard } from './scene/mount-card.ts'

/** Below this width the line under the title would be too small to read. */
const REDUCED_BELOW = 120

type FlatCardProps = {
  spec: CardSpec
  side?: CardSide
  /** In pixels; the card never grows wider than its parent. */
  width?: number
  /** false where the page draws its own shadow. */
  shadow?: boolean
}

/** A card as an inline drawing, with its name for those who do not see it. Its shadow falls downwards. */
export function FlatCard({ spec, side = 'front', width, shadow = true }: FlatCardProps) {
  const id = useId()
  const key = JSON.stringify(spec)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the spec is compared by what it says.
  const markup = useMemo(
    () =>
      drawFlat(spec, side, {
        width,
        fluid: true,
        shadow,
        idPrefix: `card${id}`,
        reduced: width !== undefined && width < REDUCED_BELOW,
      }),
    [key, side, width, shadow, id],
  )
  return (
    <span
      style={{ display: 'block', width: width ?? 'fit-content', maxWidth: '100%' }}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawFlat escapes every text and checks every address.
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  )
}

type CardStageProps = {
  spec: CardSpec
  side?: CardSide
  /** Told the other side when the card is pressed; the parent decides. */
  onFlip?: (side: CardSide) => void
  interactive?: boolean
  /** Of the card, in pixels; it turns a little beyond its box. */
  width?: number
  /** Where the mounted card is kept for whoever wants its picture. */
  handle?: RefObject<MountedCard | undefined>
}

/** The card as an object to hold: flat at once, in three dimensions as soon as that is ready. */
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
