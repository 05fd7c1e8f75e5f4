import { bundledLoader, type Loader } from '#credentials/document-loader.ts'
import { envelop } from '#credentials/envelop.ts'
import { didDocumentOf } from '#features/issuers/server/did-document.ts'
import { findByDidWeb, type IssuerRow } from '#features/issuers/server/find-by-did-web.ts'
import { learnOurs } from '#features/proofs/server/canonize-ours.ts'
import type { Context } from '#platform/context.ts'
import { statusListUrl } from './addresses.ts'
import { getTokenList } from './get-token-list.ts'
import { signedList } from './signed-list.ts'

/**
 * Returns a loader that reads our own issuers' documents and status lists from the database, and fetches nothing. `known` is
 * an issuer whose row was read for this check already.
 */
export function ownDocuments(ctx: Context, known?: IssuerRow): Loader {
  const lists = statusListUrl(ctx.config, '')
  return bundledLoader(async (url) => {
    if (url.startsWith(lists)) {
      const [listId = '', purpose] = url.slice(lists.length).split('/')
      if (purpose === 'tokens') return envelop(await getTokenList(ctx, { listId }))
      const list = await signedList(ctx, listId, purpose === 'suspension' ? 'suspension' : 'revocation')
      await learnOurs(list)
      return list
    }
    if (!url.startsWith('did:web:')) return undefined
    const issuer = known?.didWeb === url ? known : await findByDidWeb(ctx, url)
    return issuer && didDocumentOf(ctx, issuer)
  })
}
