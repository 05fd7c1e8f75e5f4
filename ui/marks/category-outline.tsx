import type { Category } from './category-glyph.tsx'
import { Ruling, useRuling } from './ruling.tsx'

const PORTRAIT = 'M36 0H444Q480 0 480 36V716Q480 752 444 752H36Q0 752 0 716V36Q0 0 36 0Z'
const TICKET =
  'M36 0H444Q480 0 480 36V506A22 22 0 0 0 480 550V716Q480 752 444 752H36Q0 752 0 716V550A22 22 0 0 0 0 506V36Q0 0 36 0Z'
const WINDOW = 'M64 136Q64 110 90 110H390Q416 110 416 136V306C416 410 332 476 240 512 148 476 64 410 64 306Z'
const HEXAGON =
  'M226 180Q240 170 254 180L412 272Q426 280 426 296V448Q426 464 412 472L254 564Q240 572 226 564L68 472Q54 464 54 448V296Q54 280 68 272Z'

const DRAWINGS: Record<Category, { card: string; window: string; height?: number }> = {
  basic: { card: PORTRAIT, window: WINDOW },
  community: { card: PORTRAIT, window: 'M240 134A176 176 0 1 1 239.9 134Z' },
  participation: { card: PORTRAIT, window: 'M0 36Q0 0 36 0H444Q480 0 480 36V372L240 462 0 372Z' },
  ticket: { card: TICKET, window: 'M44 22H436Q458 22 458 44V278Q458 300 436 300H44Q22 300 22 278V44Q22 22 44 22Z' },
  membership: {
    card: 'M24 0H456Q480 0 480 24V279Q480 303 456 303H24Q0 303 0 279V24Q0 0 24 0Z',
    window: 'M300 0H456Q480 0 480 24V279Q480 303 456 303H220Z',
    height: 303,
  },
  role: { card: HEXAGON, window: 'M0 0' },
}

/** A category's card as an outline on its ruling, for loading and empty states. `width` in pixels. */
export function CategoryOutline({ category, width = 76 }: { category: Category; width?: number }) {
  const { card, window, height = 752 } = DRAWINGS[category]
  const ruling = useRuling()
  return (
    <svg
      viewBox={`-3 -3 486 ${height + 6}`}
      width={width}
      style={{ color: 'var(--bz-edge)', display: 'block', flexShrink: 0 }}
      aria-hidden
    >
      <defs>
        <Ruling id={ruling.id} category={category} scale={3.2} />
      </defs>
      <path d={card} fill="var(--bz-sheet)" />
      <path d={card} fill={ruling.fill} opacity="0.42" />
      <path d={window} fill="var(--bz-sheet)" stroke="currentColor" strokeWidth="5" />
      <path d={card} fill="none" stroke="currentColor" strokeWidth="5" />
    </svg>
  )
}
