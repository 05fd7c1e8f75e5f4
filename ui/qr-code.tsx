import { QRCodeSVG } from 'qrcode.react'
import { Mark } from './mark.tsx'
import styles from './qr-code.module.css'

type Props = {
  value: string
  /** Accessible name: the effect of scanning. */
  label: string
  /** Size of the code without its quiet zone, in pixels. */
  size?: number
  /** The mark is in the middle only at H, where the code is still readable beneath it. */
  level?: 'L' | 'M' | 'Q' | 'H'
}

/** A QR code, dark on white with a quiet zone of 16 px, also in dark mode. Load it lazily. */
export function QrCode({ value, label, size = 184, level = 'M' }: Props) {
  return (
    <div className={styles.ground} style={{ width: size + 32 }} role="img" aria-label={label}>
      <QRCodeSVG
        value={value}
        size={size}
        level={level}
        bgColor="#FFFFFF"
        fgColor="#0D0930"
        marginSize={0}
        aria-hidden
        style={{ display: 'block', width: '100%', height: 'auto' }}
      />
      {level === 'H' && (
        <span className={styles.mark}>
          <Mark size={size * 0.17} />
        </span>
      )}
    </div>
  )
}
