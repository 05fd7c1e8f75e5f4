import { eq } from 'drizzle-orm'
import { bundledLoader, type Loader } from '#credentials/document-loader.ts'
import { envelop } from '#credentials/envelop.ts'
import { didDocument } from '#features/issuers/server/did-document.ts'
import { issuers } from '#features/issuers/server/tables.ts'
import type { Context } from '#platform/context.ts'
import { statusListUrl } from './addresses.ts'
import { getTokenList } from './get-token-list.ts'
import { signedList } from './signed-list.ts'

/** Returns a loader that reads our own issuers' documents and status lists from the database, and fetches nothing. */
export function ownDocuments(ctx: Context): Loader {
  const lists = statusListUrl(ctx.config, '')
  return bundledLoader(async (url) => {
    if (url.startsWith(lists)) {
      const [listId = '', purpose] = url.slice(lists.length).split('/')
      if (purpose === 'tokens') return envelop(await getTokenList(ctx, { listId }))
      return signedList(ctx, listId, purpose === 'suspension' ? 'suspension' : 'revocation')
    }
    if (!url.startsWith('did:web:')) return undefined
    const [issuer] = await ctx.db.select({ id: issuers.id }).from(issuers).where(eq(issuers.didWeb, url))
    return issuer && didDocument(ctx, { issuerId: issuer.id })
  })
}
