import { useEffect, useEffectEvent, useMemo } from 'react'
import { createPortal } from 'react-dom'
import { qrPath } from '#base/qr-code.ts'
import styles from './code-sheet.module.css'

type Props = { codes: string[]; linkOf: (code: string) => string; onPrinted: () => void }

/** A sheet of slips to cut, each with a code and its QR code, which only the printer sees; it prints itself once. */
export function CodeSheet({ codes, linkOf, onPrinted }: Props) {
  const slips = useMemo(() => codes.map((code) => ({ code, ...qrPath(linkOf(code)) })), [codes, linkOf])
  const printed = useEffectEvent(onPrinted)
  useEffect(() => {
    document.body.dataset.printsSheet = ''
    // After it was laid out.
    const timer = setTimeout(() => {
      window.print()
      printed()
    }, 50)
    return () => {
      clearTimeout(timer)
      delete document.body.dataset.printsSheet
    }
  }, [])
  return createPortal(
    <div className={styles.sheet} aria-hidden>
      {slips.map(({ code, d, modules }) => (
        <div key={code} className={styles.slip}>
          <svg viewBox={`0 0 ${modules} ${modules}`} shapeRendering="crispEdges" aria-hidden>
            <path fill="#000" d={d} />
          </svg>
          <code>{code}</code>
        </div>
      ))}
    </div>,
    document.body,
  )
}
