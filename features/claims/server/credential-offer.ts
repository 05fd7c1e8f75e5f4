import type { Input } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import type { Context } from '#platform/context.ts'
import {
  CREDENTIAL_CONFIGURATION,
  type credentialOffer as contract,
  PRE_AUTHORIZED_GRANT,
} from '../protocol-contract.ts'
import { readLink } from './read-link.ts'

/** The credential offer of a claim link (OpenID4VCI 1.0, section 4.1.3): its code is the link's token. Takes no place. */
export async function credentialOffer(ctx: Context, { token }: Input<typeof contract>) {
  const link = await readLink(ctx, token)
  if (link?.state !== 'open') throw new Problem('notFound')
  return {
    credential_issuer: ctx.config.publicUrl,
    credential_configuration_ids: [CREDENTIAL_CONFIGURATION],
    grants: { [PRE_AUTHORIZED_GRANT]: { 'pre-authorized_code': token } },
  }
}
