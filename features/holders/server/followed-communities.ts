import type { Context } from '#platform/context.ts'

/** The communities of which each of some holders is a member now; holders without any are left out. */
type CommunitiesOf = (ctx: Context, holderIds: string[]) => Promise<Map<string, string[]>>

let read: CommunitiesOf | undefined

/** Registers what reads the communities whose news reach an open wallet. */
export function onFollowedCommunities(reader: CommunitiesOf): void {
  read = reader
}

/** The communities whose news reach the open wallets of some holders. */
export async function followedCommunities(ctx: Context, holderIds: string[]): Promise<Map<string, string[]>> {
  if (!read) throw new Error('Nothing reads the communities')
  return read(ctx, holderIds)
}
