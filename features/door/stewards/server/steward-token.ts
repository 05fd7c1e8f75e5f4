import { createHmac } from 'node:crypto'
import { macKey, type Signing, sameText, signings } from '#platform/access/derive-key.ts'
import type { Config } from '#platform/settings/config.ts'

/** The address of a door staff link's page. */
export function stewardUrl(config: Pick<Config, 'secret' | 'publicUrl'>, id: string): string {
  return `${config.publicUrl}/steward/${write(config, id)}`
}

/** Parses the token of a door staff link; undefined when it is not ours. The row says whether the link has ended. */
export function readStewardToken(config: Signing, token: string): string | undefined {
  const [, id = ''] = /^([\w-]{1,80})\.[\w-]{22}$/.exec(token) ?? []
  return id !== '' && signings(config).some((each) => sameText(token, write(each, id))) ? id : undefined
}

function write(config: Pick<Config, 'secret'>, id: string): string {
  const mac = createHmac('sha256', macKey(config.secret, 'stewards')).update(`steward:${id}`).digest()
  return `${id}.${mac.subarray(0, 16).toString('base64url')}`
}
