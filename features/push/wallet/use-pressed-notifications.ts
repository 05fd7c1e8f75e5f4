import { useEffect } from 'react'

/** Opens the page of a notification that is pressed while the wallet is open: the service worker sends its path. */
export function usePressedNotifications(open: (path: string) => void): void {
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return
    const onMessage = ({ data }: MessageEvent) => {
      if (data?.kind === 'notification-pressed' && typeof data.url === 'string') open(data.url)
    }
    navigator.serviceWorker.addEventListener('message', onMessage)
    return () => navigator.serviceWorker.removeEventListener('message', onMessage)
  }, [open])
}
