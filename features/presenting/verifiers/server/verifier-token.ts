import { createHmac } from 'node:crypto'
import { macKey, type Signing, sameText, signings } from '#platform/access/derive-key.ts'
import type { Config } from '#platform/settings/config.ts'

/** The address of a verifier link's page. */
export function verifierUrl(config: Pick<Config, 'secret' | 'publicUrl'>, id: string): string {
  return `${config.publicUrl}/verifier/${write(config, id)}`
}

/** Parses the token of a verifier link; undefined when it is not ours. The row says whether the link has ended. */
export function readVerifierToken(config: Signing, token: string): string | undefined {
  const [, id = ''] = /^([\w-]{1,80})\.[\w-]{22}$/.exec(token) ?? []
  return id !== '' && signings(config).some((each) => sameText(token, write(each, id))) ? id : undefined
}

function write(config: Pick<Config, 'secret'>, id: string): string {
  const mac = createHmac('sha256', macKey(config.secret, 'verifiers')).update(`verifier:${id}`).digest()
  return `${id}.${mac.subarray(0, 16).toString('base64url')}`
}
