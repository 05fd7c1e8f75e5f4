import { asList, asObject, type Json } from '#credentials/read-credential.ts'

/** Members without data of the holder; any other member is left out until it is listed here. */
const KEPT = ['@context', 'id', 'type', 'name', 'issuer', 'validFrom', 'validUntil', 'credentialStatus']
const KEPT_OF_ACHIEVEMENT = [
  ...['id', 'type', 'achievementType', 'name', 'description', 'criteria', 'image', 'inLanguage'],
  ...['alignment', 'tag', 'creditsAvailable'],
]

/**
 * Reduces a credential to its issuer, its achievement and its status: no DID, address, seat or name of the holder, and no
 * proof, which would no longer match.
 */
export function withoutPerson(credential: Json): Json {
  const subject = asObject(asList(credential.credentialSubject)[0])
  const achievement = asObject(asList(subject?.achievement)[0]) ?? {}
  return {
    ...pick(credential, KEPT),
    credentialSubject: { type: ['AchievementSubject'], achievement: pick(achievement, KEPT_OF_ACHIEVEMENT) },
  }
}

function pick(from: Json, names: string[]): Json {
  return Object.fromEntries(names.flatMap((name) => (name in from ? [[name, from[name]]] : [])))
}
