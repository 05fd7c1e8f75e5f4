type PrfResults = { prf?: { enabled?: boolean; results?: { first?: BufferSource } } }
type Capabilities = { getClientCapabilities?: () => Promise<Record<string, boolean>> }

/** Whether this browser can seal a key with a passkey (WebAuthn Level 3, PRF extension). */
export async function canUsePasskey(): Promise<boolean> {
  if (typeof PublicKeyCredential === 'undefined') return false
  const { getClientCapabilities } = PublicKeyCredential as Capabilities
  if (!getClientCapabilities) return false
  const can = await getClientCapabilities.call(PublicKeyCredential).catch(() => ({}) as Record<string, boolean>)
  return can['extension:prf'] === true && can.userVerifyingPlatformAuthenticator === true
}

/**
 * Creates a passkey for the wallet's host and returns its id and secret for `salt`; undefined when it was canceled or
 * has no secret.
 */
export async function makePasskey(
  name: string,
  salt: Uint8Array<ArrayBuffer>,
): Promise<{ credentialId: Uint8Array<ArrayBuffer>; prf: BufferSource } | undefined> {
  const made = await navigator.credentials
    .create({
      publicKey: {
        rp: { name: 'Blazon' },
        user: { id: crypto.getRandomValues(new Uint8Array(16)), name, displayName: name },
        challenge: crypto.getRandomValues(new Uint8Array(32)),
        pubKeyCredParams: [
          { type: 'public-key', alg: -7 },
          { type: 'public-key', alg: -257 },
        ],
        authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
        extensions: { prf: { eval: { first: salt } } },
      },
    })
    .catch(() => null)
  if (!(made instanceof PublicKeyCredential)) return undefined
  const credentialId = new Uint8Array(made.rawId)
  const { prf } = made.getClientExtensionResults() as PrfResults
  if (prf?.results?.first) return { credentialId, prf: prf.results.first }
  // Many authenticators return the secret only on a request, not at the creation.
  const asked = prf?.enabled ? await askPasskey(credentialId, salt) : undefined
  return asked && { credentialId, prf: asked }
}

/** Asks a passkey for its secret for `salt`; undefined when it was canceled. */
export async function askPasskey(
  credentialId: Uint8Array<ArrayBuffer>,
  salt: Uint8Array<ArrayBuffer>,
): Promise<BufferSource | undefined> {
  const got = await navigator.credentials
    .get({
      publicKey: {
        challenge: crypto.getRandomValues(new Uint8Array(32)),
        allowCredentials: [{ type: 'public-key', id: credentialId }],
        userVerification: 'required',
        extensions: { prf: { eval: { first: salt } } },
      },
    })
    .catch(() => null)
  if (!(got instanceof PublicKeyCredential)) return undefined
  return (got.getClientExtensionResults() as PrfResults).prf?.results?.first
}
