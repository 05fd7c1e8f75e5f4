import { useEffect, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { StatusGlyph } from './status-glyph.tsx'
import styles from './toast.module.css'
import { endToast, shownToast, type Toast, watchToast } from './toast.ts'

const TOAST_MS = 3000
const LEAVE_MS = 120

/** Where toasts appear; one at a time, above everything. */
export function ToastHost() {
  const toast = useSyncExternalStore(watchToast, shownToast)
  if (!toast) return null
  return createPortal(<ToastBox key={toast.id} toast={toast} />, document.body)
}

/** One toast: it goes by itself, but neither while it is pointed at nor while it has the focus. */
function ToastBox({ toast }: { toast: Toast }) {
  const [isHeld, setIsHeld] = useState(false)
  const [leaving, setLeaving] = useState<Toast>()
  useEffect(() => {
    if (isHeld) return
    const leave = setTimeout(() => setLeaving(toast), TOAST_MS)
    const end = setTimeout(() => endToast(toast), TOAST_MS + LEAVE_MS)
    return () => {
      clearTimeout(leave)
      clearTimeout(end)
    }
  }, [toast, isHeld])
  const hold = () => {
    setLeaving(undefined)
    setIsHeld(true)
  }
  const release = () => setIsHeld(false)
  return (
    <div className={styles.host}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: its role is one of two, and holding it is no action. */}
      <div
        className={styles.toast}
        data-kind={toast.kind}
        data-leaving={leaving === toast || undefined}
        role={toast.kind === 'error' ? 'alert' : 'status'}
        tabIndex={0}
        onPointerEnter={hold}
        onPointerLeave={release}
        onFocus={hold}
        onBlur={release}
      >
        <span className={styles.icon}>
          <StatusGlyph status={toast.kind === 'error' ? 'notDelivered' : 'owner'} size={16} />
        </span>
        {toast.text}
      </div>
    </div>
  )
}
