import type { Actor } from '#platform/context.ts'

/** The id of the key that acts, '' for a person. */
export function keyIdOf(actor: Actor): string {
  if (actor.kind === 'apiKey') return actor.keyId
  return 'key' in actor && actor.key ? actor.key.id : ''
}
