import { isEmail } from '#base/email-address.ts'
import type { Output } from '#base/endpoint.ts'
import type { getIssuer } from '#features/issuers/contract.ts'
import { type getPromotion, promoteFields } from '../contract.ts'
import type { OrganisationKind } from '../rules.ts'

type Promotion = Output<typeof getPromotion>

export type PromoteValues = {
  firstName: string
  lastName: string
  email: string
  kind: OrganisationKind | ''
  reason: string
  profile: string
  commitments: [boolean, boolean, boolean]
}

/** What is still missing, in the order of the form. */
export type Missing =
  | { part: 'firstName' | 'lastName' | 'kind' | 'email' | 'code' | 'profile' | 'reason' }
  | { part: 'commitments'; count: number }

type Known = Pick<Output<typeof getIssuer>, 'contactFirstName' | 'contactLastName' | 'connexionEmail' | 'website'>

/** What the form starts with: a refused request, for its correction, or what is known of the person and the community. */
export function startValues({ request }: Pick<Promotion, 'request'>, known: Known): PromoteValues {
  const {
    firstName = known.contactFirstName,
    lastName = known.contactLastName,
    email = known.connexionEmail,
    kind = '',
    reason = '',
    profile = known.website,
  } = request ?? {}
  return { firstName, lastName, email, kind, reason, profile, commitments: [false, false, false] }
}

/** What the button waits for; `emails` are proven. A value that is there but wrong is said at its field. */
export function missingParts(values: PromoteValues, emails: string[]): Missing[] {
  const { firstName, lastName, email, kind, profile, reason, commitments } = values
  const address = email.trim().toLowerCase()
  const parts = {
    firstName: firstName.trim() !== '',
    lastName: lastName.trim() !== '',
    kind: kind !== '',
    email: isEmail(address),
    code: !isEmail(address) || emails.includes(address),
    profile: profile.trim() !== '',
    reason: reason.trim() !== '',
  }
  const open = Object.entries(parts).flatMap(([part, isThere]) => (isThere ? [] : [{ part } as Missing]))
  const count = commitments.filter((isMade) => !isMade).length
  return count > 0 ? [...open, { part: 'commitments', count }] : open
}

/** The problems of values that are there, by field. */
export function promoteProblemsOf(values: PromoteValues): { [field in keyof PromoteValues]?: string } {
  const { error } = promoteFields.safeParse({ ...values, commitments: values.commitments.every(Boolean) })
  const problems: { [field in keyof PromoteValues]?: string } = {}
  for (const { path, message } of error?.issues ?? []) problems[path[0] as keyof PromoteValues] ??= message
  return problems
}
