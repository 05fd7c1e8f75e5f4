import type { Input } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import { say } from '#base/text.ts'
import { CODE_LENGTH } from '#features/claims/rules.ts'
import { protocolWords } from '#features/claims/texts.ts'
import { credentialIssuer } from '#features/issuers/rules.ts'
import { isAmongPublished } from '#features/templates/server/published-templates.ts'
import type { Context } from '#platform/context.ts'
import { CONFIGURATIONS_MAX } from '../../rules.ts'
import { readCode } from '../../server/read-code.ts'
import { CREDENTIAL_CONFIGURATION, type credentialOffer as contract, PRE_AUTHORIZED_GRANT } from '../contract.ts'

/**
 * The credential offer of a personal link, or of an entry into an open one (OpenID4VCI 1.0, section 4.1.1); `tx_code`
 * announces that a code is required. Uses no place.
 */
export async function credentialOffer(ctx: Context, { token }: Input<typeof contract>) {
  const link = await readCode(ctx, token)
  if (link?.state !== 'open') throw new Problem('notFound')
  const { issuerId, templateId } = link.claim
  const description = say(protocolWords.code, link.claim.language)
  return {
    credential_issuer: credentialIssuer(ctx.config.publicUrl, issuerId),
    credential_configuration_ids: [await configurationOf(ctx, issuerId, templateId)],
    grants: {
      [PRE_AUTHORIZED_GRANT]: {
        'pre-authorized_code': token,
        ...(link.claim.asksCode && { tx_code: { input_mode: 'numeric', length: CODE_LENGTH, description } }),
      },
    },
  }
}

/** The template's own configuration, or any badge where the community's metadata leaves its template out. */
async function configurationOf(ctx: Context, issuerId: string, templateId: string): Promise<string> {
  const isListed = await isAmongPublished(ctx, issuerId, templateId, CONFIGURATIONS_MAX)
  return isListed ? templateId : CREDENTIAL_CONFIGURATION
}

/** The offer of a code by reference, for any wallet (OpenID4VCI 1.0, section 4.1.3). */
export function offerUri(ctx: Context, code: string): string {
  const offer = `${ctx.config.publicUrl}/oid4vci/offers/${code}`
  return `openid-credential-offer://?credential_offer_uri=${encodeURIComponent(offer)}`
}
