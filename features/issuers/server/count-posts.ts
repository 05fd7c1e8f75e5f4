import type { Context } from '#platform/context.ts'

type Count = (ctx: Context, issuerId: string) => Promise<number>

// Without a feature of channels there are no posts.
let count: Count = async () => 0

/** Registers how posts are counted: by a feature above this one. */
export function onCountPosts(given: Count): void {
  count = given
}

/** How many posts an issuer's channel shows. */
export function countPostsOf(ctx: Context, issuerId: string): Promise<number> {
  return count(ctx, issuerId)
}
