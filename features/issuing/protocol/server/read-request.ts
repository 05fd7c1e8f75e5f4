import type { z } from 'zod'
import type { Input } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import { isStorable } from '#base/storable.ts'
import type { Claim } from '#features/claims/server/queries.ts'
import { findTemplate } from '#features/templates/server/find-template.ts'
import type { Context } from '#platform/context.ts'
import { sdJwtConfigurationOf } from '../../rules.ts'
import { CREDENTIAL_CONFIGURATION, credentialRequest, issueCredential, SD_JWT_CONFIGURATION } from '../contract.ts'
import { decryptRequest } from './encrypted-messages.ts'

export type Request = z.output<typeof credentialRequest>

type Form = { isSdJwt: boolean; isOffered: boolean }

type OfClaim = Pick<Claim, 'issuerId' | 'templateId'>

/** The format of requests before 1.0, which named no configuration. */
const FORMAT = 'ldp_vc'

/** A credential request, decrypted where it was encrypted; throws the error that section 8.3.1.2 names. */
export async function readRequest(ctx: Context, asked: Input<typeof issueCredential>): Promise<Request> {
  if (asked.encrypted === undefined) return asked
  const content = await decryptRequest(ctx, asked.encrypted)
  const read = credentialRequest.safeParse(content)
  if (read.success && isStorable(content as object)) return read.data
  const key = read.error?.issues[0]?.message ?? ''
  throw new Problem(key in issueCredential.problems ? key : 'invalid_credential_request')
}

/**
 * Checks that a request names the badge of its access token's claim, once (section 8.2): by a configuration of its
 * template or of any badge; requests before 1.0 by their format. No identifiers are ever given out. Returns whether it asks for
 * the SD-JWT VC, and whether by the template's own configuration, of which an offer names one for each form.
 */
export async function readForm(ctx: Context, claim: OfClaim, asked: Request): Promise<Form> {
  const { credential_configuration_id: configuration, credential_identifier: identifier, proofs, proof } = asked
  const isDoubled = (identifier !== undefined && configuration !== undefined) || (proofs && proof)
  if (isDoubled) throw new Problem('invalid_credential_request')
  if (identifier !== undefined) throw new Problem('unknown_credential_identifier')
  if (configuration === undefined) {
    if (asked.format !== FORMAT) throw new Problem('invalid_credential_request')
    return { isSdJwt: false, isOffered: false }
  }
  const forms = [claim.templateId, sdJwtConfigurationOf(claim.templateId)]
  const form = [forms, [CREDENTIAL_CONFIGURATION, SD_JWT_CONFIGURATION]].find((each) => each.includes(configuration))
  if (form) return { isSdJwt: form.indexOf(configuration) === 1, isOffered: form === forms }
  const other = await findTemplate(ctx, configuration.replace(new RegExp(`${sdJwtConfigurationOf('')}$`), ''))
  throw new Problem(other?.issuerId === claim.issuerId ? 'insufficient_scope' : 'unknown_credential_configuration')
}
