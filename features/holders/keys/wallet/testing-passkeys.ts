type Prf = { enabled?: boolean; results?: { first: BufferSource } }
type Options = { capabilities?: Record<string, boolean>; made?: Prf | undefined; got?: Prf | undefined }

/** The passkey functions of a browser for tests outside of one: an authenticator with given answers, or cancelling. */
export function fakePasskeys({ capabilities = {}, made, got }: Options) {
  const asked: { create: CredentialCreationOptions[]; get: CredentialRequestOptions[] } = { create: [], get: [] }
  class PublicKeyCredential {
    static getClientCapabilities = async () => capabilities
    rawId = new Uint8Array([1, 2, 3]).buffer
    private prf: Prf
    constructor(prf: Prf) {
      this.prf = prf
    }
    getClientExtensionResults = () => ({ prf: this.prf })
  }
  const answer = async (prf: Prf | undefined) => {
    if (!prf) throw new DOMException('cancelled', 'NotAllowedError')
    return new PublicKeyCredential(prf)
  }
  const credentials = {
    create: (options: CredentialCreationOptions) => {
      asked.create.push(options)
      return answer(made)
    },
    get: (options: CredentialRequestOptions) => {
      asked.get.push(options)
      return answer(got)
    },
  }
  return { PublicKeyCredential, navigator: { credentials }, asked }
}
