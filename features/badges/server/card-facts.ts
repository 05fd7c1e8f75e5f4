import { say } from '#base/text.ts'
import type { TemplateRow } from '#features/templates/server/find-template.ts'
import { badgeWords } from '../texts.ts'
import type { badges } from './tables.ts'

type Badge = Pick<typeof badges.$inferSelect, 'credential' | 'issuedAt' | 'evidenceText'>
type Known = { memberSince: Date | null; isGiverGone: boolean }
type Result = { resultDescription?: string; value?: string }

/**
 * The person who gave a Community badge, as its credential names them; '' where the community gave it itself, and for a
 * person whose data were erased.
 */
export function giverOf({ credential }: Pick<Badge, 'credential'>, isErased: boolean) {
  if (isErased || !isPersonal({ credential })) return { name: '', did: '', isErased }
  const { id = '', name = '' } = sourceOf(credential)
  return { name, did: id, isErased }
}

function isPersonal({ credential }: Pick<Badge, 'credential'>): boolean {
  const { issuer } = credential as { issuer: string | { id: string } }
  const { id = '' } = sourceOf(credential)
  return id !== '' && id !== (typeof issuer === 'string' ? issuer : issuer.id)
}

function sourceOf(credential: Badge['credential']): { id?: string; name?: string } {
  return (credential.credentialSubject as { source?: { id?: string; name?: string } }).source ?? {}
}

/**
 * The facts specific to one badge that its card may show publicly: the giver with their sentence, and for a membership
 * the day it began (the day of issue for former members). A giver whose data were erased is "a former member", whatever
 * the signed credential says.
 */
export function publicFacts(
  { credential, issuedAt, evidenceText }: Badge,
  { category, lang }: Pick<TemplateRow, 'category' | 'lang'>,
  { memberSince: since, isGiverGone }: Known,
) {
  const giver = isGiverGone ? say(badgeWords.formerMember, lang) : sourceOf(credential).name
  return {
    ...(giver && { giver }),
    ...(isPersonal({ credential }) && evidenceText && { sentence: evidenceText }),
    ...(category === 'membership' && { memberSince: (since ?? issuedAt).toISOString().slice(0, 10) }),
  }
}

/** A ticket's seat, section and name, from its credential: for its holder only, never on a public page. */
export function seatFacts({ credential }: Badge): { seat: string; section: string; name: string } {
  const { result = [] } = credential.credentialSubject as { result?: Result[] }
  const saidOf = (key: string) =>
    result.find(({ resultDescription }) => resultDescription?.endsWith(`#${key}`))?.value ?? ''
  return { seat: saidOf('seat'), section: saidOf('section'), name: saidOf('name') }
}
