import type { CardSide, CardSpec } from '#card/card-spec.ts'

/** Width of the exported picture of a portrait card (480 x 752; specification 2, section 9). */
const EXPORT_WIDTH = 480

/** Downloads one side of a card as a PNG. */
export async function downloadCard(spec: CardSpec, side: CardSide): Promise<void> {
  const { rasterCard } = await import('#card/scene/raster.ts')
  const { withPictureData } = await import('#card/scene/picture-data.ts')
  const drawn = await rasterCard(await withPictureData(spec), side, { width: EXPORT_WIDTH, light: true })
  const blob = await new Promise<Blob | null>((resolve) => drawn.toBlob(resolve))
  if (!blob) throw new Error('The picture could not be written')
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = `${spec.title || 'badge'}.png`
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
