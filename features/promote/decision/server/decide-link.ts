import { createHmac } from 'node:crypto'
import { deriveKey, type Signing, sameText, signings } from '#platform/access/derive-key.ts'
import type { Config } from '#platform/settings/config.ts'
import { DECIDE_PATH } from '../../rules.ts'

/**
 * The operator's link to a request, signed: whoever has it decides, so it is in the e-mail to the operator only. The
 * token is in the fragment, which no server log and no referrer contains.
 */
export function decideLink(config: Config, requestId: string): string {
  return `${config.publicUrl}${DECIDE_PATH}#token=${decideToken(config, requestId)}`
}

/** The token of a request's link. */
export function decideToken(config: Signing, requestId: string): string {
  return `${requestId}.${macOf(config, requestId)}`
}

/** The request that a token was made for; undefined unless it is signed with the current or the older secret. */
export function requestOfToken(config: Signing, token: string): string | undefined {
  const [id = '', mac = ''] = token.split('.')
  return signings(config).some((each) => sameText(macOf(each, id), mac)) ? id : undefined
}

function macOf({ secret }: Signing, requestId: string): string {
  return createHmac('sha256', deriveKey(secret, 'promote-links')).update(requestId).digest('base64url')
}
