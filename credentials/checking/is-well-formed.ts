import { asList, asObject, type Json } from '../read-credential.ts'

/** Members whose values must each state a type (VC Data Model 2.0, 4.10, 4.11 and 5.4 to 5.6). */
const TYPED = ['credentialStatus', 'credentialSchema', 'refreshService', 'termsOfUse', 'evidence']
const WORDING = new Set(['@value', '@language', '@direction'])

/**
 * Whether a credential keeps the rules of the VC Data Models 2.0 and 1.1, section 4, that need no context: a type and a
 * subject, addresses as identifiers, a type wherever one is required, names and descriptions that are texts.
 */
export function isWellFormed(credential: unknown): boolean {
  const document = asObject(credential)
  return (
    document !== undefined && isBuilt(document) && isNamed(document) && TYPED.every((name) => isTyped(document[name]))
  )
}

/** Whether a value is an absolute address. */
export function isUrl(value: unknown): boolean {
  return typeof value === 'string' && URL.canParse(value)
}

function isBuilt({ '@context': contexts, type, credentialSubject }: Json): boolean {
  const subjects = asList(credentialSubject).map(asObject)
  const isOfSomebody =
    subjects.length > 0 && subjects.every((one) => one && Object.keys(one).length > 0 && hasAddress(one))
  const isRead = asList(contexts).every((context) => typeof context === 'string' || asObject(context) !== undefined)
  return isOfSomebody && isRead && asList(type).includes('VerifiableCredential')
}

function isNamed(document: Json): boolean {
  const { issuer, credentialStatus, credentialSchema, name, description } = document
  return (
    isUrl(asObject(issuer)?.id ?? issuer) &&
    [document, ...asList(credentialStatus)].every((each) => hasAddress(asObject(each))) &&
    asList(credentialSchema).every((schema) => isUrl(asObject(schema)?.id)) &&
    [...asList(name), ...asList(description)].every(isWording)
  )
}

function hasAddress(value: Json | undefined): boolean {
  return value?.id === undefined || isUrl(value.id)
}

function isTyped(value: unknown): boolean {
  return asList(value).every((each) => {
    const types = asList(asObject(each)?.type)
    return types.length > 0 && types.every((type) => typeof type === 'string' && type !== '')
  })
}

function isWording(value: unknown): boolean {
  const object = asObject(value)
  return object ? Object.keys(object).every((member) => WORDING.has(member)) : typeof value === 'string'
}
