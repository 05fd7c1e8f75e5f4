import { getIssuer } from '#features/issuers/contract.ts'
import { adminProfile } from '#features/sign-in/studio/inside.ts'
import { readSession } from '#features/sign-in/studio/session.ts'
import { useQueryCall } from '#ui/calls/use-call.ts'

/** The current account: the community, its parent while inside it, the person, and whether they are an admin. */
export function useMe() {
  const { data: issuer } = useQueryCall(getIssuer, {}, { quiet: true })
  const claims = readSession().full?.claims
  const person = issuer ? `${issuer.contactFirstName} ${issuer.contactLastName}`.trim() : ''
  const email = claims?.connexionEmail ?? ''
  const isAdmin = claims?.isContributor === false
  // Signed in by e-mail, into a community of its own.
  // A token keeps for a while what it said when the community left its parent.
  const isSub = issuer?.isSubCommunity ?? claims?.isSubCommunity === true
  const maySwitch = claims?.web2 === true && !isSub
  // Set while an admin of the parent is inside this sub-community.
  const parent = issuer ? issuer.adminProfile : adminProfile()
  return { issuer, person: person || email, email, isAdmin, byMail: claims?.web2 === true, isSub, maySwitch, parent }
}
