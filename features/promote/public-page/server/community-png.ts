import { CARD_SHAPES, DEFAULT_THEMES } from '#card/card-spec.ts'
import { drawCommunity } from '#card/png.ts'
import type { Issuer } from '#features/issuers/server/find-issuer.ts'
import { pictureUrl } from '#features/templates/server/card-of.ts'
import { drawnOnce } from '#features/templates/server/card-png.ts'
import type { Context } from '#platform/context.ts'

/** The picture of a community's page for other sites, 1200 by 630, drawn once for each state of its profile. */
export function communityPng(ctx: Context, issuer: Issuer): Promise<Buffer> {
  const { name, description, bannerColor } = issuer
  const spec = {
    ...DEFAULT_THEMES.membership,
    category: 'membership' as const,
    language: 'en' as const,
    title: name,
    subtitle: description,
    issuerName: name,
    issuerImage: pictureUrl(issuer.imageCid),
    image: '',
    backgroundColor: bannerColor,
    effect: 'glare' as const,
    isLogoBack: false,
    shape: CARD_SHAPES[0],
  }
  return drawnOnce(ctx, { spec, kind: 'community' }, drawCommunity)
}
