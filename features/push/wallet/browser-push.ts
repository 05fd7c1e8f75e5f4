/** Whether this browser can show notifications; `needsHome`: only once the wallet is on the home screen (iOS). */
export type PushSupport = 'supported' | 'unsupported' | 'needsHome' | 'blocked'

/** What a server needs to send notifications to this browser. */
export type BrowserSubscription = { endpoint: string; p256dh: string; auth: string }

/** What this browser can do now. */
export function pushSupport(): PushSupport {
  if (!('serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis))
    return isUninstalledIos() ? 'needsHome' : 'unsupported'
  return Notification.permission === 'denied' ? 'blocked' : 'supported'
}

/** iOS has push only in an installed page; iPads call themselves Macs. */
function isUninstalledIos(): boolean {
  const { userAgent, maxTouchPoints } = navigator
  const isIos = /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)
  return isIos && !matchMedia('(display-mode: standalone)').matches
}

/**
 * Asks for the permission, which needs a press of the person, and subscribes under the server's key. Undefined when it was
 * refused; throws when the browser fails.
 */
export async function subscribeBrowser(publicKey: string): Promise<BrowserSubscription | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined
  const { pushManager } = await navigator.serviceWorker.ready
  const before = await pushManager.getSubscription()
  if (before && !isUnder(before, publicKey)) await before.unsubscribe()
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
  return partsOf(made)
}

/** The present subscription of this browser, or undefined. */
export async function browserSubscription(): Promise<BrowserSubscription | undefined> {
  const found = await presentSubscription()
  return found ? partsOf(found) : undefined
}

/** Ends the subscription of this browser. */
export async function unsubscribeBrowser(): Promise<void> {
  await (await presentSubscription())?.unsubscribe()
}

async function presentSubscription(): Promise<PushSubscription | null> {
  if (pushSupport() !== 'supported') return null
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription()) ?? null
}

function partsOf(subscription: PushSubscription): BrowserSubscription | undefined {
  const { endpoint, keys } = subscription.toJSON()
  if (!endpoint || !keys?.p256dh || !keys.auth) return undefined
  return { endpoint, p256dh: keys.p256dh, auth: keys.auth }
}

function isUnder({ options }: PushSubscription, publicKey: string): boolean {
  const key = options.applicationServerKey
  if (!key) return false
  const text = btoa(String.fromCharCode(...new Uint8Array(key)))
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '') === publicKey
}
