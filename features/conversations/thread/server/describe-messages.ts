import { and, eq, inArray } from 'drizzle-orm'
import { issuerAdmins } from '#features/issuers/server/tables.ts'
import type { Context } from '#platform/context.ts'
import type { Message } from '../../contract.ts'
import type { Side } from '../../rules.ts'
import { namelessAuthors } from '../../server/tables.ts'
import type { MessageRow } from '../../server/write-message.ts'

type Reading = { issuerId: string; reader: Side }

/**
 * Messages as a side reads them. The community sees the full name of the admin who wrote, members the first name if the
 * admin shows it; '' for admins who were removed.
 */
export async function describeMessages(ctx: Context, rows: MessageRow[], reading: Reading): Promise<Message[]> {
  const names = await namesOf(ctx, [...new Set(rows.flatMap(({ email }) => email || []))], reading)
  return rows.map((row) => ({
    messageId: row.id,
    from: row.from,
    author: names.get(row.email) ?? '',
    text: row.text,
    imageUrl: row.imageCid && `/ipfs/${row.imageCid}`,
    created: row.createdAt.toISOString(),
    isRead: row.readAt !== null,
  }))
}

async function namesOf(ctx: Context, emails: string[], { issuerId, reader }: Reading): Promise<Map<string, string>> {
  if (emails.length === 0) return new Map()
  const admins = await ctx.db
    .select({ email: issuerAdmins.email, first: issuerAdmins.firstName, last: issuerAdmins.lastName })
    .from(issuerAdmins)
    .where(and(eq(issuerAdmins.issuerId, issuerId), inArray(issuerAdmins.email, emails)))
  if (reader === 'community') return new Map(admins.map(({ email, first, last }) => [email, `${first} ${last}`.trim()]))
  const nameless = await ctx.db
    .select({ email: namelessAuthors.email })
    .from(namelessAuthors)
    .where(and(eq(namelessAuthors.issuerId, issuerId), inArray(namelessAuthors.email, emails)))
  const hidden = new Set(nameless.map(({ email }) => email))
  return new Map(admins.flatMap(({ email, first }) => (hidden.has(email) ? [] : [[email, first]])))
}
