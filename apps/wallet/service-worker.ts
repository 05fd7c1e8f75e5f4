/**
 * The parts of a service worker's scope used here; TypeScript has them only in a library that conflicts with a page's.
 */
type Lasting = Event & { waitUntil: (work: Promise<unknown>) => void }
type Fetching = Event & { request: Request; respondWith: (answer: Promise<Response>) => void }
type Worker = {
  addEventListener: ((type: 'install' | 'activate', listener: (event: Lasting) => void) => void) &
    ((type: 'fetch', listener: (event: Fetching) => void) => void)
  skipWaiting: () => Promise<void>
  clients: { claim: () => Promise<void> }
  location: Location
}
const worker = globalThis as unknown as Worker

/** The build puts the list of its files here, as JSON. */
const FILES = '__SHELL_FILES__'
const PAGE = '/'
const SETTINGS = '/settings.json'
const PICTURES = 'pictures'
const PICTURES_MAX = 500
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
  if (request.method !== 'GET' || url.origin !== worker.location.origin) return
  if (request.mode === 'navigate') return event.respondWith(freshOrKept(request, PAGE))
  if (url.pathname === SETTINGS) return event.respondWith(freshOrKept(request, SETTINGS))
  if (url.pathname.startsWith('/ipfs/')) return event.respondWith(keptPicture(request))
  event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)))
})

async function fillShell(): Promise<void> {
  const shell = await caches.open(SHELL)
  await shell.addAll([PAGE, SETTINGS, ...(JSON.parse(FILES) as string[])])
  await worker.skipWaiting()
}

async function dropOldShells(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name !== SHELL && name !== PICTURES).map((name) => caches.delete(name)))
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
