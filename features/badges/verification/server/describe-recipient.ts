import { asList, asObject, type Json } from '#credentials/read-credential.ts'

const TEXT_MAX = 500

/**
 * To whom an external credential was given, as plain texts of limited length: its first identifier (Open Badges 3.0,
 * `IdentityObject`), otherwise the subject's own `id`; '' for what it does not say.
 */
export function describeRecipient({ credentialSubject }: Json) {
  const subject = asObject(asList(credentialSubject)[0])
  const identity = asList(subject?.identifier)
    .map(asObject)
    .find((each) => typeof each?.identityHash === 'string')
  const salt = typeof identity?.salt === 'string' ? identity.salt : ''
  return {
    type: text(identity?.identityType),
    // With a part of its salt only, every address would be another one.
    identifier: salt.length > TEXT_MAX ? '' : text(identity?.identityHash ?? subject?.id),
    isHashed: identity?.hashed === true,
    salt: text(salt),
  }
}

function text(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, TEXT_MAX) : ''
}
