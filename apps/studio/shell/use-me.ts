import { getIssuer } from '#features/issuers/contract.ts'
import { adminProfile } from '#features/sign-in/inside/studio/inside.ts'
import { readSession } from '#features/sign-in/studio/session.ts'
import { useQueryCall } from '#ui/calls/use-call.ts'

/**
 * The current account: the community, its parent while inside it, the person, whether they are an admin, and whether the
 * server keeps the community's key.
 */
export function useMe() {
  const { data: issuer } = useQueryCall(getIssuer, {}, { quiet: true })
  const claims = readSession().full?.claims
  const person = issuer ? `${issuer.contactFirstName} ${issuer.contactLastName}`.trim() : ''
  const email = claims?.connexionEmail ?? ''
  const isAdmin = claims?.isContributor === false
  const byMail = claims?.web2 === true
  // Signed in by e-mail, into a community of its own.
  // A token keeps for a while what it said when the community left its parent.
  const isSub = issuer?.isSubCommunity ?? claims?.isSubCommunity === true
  const maySwitch = byMail && !isSub
  // Set while an admin of the parent is inside this sub-community.
  const parent = issuer ? issuer.adminProfile : adminProfile()
  // Who signs in by e-mail as an admin of their own community has its key here: entries need not wait for the community. Inside
  // a sub-community it may be otherwise, until it was read.
  const isKms = issuer?.isKms ?? byMail
  return { issuer, person: person || email, email, isAdmin, byMail, isKms, isSub, maySwitch, parent }
}
