import { asList, asObject, type Json } from '#credentials/read-credential.ts'
import { IDENTIFIERS_MAX, isComparable, type Recipient, SALT_MAX } from '../recipient-rules.ts'

const TEXT_MAX = 500

/**
 * To whom an external credential was given, as plain texts of limited length: its first identifier, otherwise the subject's
 * own `id`; '' for what it does not say.
 */
export function describeRecipient(credential: Json): Recipient {
  const [first] = identifiersOf(credential)
  if (first) return first
  const subject = asObject(asList(credential.credentialSubject)[0])
  return { type: '', identifier: text(subject?.id), isHashed: false, salt: '' }
}

/** The first `IDENTIFIERS_MAX` identifiers of an external credential that a person can type, wherever they are among others. */
export function recipientsOf(credential: Json): Recipient[] {
  return identifiersOf(credential).filter(isComparable).slice(0, IDENTIFIERS_MAX)
}

/** The identifiers of an external credential's subject (Open Badges 3.0, `IdentityObject`). */
function identifiersOf({ credentialSubject }: Json): Recipient[] {
  const subject = asObject(asList(credentialSubject)[0])
  return asList(subject?.identifier)
    .map((each) => asObject(each) ?? {})
    .filter(({ identityHash }) => typeof identityHash === 'string')
    .map(({ identityType, identityHash, hashed, salt }) => {
      const isComplete = typeof salt !== 'string' || salt.length <= SALT_MAX
      return {
        type: text(identityType),
        // With a part of its salt only, every address would be another one.
        identifier: isComplete ? text(identityHash) : '',
        isHashed: hashed === true,
        salt: isComplete ? text(salt) : '',
      }
    })
}

function text(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, TEXT_MAX) : ''
}
