import { hashText, type Signing } from '#platform/access/derive-key.ts'
import { readNumbered, writeNumbered } from '#platform/access/numbered-token.ts'
import type { Config } from '#platform/settings/config.ts'

const PURPOSE = 'insights-mail'
const HASH_LENGTH = 32

/** Whose e-mail it is, without the address: jobs, links and Message-IDs name it so. */
export type MailKey = { issuerId: string; key: string }

/** The name of an admin's e-mail among those of their community. */
export function keyOfMail({ issuerId, email }: { issuerId: string; email: string }): string {
  return hashText(`${issuerId} ${email}`).slice(0, HASH_LENGTH)
}

/** The page that turns an admin's e-mail off, which is also the one click of RFC 8058. */
export function turnOffUrl(config: Pick<Config, 'secret' | 'publicUrl'>, { issuerId, key }: MailKey): string {
  return `${config.publicUrl}/unsubscribe/insights/${writeNumbered(config, PURPOSE, `${key}${issuerId}`, 0)}`
}

/** The e-mail that a token turns off, or undefined when it is not ours. */
export function readMailToken(config: Signing, token: string): MailKey | undefined {
  const id = readNumbered(config, PURPOSE, token)?.id
  return id === undefined ? undefined : { issuerId: id.slice(HASH_LENGTH), key: id.slice(0, HASH_LENGTH) }
}
