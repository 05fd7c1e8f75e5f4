import { asList, asObject, type Json } from '../read-credential.ts'
import { textOf } from './read-member.ts'
import { dateOf, type VerifiedAssertion } from './verify-assertion.ts'

/**
 * The assertion that counts with the members that a credential of Open Badges 3.0 has for the same, so that one reader serves
 * both. It is no credential: nothing signs it.
 */
export function asCredential({ assertion, resolved }: Pick<VerifiedAssertion, 'assertion' | 'resolved'>): Json {
  const { recipient, issuedOn, expires, evidence, narrative, badge, image } = assertion
  const { badgeClass, named, profile } = resolved
  const issuer = profile ?? { id: named?.id ?? '', name: textOf(named?.document?.name) }
  const criteria = badgeClass?.criteria
  return {
    issuer: { id: issuer.id, name: issuer.name },
    validFrom: dateOf(issuedOn),
    validUntil: dateOf(expires),
    image: image?.id,
    evidence: [...asList(evidence), ...(narrative ? [{ narrative }] : [])],
    credentialSubject: {
      ...(recipient && {
        identifier: [
          {
            identityType: recipient.type,
            identityHash: recipient.identity,
            hashed: recipient.isHashed,
            salt: recipient.salt,
          },
        ],
      }),
      achievement: {
        id: badgeClass?.id ?? badge?.id,
        name: badgeClass?.name,
        description: badgeClass?.description,
        criteria: { narrative: criteria?.narrative || criteria?.id },
        image: badgeClass?.image?.id,
        alignment: asList(badgeClass?.alignment).map(asAlignment),
        tag: badgeClass?.tags,
      },
    },
  }
}

/** Before 2.0 the members of an alignment were `name`, `url` and `description`. */
function asAlignment(value: unknown): Json {
  const alignment = asObject(value) ?? {}
  const either = (name: string, before: string) => textOf(alignment[name] ?? alignment[before])
  return {
    targetName: either('targetName', 'name'),
    targetUrl: either('targetUrl', 'url'),
    targetFramework: textOf(alignment.targetFramework),
    targetCode: textOf(alignment.targetCode),
  }
}
