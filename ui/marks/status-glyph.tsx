export type Status =
  | 'owner'
  | 'pending'
  | 'expired'
  | 'notDelivered'
  | 'anchoring'
  | 'shared'
  | 'draft'
  | 'revoked'
  | 'suspended'

type Props = { status: Status; size?: number; tone?: 'owner' | 'pending' | 'error' }

/**
 * A status as a heraldic drawing in the text's colour, distinguished by shape; `tone` is the colour of another status.
 * `--gl` is the background that shows through.
 */
export function StatusGlyph({ status, size = 14, tone }: Props) {
  const color = tone && `var(--bz-${tone}-text)`
  return (
    <svg viewBox="0 0 14 14" width={size} height={size} fill="none" aria-hidden style={{ flexShrink: 0, color }}>
      {DRAWINGS[status]}
    </svg>
  )
}

const LINE = { stroke: 'currentColor', strokeWidth: 1.5 }
const THROUGH = { stroke: 'var(--gl, var(--bz-sheet))', strokeLinecap: 'round', strokeLinejoin: 'round' } as const
const LOZENGE = (
  <>
    <path d="M7 .9 13.1 7 7 13.1 .9 7z" fill="currentColor" />
    <path d="M5.1 5.1 8.9 8.9M8.9 5.1 5.1 8.9" strokeWidth="1.5" {...THROUGH} />
  </>
)

const DRAWINGS = {
  owner: (
    <>
      <circle cx="7" cy="7" r="6.2" fill="currentColor" />
      <path d="M4.2 7.2 6.2 9.2 9.9 5.2" strokeWidth="1.7" {...THROUGH} />
    </>
  ),
  pending: (
    <>
      <circle cx="7" cy="7" r="5.5" {...LINE} />
      <path d="M7 2.2a4.8 4.8 0 0 1 0 9.6z" fill="currentColor" />
    </>
  ),
  expired: (
    <>
      <circle cx="7" cy="7" r="5.5" {...LINE} strokeDasharray="2.4 1.9" />
      <path d="M4.3 7h5.4" stroke="currentColor" strokeWidth="1.7" strokeLinecap="round" />
    </>
  ),
  suspended: (
    <>
      <circle cx="7" cy="7" r="5.5" {...LINE} />
      <path d="M5.4 4.8v4.4M8.6 4.8v4.4" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" />
    </>
  ),
  notDelivered: LOZENGE,
  revoked: LOZENGE,
  anchoring: (
    <path
      d="M1.5 9.3 7 4l5.5 5.3M1.5 12.3 7 7l5.5 5.3"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  ),
  shared: (
    <>
      <circle cx="7" cy="7" r="5.5" {...LINE} opacity=".35" />
      <path d="M7 1.5a5.5 5.5 0 0 1 4.76 8.25" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" />
    </>
  ),
  draft: (
    <path
      d="M2 2h10v5.2C12 10 9.7 11.6 7 12.7 4.3 11.6 2 10 2 7.2z"
      stroke="currentColor"
      strokeWidth="1.4"
      strokeDasharray="2 1.6"
    />
  ),
}
