import { and, eq, isNotNull, lte, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Output } from '#base/endpoint.ts'
import { issuerAdmins } from '#features/issuers/server/tables.ts'
import type { AdminContext } from '#platform/context.ts'
import { dayOf, isOver, type Right } from '../../rules.ts'
import { isOpen } from '../../server/invite.ts'
import { folderPeople, folders, folderTemplates, invitations, teamPeople } from '../../server/tables.ts'
import type * as contract from '../contract.ts'

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

type Role = Access['roles'][number]

async function rolesOf(ctx: AdminContext): Promise<Role[]> {
  const rows = await ctx.db.select().from(folders).where(eq(folders.issuerId, ctx.actor.issuerId))
  const [templatesOf, rightsOf] = [await readTemplates(ctx), await readRights(ctx)]
  const today = dayOf(ctx.now())
  // Not by the database, whose order of letters is the operator's choice.
  const { compare } = new Intl.Collator(ctx.language, { numeric: true })
  return rows
    .sort((a, b) => compare(a.name, b.name))
    .map(({ id, name, seesAddresses, mailsADay }) => {
      const rights = rightsOf.get(id) ?? []
      const emails = rights.filter(({ until }) => !isOver(until, today)).map(({ email }) => email)
      return {
        id,
        name,
        templateIds: templatesOf.get(id) ?? [],
        emails,
        rights,
        seesAddresses,
        mailsADay: mailsADay ?? 0,
      }
    })
}

/** Ids of the templates by folder, in no order. One text per folder: tens of thousands of rows are slow to read one by one. */
async function readTemplates(ctx: AdminContext): Promise<Map<string, string[]>> {
  const rows = await ctx.db
    .select({ folderId: folderTemplates.folderId, ids: sql<string>`string_agg(${folderTemplates.templateId}, ' ')` })
    .from(folderTemplates)
    .where(eq(folderTemplates.issuerId, ctx.actor.issuerId))
    .groupBy(folderTemplates.folderId)
  return new Map(rows.map(({ folderId, ids }) => [folderId, ids.split(' ')]))
}

/** People and their rights by folder, read likewise: no address contains a space. */
async function readRights(ctx: AdminContext): Promise<Map<string, Role['rights']>> {
  const { email, rights, until } = folderPeople
  const line = sql`${email} || ' ' || ${rights} || ' ' || coalesce(${until}::text, '')`
  const rows = await ctx.db
    .select({ folderId: folderPeople.folderId, lines: sql<string>`string_agg(${line}, ${'\n'})` })
    .from(folderPeople)
    .where(eq(folderPeople.issuerId, ctx.actor.issuerId))
    .groupBy(folderPeople.folderId)
  return new Map(rows.map(({ folderId, lines }) => [folderId, lines.split('\n').sort().map(rightOf)]))
}

function rightOf(line: string): Role['rights'][number] {
  const [email = '', rights, until = ''] = line.split(' ')
  return { email, rights: rights as Right, until }
}

/** All people in one text: the database writes thousands of rows and instants faster than they are read one by one here. */
async function connexionsOf(ctx: AdminContext): Promise<Access['connexions']> {
  const { issuerId } = ctx.actor
  const { email, registrationDate, lastConnectionAt, invitedAt } = teamPeople
  const { sentAt, expiresAt } = invitations
  const isTheirs = and(eq(invitations.issuerId, issuerId), eq(invitations.email, email))
  const isJoined = isNotNull(registrationDate)
  const invitedDate = sql`case when ${isJoined} then '' else ${isoText(sql`coalesce(${sentAt}, ${invitedAt})`)} end`
  const isExpired = sql`not ${isJoined} and coalesce(${lte(expiresAt, ctx.now())}, true)`
  const line = sql`concat_ws(' ', ${email}, ${isoText(registrationDate)}, ${isoText(lastConnectionAt)}, ${invitedDate}, ${isExpired})`
  const [row] = await ctx.db
    .select({
      lines: sql<string | null>`string_agg(${line}, ${'\n'}
        order by ${lastConnectionAt} desc nulls last, ${invitedAt} desc, ${email})`,
    })
    .from(teamPeople)
    .leftJoin(invitations, and(isTheirs, eq(invitations.kind, 'folder'), isOpen()))
    .where(eq(teamPeople.issuerId, issuerId))
  return row?.lines ? row.lines.split('\n').map(connexionOf) : []
}

function connexionOf(line: string): Access['connexions'][number] {
  const [email = '', registrationDate = '', lastConnectionDate = '', invitedDate = '', isExpired] = line.split(' ')
  return { email, registrationDate, lastConnectionDate, invitedDate, isExpired: isExpired === 't' }
}

/** An instant as the wire has it, '' for none. */
function isoText(instant: SQLWrapper): SQL {
  return sql`coalesce(to_char(${instant} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), '')`
}
