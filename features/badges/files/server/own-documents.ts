import { bundledLoader, type Loader } from '#credentials/contexts/document-loader.ts'
import { envelop } from '#credentials/signing/envelop.ts'
import { didDocumentOf } from '#features/issuers/server/did-document.ts'
import { findByDidWeb, type IssuerRow } from '#features/issuers/server/find-by-did-web.ts'
import { learnOurs } from '#features/proofs/server/canonize-ours.ts'
import type { Context } from '#platform/context.ts'
import { statusListUrl } from '../../server/addresses.ts'
import { getTokenList } from '../../server/status/get-token-list.ts'
import { type ListHead, signedList } from '../../server/status/signed-list.ts'

/**
 * Returns a loader that reads our own issuers' documents and status lists from the database, and fetches nothing. `known` are
 * rows that were just read for the same check.
 */
export function ownDocuments(ctx: Context, known?: { issuer: IssuerRow; list: ListHead | null }): Loader {
  const lists = statusListUrl(ctx.config, '')
  return bundledLoader(async (url) => {
    if (url.startsWith(lists)) {
      const [listId = '', purpose] = url.slice(lists.length).split('/')
      if (purpose === 'tokens') return envelop(await getTokenList(ctx, { listId }))
      const head = known?.list?.id === listId ? known.list : undefined
      const list = await signedList(ctx, listId, purpose === 'suspension' ? 'suspension' : 'revocation', head)
      await learnOurs(list)
      return list
    }
    if (!url.startsWith('did:web:')) return undefined
    const issuer = known?.issuer.didWeb === url ? known.issuer : await findByDidWeb(ctx, url)
    return issuer && didDocumentOf(ctx, issuer)
  })
}
