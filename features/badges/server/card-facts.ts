import type { TemplateRow } from '#features/templates/server/find-template.ts'
import type { badges } from './tables.ts'

type Badge = Pick<typeof badges.$inferSelect, 'credential' | 'issuedAt' | 'evidenceText'>
type Result = { resultDescription?: string; value?: string }

/** The person who gave a Community badge, as its credential names them; '' where the community gave it itself. */
export function giverOf({ credential }: Pick<Badge, 'credential'>): { name: string; did: string } {
  const { issuer } = credential as { issuer: string | { id: string } }
  const { source } = credential.credentialSubject as { source?: { id?: string; name?: string } }
  const { id: did = '', name = '' } = source ?? {}
  return did === (typeof issuer === 'string' ? issuer : issuer.id) ? { name: '', did: '' } : { name, did }
}

/**
 * The facts specific to one badge that its card may show publicly: the giver with their sentence, and for a membership
 * the day it began (the day of issue for former members).
 */
export function publicFacts(
  { credential, issuedAt, evidenceText }: Badge,
  { category }: Pick<TemplateRow, 'category'>,
  since: Date | null,
) {
  const subject = credential.credentialSubject as { source?: { name?: string } }
  return {
    ...(subject.source?.name && { giver: subject.source.name }),
    ...(giverOf({ credential }).did && evidenceText && { sentence: evidenceText }),
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
