import { and, asc, desc, eq, inArray, notExists, sql } from 'drizzle-orm'
import type { Input, Output } from '#base/endpoint.ts'
import { issuerAdmins } from '#features/issuers/server/tables.ts'
import type { AdminContext } from '#platform/context.ts'
import { PEOPLE_PAGE, rightsWith } from '../../rules.ts'
import { folderPeople, folders, teamPeople } from '../../server/tables.ts'
import type * as contract from '../contract.ts'
import { hasNotEnded } from './may-use.ts'

type List = typeof contract.listPeople
type Person = Output<List>['people'][number]

/**
 * A page of the issuer's admins, by name, and contributors, last connected first, found by address or name. An admin may
 * use every folder; a contributor's rights are counted as long as they have not ended.
 */
export async function listPeople(ctx: AdminContext, { pageNumber, search }: Input<List>): Promise<Output<List>> {
  const start = (pageNumber - 1) * PEOPLE_PAGE
  const sought = search.toLowerCase()
  const admins = await adminsOf(ctx, sought)
  const shown = admins.slice(start, start + PEOPLE_PAGE)
  const range = { offset: Math.max(0, start - admins.length), limit: PEOPLE_PAGE - shown.length }
  const contributors = range.limit > 0 ? await contributorsOf(ctx, sought, range) : []
  const totalCount = admins.length + (await ctx.db.$count(teamPeople, isContributor(ctx, sought)))
  const totalPages = Math.max(1, Math.ceil(totalCount / PEOPLE_PAGE))
  return { people: [...shown, ...contributors], pagination: { totalPages, totalCount } }
}

async function adminsOf(ctx: AdminContext, sought: string): Promise<Person[]> {
  const { issuerId } = ctx.actor
  const all = await ctx.db.$count(folders, eq(folders.issuerId, issuerId))
  const rows = await ctx.db
    .select()
    .from(issuerAdmins)
    .where(eq(issuerAdmins.issuerId, issuerId))
    .orderBy(
      asc(sql`lower(${issuerAdmins.lastName})`),
      asc(sql`lower(${issuerAdmins.firstName})`),
      asc(issuerAdmins.email),
    )
  return rows
    .map((admin) => ({
      ...described(admin),
      name: `${admin.firstName} ${admin.lastName}`.trim(),
      isAdmin: true,
      creates: true,
      edits: all,
      distributes: all,
    }))
    .filter(({ email, name }) => email.includes(sought) || name.toLowerCase().includes(sought))
}

type Range = { offset: number; limit: number }

async function contributorsOf(ctx: AdminContext, sought: string, { offset, limit }: Range): Promise<Person[]> {
  const rows = await ctx.db
    .select()
    .from(teamPeople)
    .where(isContributor(ctx, sought))
    .orderBy(sql`${teamPeople.lastConnectionAt} desc nulls last`, desc(teamPeople.invitedAt), asc(teamPeople.email))
    .offset(offset)
    .limit(limit)
  const rightsOf = await countRights(
    ctx,
    rows.map(({ email }) => email),
  )
  return rows.map((person) => ({ ...described(person), name: '', isAdmin: false, ...rightsOf(person.email) }))
}

/** Contributors found by their address, without those who are admins too. */
function isContributor(ctx: AdminContext, sought: string) {
  const { issuerId } = ctx.actor
  const asAdmin = ctx.db
    .select({ email: issuerAdmins.email })
    .from(issuerAdmins)
    .where(and(eq(issuerAdmins.issuerId, issuerId), eq(issuerAdmins.email, teamPeople.email)))
  const isFound = sought === '' ? undefined : sql`strpos(${teamPeople.email}, ${sought}) > 0`
  return and(eq(teamPeople.issuerId, issuerId), isFound, notExists(asAdmin))
}

type Rights = Pick<Person, 'creates' | 'edits' | 'distributes'>

/** What each of some people may do in how many folders. */
async function countRights(ctx: AdminContext, emails: string[]): Promise<(email: string) => Rights> {
  const { issuerId } = ctx.actor
  const isTheirs = and(eq(folderPeople.issuerId, issuerId), inArray(folderPeople.email, emails))
  const rows = await ctx.db
    .select({ email: folderPeople.email, rights: folderPeople.rights })
    .from(folderPeople)
    .where(and(isTheirs, hasNotEnded(ctx.now())))
  const byEmail = Map.groupBy(rows, ({ email }) => email)
  return (email) => {
    const given = (byEmail.get(email) ?? []).map(({ rights }) => rights)
    return {
      creates: given.includes('create'),
      edits: given.filter((right) => rightsWith('edit').includes(right)).length,
      distributes: given.length,
    }
  }
}

type Dated = { email: string; registrationDate: Date | null; lastConnectionAt: Date | null }

function described({ email, registrationDate, lastConnectionAt }: Dated) {
  return {
    email,
    registrationDate: registrationDate?.toISOString() ?? '',
    lastConnectionDate: lastConnectionAt?.toISOString() ?? '',
  }
}
