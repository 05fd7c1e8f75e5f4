/** Deletes the pictures that the service worker cached on this device. */
export async function forgetPictures(): Promise<void> {
  if (!('caches' in globalThis)) return
  await caches.delete('pictures').catch(() => undefined)
}
