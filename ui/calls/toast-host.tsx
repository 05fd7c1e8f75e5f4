import { useEffect, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { Stack } from '../layout/stack.tsx'
import { StatusGlyph } from '../marks/status-glyph.tsx'
import styles from './toast.module.css'
import { endToast, shownToast, type Toast, watchToast } from './toast.ts'
import { useHeld } from './use-held.ts'

const TOAST_MS = 3000
/** With an action: time to read it, move there and press. */
const ACTION_MS = 8000
const LEAVE_MS = 120

/** Where toasts appear; one at a time, above everything. */
export function ToastHost() {
  const toast = useSyncExternalStore(watchToast, shownToast)
  if (!toast) return null
  return createPortal(<ToastBox key={toast.id} toast={toast} />, document.body)
}

/** One toast: it disappears automatically, but not while it is hovered or focused. */
function ToastBox({ toast }: { toast: Toast }) {
  const { isHeld, holders } = useHeld()
  const [leaving, setLeaving] = useState<Toast>()
  useEffect(() => {
    if (isHeld) return setLeaving(undefined)
    const shownMs = toast.action ? ACTION_MS : TOAST_MS
    const leave = setTimeout(() => setLeaving(toast), shownMs)
    const end = setTimeout(() => endToast(toast), shownMs + LEAVE_MS)
    return () => {
      clearTimeout(leave)
      clearTimeout(end)
    }
  }, [toast, isHeld])
  return (
    <Stack across="center" className={styles.host}>
      <div
        className={styles.toast}
        data-kind={toast.kind}
        data-leaving={leaving === toast || undefined}
        role={toast.kind === 'error' ? 'alert' : 'status'}
        tabIndex={0}
        {...holders}
      >
        <span className={styles.icon}>
          <StatusGlyph status={toast.kind === 'error' ? 'notDelivered' : 'owner'} size={16} />
        </span>
        {toast.text}
        {toast.action && (
          <button type="button" className={styles.action} onClick={() => press(toast)}>
            {toast.action.label}
          </button>
        )}
      </div>
    </Stack>
  )
}

function press(toast: Toast): void {
  endToast(toast)
  toast.action?.onPress()
}
