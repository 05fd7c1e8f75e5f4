import type { IssuerId } from '#base/ids.ts'
import type { Context } from '#platform/context.ts'
import { seam } from '#platform/hook.ts'

type Reader = (ctx: Context, issuerId: IssuerId, templateIds: string[]) => Promise<string[]>

/**
 * Of some ids those of the issuer's existing templates, which it keeps from being deleted until the end of the transaction.
 */
export const readOwnTemplates = seam<Reader>("which templates are an issuer's own")
