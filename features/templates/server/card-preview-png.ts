import type { CardSpec } from '#card/card-spec.ts'
import { drawPreview } from '#card/png.ts'
import type { Context } from '#platform/context.ts'
import { drawnOnce } from './card-png.ts'

/** The link preview picture of a card's page, 1200 by 630, drawn once for each spec. */
export function cardPreviewPng(ctx: Context, spec: CardSpec): Promise<Buffer> {
  return drawnOnce(ctx, { spec, kind: 'preview' }, drawPreview)
}
