import { useId } from 'react'
import type { Category } from './category-glyph.tsx'

const LINES = {
  basic: 'M0 4H8',
  community: 'M-2 2 2-2M0 8 8 0M6 10 10 6',
  participation: undefined,
  ticket: 'M4 0V8',
  membership: 'M4 0V8M0 4H8',
  role: 'M-2 6 2 10M0 0 8 8M6-2 10 2',
}

/** A category's ruling as an SVG pattern with the id from `useRuling`; lines in the current colour, 8 px apart. */
export function Ruling({ id, category, scale = 1 }: { id: string; category: Category; scale?: number }) {
  return (
    <pattern id={id} width="8" height="8" patternUnits="userSpaceOnUse" patternTransform={`scale(${scale})`}>
      {LINES[category] ? (
        <path d={LINES[category]} stroke="currentColor" strokeWidth="1.1" fill="none" />
      ) : (
        <circle cx="4" cy="4" r="1" fill="currentColor" />
      )}
    </pattern>
  )
}

/** An id for a `Ruling` and the `fill` that paints with it. */
export function useRuling(): { id: string; fill: string } {
  const id = useId()
  return { id, fill: `url(#${id})` }
}
