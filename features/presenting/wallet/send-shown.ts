import { call } from '#base/call.ts'
import { CallProblem } from '#base/problem.ts'
import type { HeldBadge } from '#features/badges/wallet/held-badge.ts'
import type { Wallet } from '#features/holders/wallet/wallet.ts'
import { answerRequest } from '../protocol-contract.ts'
import {
  answerVerifier,
  declinePresentation,
  declineRequest,
  prepareAnswer,
  showPresentation,
} from '../wallet-contract.ts'
import type { Asked, Choice } from './asked.ts'

type PresenterOf = typeof import('./sign-shown.ts')['presenterOf']
type Shown = { choice: Choice; badge: HeldBadge }

/**
 * Shows a badge: by the server where it keeps the key, otherwise signed here. Returns the page on which the verifier wants
 * to continue, '' for none. Throws `CallProblem`, `keyNotHere` where the badge's key is another one.
 */
export async function sendShown(wallet: Wallet, asked: Asked, shown: Shown): Promise<string> {
  const { choice, badge } = shown
  if (asked.kind === 'outside') return sendOutside(wallet, asked, shown)
  if (choice.isKept) {
    await call(wallet.caller, showPresentation, { presentation: asked.id, badgeId: badge.id })
    return ''
  }
  const { signing } = asked
  const { presenterOf, signShown } = await import('./sign-shown.ts')
  const jwt = await signShown(badge.credential, signing, ownPresenter(wallet, badge, presenterOf))
  const token = signing.responseUri.split('/').at(-1) ?? ''
  await call({ origin: wallet.api }, answerRequest, { token, vp_token: JSON.stringify({ [signing.query]: [jwt] }) })
  return ''
}

async function sendOutside(wallet: Wallet, { id, signing }: Asked, { choice, badge }: Shown): Promise<string> {
  const input = { request: id, badgeId: badge.id }
  if (choice.isKept) return (await call(wallet.caller, answerVerifier, input)).next
  const { presenterOf, signShown, signShownSdJwt } = await import('./sign-shown.ts')
  const presenter = ownPresenter(wallet, badge, presenterOf)
  const { credential } = await call(wallet.caller, prepareAnswer, input)
  const presentation =
    choice.format === 'dc+sd-jwt'
      ? await signShownSdJwt(credential, { ...signing, disclosed: choice.disclosed }, presenter)
      : await signShown(credential, signing, presenter)
  return (await call(wallet.caller, answerVerifier, { ...input, presentation })).next
}

/** The person's own key, which is unlocked by then, as the presenter of a badge; throws `keyNotHere`. */
function ownPresenter(wallet: Wallet, { credential }: HeldBadge, presenterOf: PresenterOf) {
  const key = wallet.key()
  const presenter = key && presenterOf(credential, key)
  if (!presenter) throw new CallProblem('keyNotHere', 4090, 409)
  return presenter
}

/** Declines: the verifier learns only that nothing is shown. */
export async function sendDeclined(wallet: Wallet, { kind, id }: Asked): Promise<void> {
  if (kind === 'own') await call(wallet.caller, declinePresentation, { presentation: id })
  else await call(wallet.caller, declineRequest, { request: id })
}
