import type { Signing } from '#platform/access/derive-key.ts'
import { readNumbered, writeNumbered } from '#platform/access/numbered-token.ts'
import type { Config } from '#platform/settings/config.ts'
import type { Pair } from './queries.ts'

const PURPOSE = 'unsubscribe-member'

/** The token with which a member unsubscribes from a community; it outlives their conversation. */
export function memberToken(config: Pick<Config, 'secret'>, { issuerId, holderId }: Pair): string {
  return writeNumbered(config, PURPOSE, `${issuerId}-${holderId}`, 0)
}

/** The member and the community behind a token, or undefined when it is not ours. */
export function readMemberToken(config: Signing, token: string): Pair | undefined {
  const [issuerId, holderId] = readNumbered(config, PURPOSE, token)?.id.split('-') ?? []
  return issuerId && holderId ? { issuerId, holderId } : undefined
}
