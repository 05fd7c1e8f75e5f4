import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { Output } from '#base/endpoint.ts'
import { issuerAdmins } from '#features/issuers/server/tables.ts'
import type { AdminContext } from '#platform/context.ts'
import type * as contract from '../access-contract.ts'
import { isOpen } from './invite.ts'
import { folderPeople, folders, folderTemplates, invitations, teamPeople } from './tables.ts'

type Access = Output<typeof contract.getAccess>

/** All folders of the issuer by name, with their templates and people, and all people, last connected first. */
export async function getAccess(ctx: AdminContext): Promise<Access> {
  const { issuerId } = ctx.actor
  const [roles, connexions, adminCount] = await Promise.all([
    rolesOf(ctx),
    connexionsOf(ctx),
    ctx.db.$count(issuerAdmins, eq(issuerAdmins.issuerId, issuerId)),
  ])
  return { roles, connexions, adminCount }
}

async function rolesOf(ctx: AdminContext): Promise<Access['roles']> {
  const { issuerId } = ctx.actor
  // As one JSON text per folder: tens of thousands of rows are slow to read one by one.
  const templatesOf = ctx.db
    .select({
      all: sql`coalesce(json_agg(${folderTemplates.templateId} order by ${folderTemplates.templateId}), '[]')`,
    })
    .from(folderTemplates)
    .where(eq(folderTemplates.folderId, folders.id))
  const right = sql`json_build_object('email', ${folderPeople.email}, 'rights', ${folderPeople.rights},
    'until', coalesce(${folderPeople.until}::text, ''))`
  const peopleOf = ctx.db
    .select({ all: sql`coalesce(json_agg(${right} order by ${folderPeople.email}), '[]')` })
    .from(folderPeople)
    .where(eq(folderPeople.folderId, folders.id))
  const rows = await ctx.db
    .select({
      id: folders.id,
      name: folders.name,
      templateIds: sql<string[]>`(${templatesOf})`,
      rights: sql<Access['roles'][number]['rights']>`(${peopleOf})`,
      seesAddresses: folders.seesAddresses,
      mailsADay: folders.mailsADay,
    })
    .from(folders)
    .where(eq(folders.issuerId, issuerId))
  // Not by the database, whose order of letters is the operator's choice.
  const { compare } = new Intl.Collator(ctx.language, { numeric: true })
  rows.sort((a, b) => compare(a.name, b.name))
  return rows.map(({ mailsADay, rights, ...folder }) => ({
    ...folder,
    rights,
    emails: rights.map(({ email }) => email),
    mailsADay: mailsADay ?? 0,
  }))
}

async function connexionsOf(ctx: AdminContext): Promise<Access['connexions']> {
  const { issuerId } = ctx.actor
  const isTheirs = and(eq(invitations.issuerId, issuerId), eq(invitations.email, teamPeople.email))
  const rows = await ctx.db
    .select({
      email: teamPeople.email,
      registrationDate: teamPeople.registrationDate,
      lastConnectionAt: teamPeople.lastConnectionAt,
      invitedAt: teamPeople.invitedAt,
      sentAt: invitations.sentAt,
      expiresAt: invitations.expiresAt,
    })
    .from(teamPeople)
    .leftJoin(invitations, and(isTheirs, eq(invitations.kind, 'folder'), isOpen()))
    .where(eq(teamPeople.issuerId, issuerId))
    .orderBy(sql`${teamPeople.lastConnectionAt} desc nulls last`, desc(teamPeople.invitedAt), asc(teamPeople.email))
  return rows.map(({ email, registrationDate, lastConnectionAt, invitedAt, sentAt, expiresAt }) => ({
    email,
    registrationDate: registrationDate?.toISOString() ?? '',
    lastConnectionDate: lastConnectionAt?.toISOString() ?? '',
    invitedDate: registrationDate ? '' : (sentAt ?? invitedAt).toISOString(),
    isExpired: !registrationDate && !(expiresAt && expiresAt > ctx.now()),
  }))
}
