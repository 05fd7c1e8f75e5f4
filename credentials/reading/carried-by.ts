import { asList, asObject, type Json } from '../read-credential.ts'

/** Members in which other software puts one credential, or a list of them; an answer of OpenID4VCI is one, too. */
const AROUND = ['credential', 'credentials', 'vc', 'verifiableCredential', 'verifiable_credential', 'vp']
/** What says that an object is something itself. */
const OWN = ['@context', 'type', 'credentialSubject', 'vct']

/** The credentials in a list, or in an object that only carries them; undefined for anything else. */
export function carriedBy(value: unknown): unknown[] | undefined {
  if (Array.isArray(value)) return value
  const object = asObject(value)
  if (!object || OWN.some((member) => member in object)) return undefined
  const name = AROUND.find((each) => isCarried(object, each))
  return name === undefined ? undefined : asList(object[name])
}

function isCarried(object: Json, name: string): boolean {
  return asList(object[name]).some((each) => typeof each === 'string' || asObject(each) !== undefined)
}
