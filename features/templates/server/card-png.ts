import { createHash } from 'node:crypto'
import type { CardSide, CardSpec } from '#card/card-spec.ts'
import { drawPng, drawPreview } from '#card/png.ts'
import type { Context } from '#platform/context.ts'
import { StoreAway } from '#platform/storage/store.ts'
import { findCardPicture, keepCardPicture } from './queries.ts'

/** Raise it when the drawing of cards changes, so that pictures of the old drawing are no longer served. */
const DRAWING = 4

type Asked = { spec: CardSpec } & Record<string, unknown>

/** A side of a card as a PNG (480 wide by default), drawn once for each spec. Never call it inside a transaction. */
export async function cardPng(
  ctx: Context,
  spec: CardSpec,
  { side = 'front', width = 480 }: { side?: CardSide; width?: number } = {},
): Promise<Buffer> {
  return drawnOnce(ctx, { spec, side, width }, (embedded) => drawPng(embedded, { side, width }))
}

/** The link preview picture of a card's page, 1200 by 630, drawn once for each spec. */
export function cardPreviewPng(ctx: Context, spec: CardSpec): Promise<Buffer> {
  return drawnOnce(ctx, { spec, kind: 'preview' }, drawPreview)
}

/** What names a picture: everything that it shows. */
export function pictureKey(asked: Asked): string {
  return createHash('sha256')
    .update(JSON.stringify([DRAWING, asked]))
    .digest('hex')
}

/**
 * Returns the stored picture of a request, or draws and stores it; `draw` gets the spec with embedded pictures. A picture
 * with a person's name is drawn each time, because a stored one would outlast the person's data.
 */
export async function drawnOnce(
  ctx: Context,
  asked: Asked,
  draw: (embedded: CardSpec) => Promise<Buffer>,
): Promise<Buffer> {
  if (asked.spec.holderName) return draw(await embedPictures(ctx, asked.spec))
  const key = pictureKey(asked)
  const known = await findCardPicture(ctx, key)
  const stored = known && (await ctx.blobs.get(known).catch(unlessDamaged))
  if (stored) return stored.bytes
  const picture = await draw(await embedPictures(ctx, asked.spec))
  await keepCardPicture(ctx, key, await ctx.blobs.put(picture))
  return picture
}

/** A damaged drawing is drawn again, which writes it anew. */
function unlessDamaged(error: unknown): undefined {
  if (!(error instanceof StoreAway) || error.failure !== 'wrongBytes') throw error
}

/** A copy of the spec with our pictures embedded as `data:` URLs. */
export async function embedPictures(ctx: Context, spec: CardSpec): Promise<CardSpec> {
  return { ...spec, image: await embed(ctx, spec.image), issuerImage: await embed(ctx, spec.issuerImage) }
}

async function embed(ctx: Context, address: string): Promise<string> {
  const cid = /^\/ipfs\/(\w+)$/.exec(address)?.[1]
  const blob = cid && (await ctx.blobs.get(cid))
  return blob ? `data:${blob.type};base64,${blob.bytes.toString('base64')}` : ''
}
