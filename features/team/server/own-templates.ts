import type { IssuerId } from '#base/ids.ts'
import { Problem } from '#base/problem.ts'
import type { Context, TeamContext } from '#platform/context.ts'

type Reader = (ctx: Context, issuerId: IssuerId, templateIds: string[]) => Promise<string[]>

let reader: Reader | undefined

/**
 * Registers the reader of templates: a feature above this one. Of some ids it returns those of the issuer's existing
 * templates, and keeps these from being deleted until the end of the transaction.
 */
export function onReadTemplates(read: Reader): void {
  reader = read
}

/**
 * Checks that templates are the signed-in issuer's, and keeps them until the end of the caller's transaction; throws
 * `notFound` if one is not. Before `lockFolders`, as every transaction that locks both.
 */
export async function assertOwnTemplates(ctx: TeamContext, templateIds: string[]): Promise<void> {
  const ids = [...new Set(templateIds)]
  const own = (await reader?.(ctx, ctx.actor.issuerId, ids)) ?? []
  if (own.length < ids.length) throw new Problem('notFound')
}
