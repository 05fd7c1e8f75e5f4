import { createHmac, randomBytes } from 'node:crypto'
import { clientIdOf } from '#credentials/presentations/presentation-request.ts'
import { macKey, type Signing, sameText, signings } from '#platform/access/derive-key.ts'
import type { Config } from '#platform/settings/config.ts'

type Settings = Pick<Config, 'secret' | 'publicUrl'>
/** How a request names its verifier: by the community's DID, the host of a certificate, or, unsigned, the answer's address. */
export type ClientForm = 'did' | 'host' | 'address'
/** A fetched request: its id, form and nonce. Nothing is stored for it, so that fetching costs no row. */
export type Fetched = { id: string; form: ClientForm; nonce: string }

/** A new nonce for a request; its address for the answer, and its verifier's client identifier. */
export function fetchedRequest(config: Settings, { id, form, did }: { id: string; form: ClientForm; did: string }) {
  const nonce = randomBytes(16).toString('base64url')
  const fetched = { id, form, nonce }
  const responseUri = `${config.publicUrl}/oid4vp/responses/${write(config, fetched)}`
  return { ...fetched, responseUri, clientId: clientId({ form, did, responseUri }) }
}

/** The client identifier with which a fetched request named its verifier. */
export function clientIdOfToken(config: Settings, token: string, { form, did }: { form: ClientForm; did: string }) {
  return clientId({ form, did, responseUri: `${config.publicUrl}/oid4vp/responses/${token}` })
}

/** Parses the last part of an answer's address; undefined when it is not ours. */
export function readResponseToken(config: Signing, token: string): Fetched | undefined {
  const [, id = '', form, nonce = ''] = /^([\w-]{1,80})\.(did|host|address)\.([\w-]{22})\.[\w-]{22}$/.exec(token) ?? []
  const fetched = { id, form: form as ClientForm, nonce }
  return id !== '' && signings(config).some((each) => sameText(token, write(each, fetched))) ? fetched : undefined
}

function clientId({ form, did, responseUri }: { form: ClientForm; did: string; responseUri: string }): string {
  if (form === 'host') return clientIdOf.host(new URL(responseUri).hostname)
  return form === 'did' ? clientIdOf.did(did) : clientIdOf.address(responseUri)
}

function write(config: Pick<Config, 'secret'>, { id, form, nonce }: Fetched): string {
  const content = `${id}.${form}.${nonce}`
  const mac = createHmac('sha256', macKey(config.secret, 'presentations')).update(`presentation:${content}`).digest()
  return `${content}.${mac.subarray(0, 16).toString('base64url')}`
}
