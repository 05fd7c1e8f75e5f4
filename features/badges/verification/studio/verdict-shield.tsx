import type { Face } from '../face-rules.ts'

const OUTLINE = 'M0 3a3 3 0 0 1 3-3h45a3 3 0 0 1 3 3v27c0 14-12 23-25.500 28C12 53 0 44 0 30Z'
const RIGHT_HALF = 'M25.500 0H48a3 3 0 0 1 3 3v27c0 14-12 23-25.500 28Z'

/** A revoked badge is genuine: red, but without the cross. */
const SIGNS = {
  genuine: 'm15 28 8 8 14-16',
  revoked: 'M16 27h19',
  suspended: 'M20 17v18m11-18v18',
  expired: 'M25.500 15v13l8 6',
  notYet: 'M25.500 15v13l8 6',
  notGenuine: 'm17 18 17 17m0-17L17 35',
} as const

const COLORS: Partial<Record<Face, string>> = { genuine: 'owner', revoked: 'error', notGenuine: 'error' }

/** The verdict's shield: its shape, not only its colour, shows the result; divided where there is none. */
export function VerdictShield({ face }: { face: Face }) {
  if (face === 'notChecked') {
    return (
      <svg width={54} height={61} color="var(--bz-pending-text)" viewBox="-1.500 -1.500 54 61" aria-hidden="true">
        <path d={OUTLINE} fill="var(--bz-pending-ground)" />
        <path d={RIGHT_HALF} fill="currentColor" />
        <path d={OUTLINE} fill="none" stroke="currentColor" strokeWidth="3.500" strokeLinejoin="round" />
      </svg>
    )
  }
  return (
    <svg
      width={50}
      height={58}
      color={`var(--bz-${COLORS[face] ?? 'expired'}-text)`}
      viewBox="0 0 51 58"
      aria-hidden="true"
    >
      <path d={OUTLINE} fill="currentColor" />
      <path
        d={SIGNS[face]}
        stroke="var(--bz-sheet)"
        fill="none"
        strokeWidth="5.500"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
