import { serverNow } from '#base/server-time.ts'
import { sameDid } from '#credentials/dids/did-sdi.ts'
import { accountPresenter, badgePresenter, type Presenter } from '#credentials/presentations/presenter.ts'
import { signPresentationJwt } from '#credentials/presentations/sign-presentation-jwt.ts'
import { asObject, type Json } from '#credentials/read-credential.ts'
import { type Disclosed, presentSdJwt } from '#credentials/sd-jwt/present-sd-jwt.ts'
import type { OwnKey } from '#features/holders/keys/wallet/own-key.ts'

/** Who asked, and the nonce of the request, to which a presentation is bound. */
export type Bound = { audience: string; nonce: string }

/** The presenter of a badge by the person's own key; undefined when its subject has another key. Load this file lazily. */
export function presenterOf(credential: Json, key: OwnKey): Presenter | undefined {
  const did = String(asObject(credential.credentialSubject)?.id)
  if (did === key.badge.did) return badgePresenter(key.badge.privateKey)
  return sameDid(did, key.did) ? accountPresenter(key.privateKey) : undefined
}

/** Signs the key binding of an SD-JWT, which shows of it only what is disclosed. */
export function signShownSdJwt(
  sdJwt: string,
  { disclosed, ...bound }: Bound & { disclosed: Disclosed | undefined },
  presenter: Presenter,
): Promise<string> {
  return presentSdJwt(sdJwt, { ...bound, now: serverNow(), ...(disclosed && { disclosed }) }, presenter)
}

/** Signs a presentation of one credential, as JWT, with the key of its subject. */
export function signShown(shown: Json | string, bound: Bound, presenter: Presenter): Promise<string> {
  return signPresentationJwt({ credentials: [shown], ...bound, now: serverNow() }, presenter)
}
