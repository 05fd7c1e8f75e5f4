import type { Input } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import { say } from '#base/text.ts'
import { CODE_LENGTH } from '#features/claims/rules.ts'
import { protocolWords } from '#features/claims/texts.ts'
import { credentialIssuer } from '#features/issuers/rules.ts'
import { isAmongPublished } from '#features/templates/server/published-templates.ts'
import type { Context } from '#platform/context.ts'
import { CONFIGURATIONS_MAX, sdJwtConfigurationOf } from '../../rules.ts'
import { readCode } from '../../server/read-code.ts'
import {
  CREDENTIAL_CONFIGURATION,
  type credentialOffer as contract,
  PRE_AUTHORIZED_GRANT,
  SD_JWT_CONFIGURATION,
} from '../contract.ts'

/**
 * The credential offer of a personal link, or of an entry into an open one (OpenID4VCI 1.0, section 4.1.1): the badge in
 * JSON-LD and as SD-JWT VC, of which a wallet takes what it can hold. `tx_code` announces that a code is required. Uses no place.
 */
export function credentialOffer(ctx: Context, { token }: Input<typeof contract>) {
  return offerOf(ctx, token, (configurations) => configurations)
}

/** The same offer, of the badge as SD-JWT VC only. */
export function sdJwtOffer(ctx: Context, { token }: Input<typeof contract>) {
  return offerOf(ctx, token, ([, sdJwt]) => [sdJwt])
}

type Forms = [whole: string, sdJwt: string]

async function offerOf(ctx: Context, token: string, choose: (configurations: Forms) => string[]) {
  const link = await readCode(ctx, token)
  if (link?.state !== 'open') throw new Problem('notFound')
  const { issuerId, templateId } = link.claim
  const description = say(protocolWords.code, link.claim.language)
  return {
    credential_issuer: credentialIssuer(ctx.config.publicUrl, issuerId),
    credential_configuration_ids: choose(await configurationsOf(ctx, issuerId, templateId)),
    grants: {
      [PRE_AUTHORIZED_GRANT]: {
        'pre-authorized_code': token,
        ...(link.claim.asksCode && { tx_code: { input_mode: 'numeric', length: CODE_LENGTH, description } }),
      },
    },
  }
}

/** The template's own configurations, or those of any badge where the community's metadata leaves its template out. */
async function configurationsOf(ctx: Context, issuerId: string, templateId: string): Promise<Forms> {
  const isListed = await isAmongPublished(ctx, issuerId, templateId, CONFIGURATIONS_MAX)
  return isListed ? [templateId, sdJwtConfigurationOf(templateId)] : [CREDENTIAL_CONFIGURATION, SD_JWT_CONFIGURATION]
}
