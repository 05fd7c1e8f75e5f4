/**
 * The parts of a service worker's scope used here; TypeScript has them only in a library that conflicts with a page's.
 */
type Lasting = Event & { waitUntil: (work: Promise<unknown>) => void }
type Fetching = Event & { request: Request; respondWith: (answer: Promise<Response>) => void }
type Pushing = Lasting & { data: { json: () => unknown } | null }
type Pressing = Lasting & { notification: Notification }
type Resubscribing = Lasting & { oldSubscription?: PushSubscription | null }
type Page = {
  url: string
  visibilityState: string
  focus: () => Promise<unknown>
  postMessage: (message: object) => void
}
type Worker = {
  addEventListener: ((type: 'install' | 'activate', listener: (event: Lasting) => void) => void) &
    ((type: 'fetch', listener: (event: Fetching) => void) => void) &
    ((type: 'push', listener: (event: Pushing) => void) => void) &
    ((type: 'notificationclick', listener: (event: Pressing) => void) => void) &
    ((type: 'pushsubscriptionchange', listener: (event: Resubscribing) => void) => void)
  skipWaiting: () => Promise<void>
  registration: ServiceWorkerRegistration
  clients: {
    claim: () => Promise<void>
    matchAll: (which: { type: 'window'; includeUncontrolled: true }) => Promise<Page[]>
    openWindow: (url: string) => Promise<unknown>
  }
  location: Location
}
const worker = globalThis as unknown as Worker

/** The build puts the list of its files here, as JSON. */
const FILES = '__SHELL_FILES__'
const PAGE = '/'
const SETTINGS = '/settings.json'
const PICTURES = 'pictures'
const ICON = '/icon-192.png'
const NAME = 'Blazon'
const PICTURES_MAX = 500
/** Where another app shares to, and where its file waits for the page (features/kept-badges/adding/given-rules.ts). */
const ADD = '/add'
const SHARED = 'shared'
const SHARED_FILE = '/add/shared'
const SHARED_MARK = 'shared-file'
const NAME_HEADER = 'x-file-name'
const SHELL = `shell-${nameOf(FILES)}`

worker.addEventListener('install', (event) => {
  event.waitUntil(fillShell())
})

worker.addEventListener('activate', (event) => {
  event.waitUntil(dropOldShells().then(() => worker.clients.claim()))
})

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  const isOurs = url.origin === worker.location.origin
  if (request.method === 'POST' && isOurs && url.pathname === ADD) return event.respondWith(takeShared(request))
  if (request.method !== 'GET' || !isOurs) return
  if (request.mode === 'navigate') return event.respondWith(freshOrKept(request, PAGE))
  if (url.pathname === SETTINGS) return event.respondWith(freshOrKept(request, SETTINGS))
  if (url.pathname.startsWith('/ipfs/')) return event.respondWith(keptPicture(request))
  event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)))
})

worker.addEventListener('push', (event) => {
  event.waitUntil(notify(event.data))
})

worker.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openPage(pathOf(event.notification.data)))
})

worker.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(resubscribe(event.oldSubscription))
})

/** Always shows something: browsers withdraw the permission of a site that does not. */
async function notify(data: Pushing['data']): Promise<void> {
  const { title, body, url, tag } = readPushed(data)
  await worker.registration.showNotification(title, { body, tag, data: url, icon: ICON, badge: ICON })
}

function readPushed(data: Pushing['data']) {
  let given: Record<string, unknown> = {}
  try {
    given = Object(data?.json())
  } catch {
    // Of an unknown version of the server.
  }
  const { title, body, tag } = given
  const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
  return { title: textOf(title) || NAME, body: textOf(body), tag: textOf(tag), url: pathOf(given.url) }
}

/** A path of the wallet itself, never an address elsewhere. */
function pathOf(url: unknown): string {
  return typeof url === 'string' && /^\/(?![/\\])/.test(url) ? url : PAGE
}

/** Shows a page in a window that is open, which keeps its state, or in a new one. */
async function openPage(url: string): Promise<void> {
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const shown = pages.find((page) => page.visibilityState === 'visible') ?? pages[0]
  if (!shown) return void (await worker.clients.openWindow(url))
  if (new URL(shown.url).pathname !== url) shown.postMessage({ kind: 'notification-pressed', url })
  await shown.focus()
}

/** The server learns of the new subscription from the next page that is open: only pages are signed in. */
async function resubscribe(old: PushSubscription | null | undefined): Promise<void> {
  const key = old?.options.applicationServerKey
  if (key) await worker.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  for (const page of pages) page.postMessage({ kind: 'push-resubscribed' })
}

async function fillShell(): Promise<void> {
  const shell = await caches.open(SHELL)
  await shell.addAll([PAGE, SETTINGS, ...(JSON.parse(FILES) as string[])])
  await worker.skipWaiting()
}

async function dropOldShells(): Promise<void> {
  const kept = [SHELL, PICTURES, SHARED]
  const names = await caches.keys()
  await Promise.all(names.filter((name) => !kept.includes(name)).map((name) => caches.delete(name)))
}

/**
 * What another app shares (Web Share Target): a file waits in a cache for the page that adds it, a link or text is in the
 * fragment of its address, which no server is sent.
 */
async function takeShared(request: Request): Promise<Response> {
  const form = await request.formData()
  const textOf = (name: string) => String(form.get(name) ?? '').trim()
  const file = form.get('file')
  const hasFile = file instanceof File && file.size > 0
  if (hasFile) {
    const shared = await caches.open(SHARED)
    const headers = { 'content-type': file.type, [NAME_HEADER]: encodeURIComponent(file.name) }
    await shared.put(SHARED_FILE, new Response(file, { headers }))
  }
  const given = hasFile ? SHARED_MARK : textOf('url') || textOf('text')
  return Response.redirect(`${ADD}#${encodeURIComponent(given)}`, 303)
}

/** From the network, or the cached response when offline. */
async function freshOrKept(request: Request, name: string): Promise<Response> {
  try {
    return await fetch(request)
  } catch {
    return (await caches.match(name)) ?? Response.error()
  }
}

/** A picture's address is the hash of its bytes, so a cached one is always valid. */
async function keptPicture(request: Request): Promise<Response> {
  const pictures = await caches.open(PICTURES)
  const kept = await pictures.match(request)
  if (kept) return kept
  const fresh = await fetch(request)
  if (fresh.ok) {
    await pictures.put(request, fresh.clone())
    const all = await pictures.keys()
    await Promise.all(all.slice(0, Math.max(0, all.length - PICTURES_MAX)).map((old) => pictures.delete(old)))
  }
  return fresh
}

/** FNV-1a: a short name that changes with the list. */
function nameOf(list: string): string {
  let hash = 0x811c9dc5
  for (let i = 0; i < list.length; i++) hash = Math.imul(hash ^ list.charCodeAt(i), 0x01000193)
  return (hash >>> 0).toString(36)
}
