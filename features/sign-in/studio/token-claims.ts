import { bytesOf } from '#base/base64.ts'
/** Claims of a studio token, for display and routing only; the server decides rights. */
export type TokenClaims = {
  /** The session; renewed tokens keep it. */
  sub: string
  did: string
  web2: boolean
  connexionEmail: string
  isContributor: boolean
  signup: boolean
  isSubCommunity: boolean
  email: string
  /** Seconds since 1970. */
  exp: number
}

/** Reads the claims of a studio token (JWT); undefined for a malformed or wallet token. The server checks its signature. */
export function readClaims(token: string): TokenClaims | undefined {
  const body = token.split('.')[1]
  if (!body) return undefined
  try {
    const claims = JSON.parse(new TextDecoder().decode(bytesOf(body))) as Partial<TokenClaims & { aud: string }>
    if (typeof claims.exp !== 'number' || claims.aud !== 'studio') return undefined
    const { sub = '', did = '', web2 = true, connexionEmail = '', email = '', exp } = claims
    const { isContributor = false, signup = false, isSubCommunity = false } = claims
    return { sub, did, web2, connexionEmail, isContributor, signup, isSubCommunity, email, exp }
  } catch {
    return undefined
  }
}
