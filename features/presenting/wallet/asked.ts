import type { Output } from '#base/endpoint.ts'
import type { Disclosed } from '#credentials/sd-jwt/present-sd-jwt.ts'
import type { ShownFormat } from '../rules.ts'
import type { openPresentation, openRequest } from '../wallet-contract.ts'

/** A badge that answers the request; `isKept`: the server signs with the key that it keeps, otherwise this device does. */
export type Choice = { badgeId: string; isKept: boolean; format?: ShownFormat; disclosed?: Disclosed | undefined }

/** An opened request, of a community of this server (`own`) or of another verifier (`outside`). */
export type Asked = {
  id: string
  asker: { name: string; image: string; host: string; promotedAt: string; verifier: string }
  titles: string[]
  choices: Choice[]
} & (
  | { kind: 'own'; number: number; signing: Output<typeof openPresentation>['signing'] }
  | { kind: 'outside'; isProven: boolean; signing: Output<typeof openRequest>['signing'] }
)

/** An opened request of this server, as the screen shows it. */
export function ownAsked(opened: Output<typeof openPresentation>): Asked {
  const { presentation, issuer, verifier, templates, number, badges, signing } = opened
  return {
    kind: 'own',
    id: presentation,
    asker: { ...issuer, verifier },
    titles: templates.map(({ title }) => title),
    choices: badges.map(({ id, isKept }) => ({ badgeId: id, isKept })),
    number,
    signing,
  }
}

/** An opened request of another verifier: it is named by its host, as nobody vouches for what it calls itself. */
export function outsideAsked({ request, host, isProven, name, choices, signing }: Output<typeof openRequest>): Asked {
  return {
    kind: 'outside',
    id: request,
    asker: { name: host, image: '', host, promotedAt: '', verifier: name },
    titles: [],
    choices: choices.map(({ format, disclosed, ...choice }) => ({
      ...choice,
      format,
      disclosed: format === 'dc+sd-jwt' ? disclosed : undefined,
    })),
    isProven,
    signing,
  }
}
