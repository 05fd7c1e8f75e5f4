import type { TemplateRow } from '#features/templates/server/find-template.ts'
import type { badges } from './tables.ts'

type Badge = Pick<typeof badges.$inferSelect, 'credential' | 'issuedAt'>
type Result = { resultDescription?: string; value?: string }

/** What the card of one badge says of its own: who gave it, and since when one is a member, as its credential has it. */
export function publicFacts({ credential, issuedAt }: Badge, { category }: Pick<TemplateRow, 'category'>) {
  const subject = credential.credentialSubject as { source?: { name?: string } }
  return {
    ...(subject.source?.name && { giver: subject.source.name }),
    ...(category === 'membership' && { memberSince: issuedAt.toISOString().slice(0, 10) }),
  }
}

/** A ticket's seat, section and name, from its credential: for its holder, never on a public page (house plan, section 7). */
export function seatFacts({ credential }: Badge): { seat: string; section: string; name: string } {
  const { result = [] } = credential.credentialSubject as { result?: Result[] }
  const saidOf = (key: string) =>
    result.find(({ resultDescription }) => resultDescription?.endsWith(`#${key}`))?.value ?? ''
  return { seat: saidOf('seat'), section: saidOf('section'), name: saidOf('name') }
}
