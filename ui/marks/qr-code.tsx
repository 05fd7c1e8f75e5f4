import { useMemo } from 'react'
import { type QrLevel, qrPath, strongestLevel } from '#base/qr-code.ts'
import { Mark } from './mark.tsx'
import styles from './qr-code.module.css'

type Props = {
  value: string
  /** Accessible name: the effect of scanning. */
  label: string
  /** Size of the code without its quiet zone, in pixels. */
  size?: number
  /** The minimum; a higher level is used if the code stays the same size. The mark is in the middle only at H. */
  level?: QrLevel
  /** `level` itself, where a specification names it. */
  isExact?: boolean
}

/** A QR code, nothing without a value; dark on white with a quiet zone of 16 px, also in dark mode. Load it lazily. */
export function QrCode({ value, label, size = 184, level = 'M', isExact = false }: Props) {
  const drawn = useMemo(
    () => (value ? qrPath(value, isExact ? level : strongestLevel(value, level)) : undefined),
    [value, level, isExact],
  )
  if (!drawn) return null
  const { d, modules } = drawn
  return (
    <div className={styles.ground} style={{ width: size + 32 }} role="img" aria-label={label}>
      <svg
        width={size}
        height={size}
        viewBox={`0 0 ${modules} ${modules}`}
        shapeRendering="crispEdges"
        aria-hidden
        style={{ display: 'block', width: '100%', height: 'auto' }}
      >
        <path fill="#FFFFFF" d={`M0 0h${modules}v${modules}H0z`} />
        <path fill="#0D0930" d={d} />
      </svg>
      {level === 'H' && (
        <span className={styles.mark}>
          <Mark size={size * 0.17} />
        </span>
      )}
    </div>
  )
}
