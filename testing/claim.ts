import type { Caller } from '#base/call.ts'
import { call } from '#base/call.ts'
import type { CallInput } from '#base/endpoint.ts'
import { generateAccountKey } from '#credentials/dids/did-sdi.ts'
import { createProof } from '#credentials/wallet-signatures/holder-proof.ts'
import { enterLink, getClaim } from '#features/issuing/contract.ts'
import {
  CREDENTIAL_CONFIGURATION,
  exchangeCode,
  issueCredential,
  issueNonce,
  PRE_AUTHORIZED_GRANT,
} from '#features/issuing/protocol/contract.ts'
import { createSessions } from '#features/sends/contract.ts'
import { solvePuzzle } from '#features/sign-in/captcha/server/testing-captcha.ts'
import { createTemplate } from '#features/templates/contract.ts'
import { signUpIssuer, templateForm } from '#features/templates/server/testing-issuer.ts'

type TestWorld = Parameters<typeof signUpIssuer>[0] & World
type World = { caller: (token?: string) => Caller; config: { publicUrl: string }; now: () => Date }
type Key = ReturnType<typeof generateAccountKey>
type Proof = Partial<Parameters<typeof createProof>[0]>

/** The code of one entry to an open link, as the claim page gets it. */
export async function entryOf(world: World, token: string, email = ''): Promise<string> {
  const solved = await solvePuzzle((endpoint, input) => call(world.caller(), endpoint, input))
  return (await call(world.caller(), enterLink, { token, captchaSolution: solved, email })).code
}

/** A claim token's access token, as any wallet gets it; for an open link, it creates an entry first. */
export async function accessOf(world: World, token: string): Promise<string> {
  const { isShared } = await call(world.caller(), getClaim, { token })
  const code = isShared ? await entryOf(world, token) : token
  return accessByCode(world, code)
}

/** The access token of a pre-authorized code. */
export async function accessByCode(world: World, code: string): Promise<string> {
  const asked = { grant_type: PRE_AUTHORIZED_GRANT, 'pre-authorized_code': code }
  return (await call(world.caller(), exchangeCode, asked)).access_token
}

/** A fresh nonce from the server. */
export async function nonceOf(world: World): Promise<string> {
  return (await call(world.caller(), issueNonce, {})).c_nonce
}

/** A key proof like a wallet's, by default with a fresh nonce and the right audience. */
export async function proofOf(world: World, key: Key, given: Proof = {}): Promise<string> {
  const nonce = given.nonce ?? (await nonceOf(world))
  const audience = world.config.publicUrl
  return createProof({ privateKey: key.privateKey, did: key.did, audience, now: world.now(), ...given, nonce })
}

/** Requests the credential with an access token and a proof; also returns the badge's id. */
export async function credentialFor(world: World, access: string, proof: string) {
  const asked = { credential_configuration_id: CREDENTIAL_CONFIGURATION, proofs: { jwt: [proof] } }
  const answer = await call(world.caller(access), issueCredential, asked)
  if (typeof answer === 'string') throw new Error('The answer is encrypted')
  const credentials = answer.credentials.map(({ credential }) => {
    if (typeof credential === 'string') throw new Error('The credential is not JSON')
    return { credential }
  })
  const badgeId = String(credentials[0]?.credential.id).split('/').at(-1) ?? ''
  return { ...answer, credentials, badgeId }
}

/** Claims the badge of a claim token with the holder's own key, through the whole protocol. */
export async function claimWithKey(world: World, token: string, key: Key = generateAccountKey()) {
  return credentialFor(world, await accessOf(world, token), await proofOf(world, key))
}

/**
 * An issuer with a published template, and a function that sends it: returns claim tokens in the order of the
 * addresses.
 */
export async function startSending(world: TestWorld, given: Parameters<typeof templateForm>[0] = {}, email?: string) {
  const issuer = await signUpIssuer(world, 'Cordée Lyon', email)
  const { templateId } = await call(world.caller(issuer.token), createTemplate, await templateForm(given))
  await world.runJobs()
  const ask = (asked: Partial<CallInput<typeof createSessions>>) =>
    call(world.caller(issuer.token), createSessions, { templateId, ...asked })
  const send = async (...emails: string[]) => (await ask({ emails })).links.map(tokenOf)
  const open = async (asked: Partial<CallInput<typeof createSessions>>) => tokenOf((await ask(asked)).links[0] ?? '')
  return { ...issuer, templateId, ask, send, open }
}

/** The token at the end of a claim link. */
export const tokenOf = (link: string): string => link.split('/').at(-1) ?? ''
