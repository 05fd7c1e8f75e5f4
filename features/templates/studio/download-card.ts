import type { MountedCard } from '#card/scene/mount-card.ts'

/** How long the browser keeps the picture after it was asked to store it. */
const KEPT_MS = 10_000

/** Downloads the side of a card that is shown as a PNG, clear around it (480 x 752). */
export async function downloadCard(card: MountedCard, title: string): Promise<void> {
  const picture = await card.exportPng()
  const link = document.createElement('a')
  link.href = URL.createObjectURL(picture)
  link.download = `${title || 'badge'}.png`
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS)
}
