import type { Wallet } from '#features/holders/wallet/wallet.ts'

/** Registers the service worker once there is a wallet: visitors of a claim link load only that page. */
export function registerWorker(wallet: Wallet): void {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return
  const register = () => {
    if (wallet.state() !== 'open') return
    stop()
    navigator.serviceWorker.register('/service-worker.js').catch(() => undefined)
  }
  const stop = wallet.subscribe(register)
  register()
}
