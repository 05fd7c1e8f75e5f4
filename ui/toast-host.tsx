import { Notifications, notifications } from '@mantine/notifications'
import { StatusGlyph } from './status-glyph.tsx'
import styles from './toast.module.css'

const TOAST_MS = 3000

/** Where toasts appear; one at a time, above everything. Loaded by `BlazonProvider` after the first paint. */
export function ToastHost() {
  return (
    <Notifications
      position="bottom-center"
      autoClose={TOAST_MS}
      limit={1}
      pauseResetOnHover="all"
      containerWidth="fit-content"
      classNames={{ root: styles.host }}
    />
  )
}

/** Shows one sentence as a toast. */
export function showToast(kind: 'success' | 'error', text: string) {
  notifications.clean()
  notifications.show({
    message: text,
    role: kind === 'error' ? 'alert' : 'status',
    withCloseButton: false,
    withBorder: false,
    tabIndex: 0,
    icon: <StatusGlyph status={kind === 'error' ? 'notDelivered' : 'owner'} size={16} />,
    classNames: { root: styles.toast, icon: styles.icon, body: styles.body, description: styles.text },
    mod: { kind },
  })
}
