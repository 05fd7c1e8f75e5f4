import type { Context } from '#platform/context.ts'

/** The offer of a code by reference, as any wallet reads it (OpenID4VCI 1.0, section 4.1.3). */
export function offerUri(ctx: Context, code: string): string {
  const offer = `${ctx.config.publicUrl}/oid4vci/offers/${code}`
  return `openid-credential-offer://?credential_offer_uri=${encodeURIComponent(offer)}`
}
