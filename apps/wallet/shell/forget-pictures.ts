/** Drops the pictures that the service worker kept on this device. */
export async function forgetPictures(): Promise<void> {
  if (!('caches' in globalThis)) return
  await caches.delete('pictures').catch(() => undefined)
}
