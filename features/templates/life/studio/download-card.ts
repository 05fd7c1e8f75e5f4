import type { MountedCard } from '#card/scene/mount-card.ts'

/** How long the object URL is kept for the browser to save the picture. */
const KEPT_MS = 10_000

/** Downloads the visible side of a card as a PNG with a transparent background (480 x 752). */
export async function downloadCard(card: MountedCard, title: string): Promise<void> {
  const picture = await card.exportPng()
  const link = document.createElement('a')
  link.href = URL.createObjectURL(picture)
  link.download = `${title || 'badge'}.png`
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS)
}
