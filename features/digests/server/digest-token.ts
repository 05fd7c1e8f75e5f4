import type { Signing } from '#platform/access/derive-key.ts'
import { readNumbered, writeNumbered } from '#platform/access/numbered-token.ts'
import type { Config } from '#platform/settings/config.ts'

const PURPOSE = 'digests'

/** The page that turns a holder's digest off, which is also the one click of its e-mails (RFC 8058). */
export function turnOffUrl(config: Pick<Config, 'secret' | 'publicUrl'>, holderId: string): string {
  return `${config.publicUrl}/unsubscribe/digest/${writeNumbered(config, PURPOSE, holderId, 0)}`
}

/** The holder whose digest a token turns off, or undefined when it is not ours. */
export function readDigestToken(config: Signing, token: string): string | undefined {
  return readNumbered(config, PURPOSE, token)?.id
}
