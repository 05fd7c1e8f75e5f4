import { type BadgeInput, buildBadge } from '#credentials/badges/build-badge.ts'
import { bundledLoader } from '#credentials/contexts/document-loader.ts'
import type { Credential } from '#credentials/credential.ts'
import { buildDidDocument } from '#credentials/dids/did-document.ts'
import { didWebOf } from '#credentials/dids/did-web.ts'
import { generateIssuingKey, openIssuingKey } from '#credentials/keys/issuing-key.ts'
import { generateJwtKey, openJwtKey } from '#credentials/keys/jwt-key.ts'
import { signCredential } from '#credentials/signing/sign.ts'
import { emptyList, setSlot } from '#credentials/status/status-list.ts'
import { buildStatusListCredential } from '#credentials/status/status-list-credential.ts'
import { badgeInput } from '#credentials/test-issuer.ts'
import type { openTestWeb } from '#platform/outgoing/testing-web.ts'
import type { World } from './world.ts'

const LOADER = bundledLoader()
/** The slot of its badges in its list. */
export const SLOT = 8

/** An issuer on another host, which serves its document and a status list. */
export function foreignIssuer(world: World, web: Awaited<ReturnType<typeof openTestWeb>>) {
  const did = didWebOf(web.origin, 'club')
  const made = generateIssuingKey()
  const key = openIssuingKey(did, made.secretKey)
  const madeJwt = generateJwtKey()
  const keys = [made, madeJwt].map(({ publicKeyMultibase }) => ({ publicKeyMultibase, active: true }))
  const serveDocument = () =>
    web.serve('/club/did.json', JSON.stringify(buildDidDocument({ did, alsoKnownAs: [], keys })))
  const sign = (credential: Credential) => signCredential(credential, { key, loader: LOADER, now: world.now() })
  const listUrl = `${web.origin}/lists/1`
  const serveList = async (...slots: number[]) => {
    const bits = emptyList()
    for (const slot of slots) setSlot(bits, slot, true)
    const validFrom = new Date(world.now().getTime() - 1000)
    const list = await sign(buildStatusListCredential({ url: listUrl, issuerDid: did, bits, validFrom }))
    web.serve('/lists/1', JSON.stringify(list))
  }
  const badge = (change: Partial<BadgeInput> = {}) =>
    buildBadge({
      ...badgeInput(did),
      id: `${web.origin}/badges/1`,
      validUntil: undefined,
      status: { listUrl, slot: SLOT },
      ...change,
    })
  serveDocument()
  return { did, jwtKey: openJwtKey(did, madeJwt.secretKey), sign, badge, serveDocument, serveList }
}
