import { badgeQuery } from '#credentials/presentations/dcql.ts'
import { buildRequest } from '#credentials/presentations/presentation-request.ts'
import { achievementUrl, badgeTypeUrl, templateTypeUrl } from '#features/badges/server/addresses.ts'
import type { Issuer } from '#features/issuers/server/find-issuer.ts'
import { pictureUrl } from '#features/templates/server/card-of.ts'
import type { Context } from '#platform/context.ts'
import type { PresentationRow } from './queries.ts'
import { type ClientForm, fetchedRequest } from './response-token.ts'

/** A request of a community for the templates' badges, with a new nonce. */
export function buildAsked(
  { config }: Pick<Context, 'config'>,
  { id, templateIds }: Pick<PresentationRow, 'id' | 'templateIds'>,
  { issuer, form }: { issuer: Issuer; form: ClientForm },
) {
  const { nonce, responseUri, clientId } = fetchedRequest(config, { id, form, did: issuer.didWeb })
  const achievementIds = templateIds.map((each) => achievementUrl(config, each))
  // A request by value has to fit into a QR code: it leaves out the form that the fewest wallets have,
  // and the picture, which proves nothing there.
  const vcts = [...templateIds.map((each) => templateTypeUrl(config, each)), badgeTypeUrl(config)]
  const query = badgeQuery({ achievementIds, ...(form !== 'address' && { vcts }) })
  const logo = form !== 'address' && issuer.imageCid && config.publicUrl + pictureUrl(issuer.imageCid)
  return buildRequest({ clientId, responseUri, nonce, query, name: issuer.name, ...(logo && { logo }) })
}
