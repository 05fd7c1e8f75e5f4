import { parseArgs } from 'node:util'
import { InvalidInput, Problem } from '#base/problem.ts'
import { MAIL_LIMIT_MAX, SUBS_LIMIT_MAX } from '#features/issuers/rules.ts'
import { promoteIssuer } from '#features/issuers/server/promotion/promote-issuer.ts'
import { setMailLimit } from '#features/issuers/server/set-mail-limit.ts'
import { setSubLimit } from '#features/issuers/server/set-sub-limit.ts'
import { moveSub } from '#features/sub-issuers/server/move-sub.ts'
import { announceReplacement } from '#features/team/account/server/announce-replacement.ts'
import type { SystemContext } from '#platform/context.ts'
import { SentenceError } from '../transfer/sentence-error.ts'
import { erasePerson } from './erase-person.ts'
import { findIssuers, type IssuerLine } from './find-issuers.ts'
import { INSIGHTS_COMMANDS, operateInsights } from './insights.ts'
import { operateKeptShare } from './kept-share.ts'
import { listProviders } from './list-providers.ts'
import { operatePoints, POINTS_COMMANDS } from './points.ts'
import { declineByCommand, listRequests, ownByCommand, promoteByCommand } from './promotion.ts'
import { operateReports } from './reports.ts'

export const OPERATOR_USAGE = `npm run operator -- SUBCOMMAND [--json]

  issuers [SEARCH] [--limit N]  issuers whose name, id or DID holds the text, or whose admin has the address (100 at most)
  issuer ID                     one issuer: admins, counts, limits, marks
  limit ID mails N              mails that it may send in 24 hours; "default" for MAIL_LIMIT_24H
  sub-limit ID N                sub-communities that it may have; "default" for 1000
  parent ID [PARENT|none]       the community that it is inside of; with PARENT puts it inside of that one, with "none" takes it out
  requests                      requests for the mark that wait, with what to check
  promote ID                    mark it as checked, for 24 months: you know who stands behind its name; accepts its request
  decline ID REASON             refuse its request: the community reads the reason, and may ask again after 30 days
  demote ID                     take that mark away
  own ID                        name it the platform's own community, the only one whose name may contain the brand word
  main-admin ID EMAIL           replace a main admin who can no longer be reached: all admins are e-mailed, and it happens in 7 days
  reports [--limit N]           posts of channels that members reported, those with the most reports first (100 at most)
  reports close POST            close the reports of a post, which stays
  reports remove POST           remove a post everywhere, and close its reports
  kept-share ID end             end the page on which a holder shows a badge of another issuer (/shown/ID)
  providers                     the providers at which holders can link an account: which are on, and what they cannot check
  erase-holder WHO [--yes]      erase a person who was sent or holds badges: says what is known, and erases it with --yes
  check-points [ID]             compare each community's book of points with its standings and members; changes nothing
  rebuild-points [ID]           write standings and members' points again from the book
  check-insights [ID]           compare each community's figures with a count over its claims and badges; changes nothing
  rebuild-insights [ID]         count them again; checks and openings of links, which have no rows, stay
  backfill-points               book badges that were issued without, as after a change of POINTS_ISSUERS; none is booked twice

WHO is an address, a holder's DID or id. ID is an issuer's id or DID. POST is a post's id. --json prints what was found, or the issuer after the change, for programs.`

const SHOWN = 100
/** Subcommands about one issuer. */
const OF_ONE = ['issuer', 'limit', 'sub-limit', 'parent', 'promote', 'decline', 'demote', 'own', 'main-admin']

/** Runs the operator's command and returns the text to print. Throws a `SentenceError` if it cannot be done. */
export async function operate(ctx: SystemContext, args: string[]): Promise<string> {
  const options = { json: { type: 'boolean' }, limit: { type: 'string' }, yes: { type: 'boolean' } } as const
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options })
  const [subcommand = '', id = '', ...rest] = positionals
  const limit = values.limit === undefined ? SHOWN : wholeNumber(values.limit)
  if (subcommand === 'reports') {
    return operateReports(ctx, positionals.slice(1), { isJson: values.json ?? false, limit })
  }
  if (subcommand === 'kept-share') return operateKeptShare(ctx, positionals.slice(1), { isJson: values.json ?? false })
  if (subcommand === 'requests') return listRequests(ctx, { isJson: values.json ?? false })
  if (subcommand === 'providers') return listProviders(ctx.config, { isJson: values.json ?? false })
  if (subcommand === 'issuers') {
    const found = await findIssuers(ctx, id, limit)
    return values.json ? JSON.stringify(found, null, 2) : printMany(found)
  }
  if (POINTS_COMMANDS.includes(subcommand)) {
    const issuerId = id === '' ? undefined : (await findOne(ctx, id)).id
    return operatePoints(ctx, subcommand, { issuerId, isJson: values.json ?? false })
  }
  if (INSIGHTS_COMMANDS.includes(subcommand)) {
    const issuerId = id === '' ? undefined : (await findOne(ctx, id)).id
    return operateInsights(ctx, subcommand, { issuerId, isJson: values.json ?? false })
  }
  if (subcommand === 'erase-holder') return erasePerson(ctx, id, { isMeant: values.yes ?? false, isJson: values.json })
  if (!OF_ONE.includes(subcommand)) {
    throw new SentenceError(
      `${subcommand ? `There is no subcommand "${subcommand}".` : 'Say what to do.'}\n\n${OPERATOR_USAGE}`,
    )
  }
  const issuer = await findOne(ctx, id)
  if (subcommand === 'main-admin') return replaceMainAdmin(ctx, issuer, rest[0] ?? '')
  await change(ctx, subcommand, issuer, rest)
  const after = await findOne(ctx, issuer.id)
  return values.json ? JSON.stringify(after, null, 2) : printOne(after)
}

async function change(ctx: SystemContext, subcommand: string, issuer: IssuerLine, rest: string[]): Promise<void> {
  if (subcommand === 'issuer') return
  if (subcommand === 'parent' && rest.length === 0) return
  assertLiving(issuer)
  if (subcommand === 'parent') return moveInto(ctx, issuer, rest[0] ?? '')
  if (subcommand === 'sub-limit') return limitSubs(ctx, issuer, rest[0] ?? '')
  if (subcommand === 'promote') return promoteByCommand(ctx, issuer)
  if (subcommand === 'decline') return declineByCommand(ctx, issuer, rest)
  if (subcommand === 'own') return ownByCommand(ctx, issuer)
  if (subcommand === 'demote') return promoteIssuer(ctx, { issuerId: issuer.id, promoted: false })
  const [what, value = ''] = rest
  if (what !== 'mails') throw new SentenceError(`Say which limit: limit ${issuer.id} mails N. Nothing was changed.`)
  const mails = value === 'default' ? undefined : wholeNumber(value)
  const sentence = `A limit is a whole number from 0 to ${MAIL_LIMIT_MAX}, or "default"`
  await setMailLimit(ctx, { issuerId: issuer.id, mails }).catch(asSentence(sentence))
}

async function limitSubs(ctx: SystemContext, { id }: IssuerLine, value: string): Promise<void> {
  const subs = value === 'default' ? undefined : wholeNumber(value)
  await setSubLimit(ctx, { issuerId: id, subs }).catch(
    asSentence(`A limit is a whole number from 0 to ${SUBS_LIMIT_MAX}, or "default"`),
  )
}

async function moveInto(ctx: SystemContext, issuer: IssuerLine, into: string): Promise<void> {
  const parent = into === 'none' ? undefined : await findOne(ctx, into)
  if (parent) assertLiving(parent)
  await moveSub(ctx, { issuerId: issuer.id, parentId: parent?.id }).catch((error: unknown) => {
    const sentence = error instanceof Problem ? NOT_MOVED[error.key] : undefined
    throw sentence ? new SentenceError(`${sentence} Nothing was changed.`) : error
  })
}

const NOT_MOVED: Record<string, string> = {
  isSubCommunity: 'A community with sub-communities cannot be one, and one inside of another cannot have any.',
  tooManySubs: 'The parent has as many sub-communities as its limit allows; sub-limit raises it.',
  notAllowed: 'It is inside of another community. Take it out first: parent ID none.',
}

function asSentence(sentence: string) {
  return (error: unknown) => {
    throw error instanceof InvalidInput ? new SentenceError(`${sentence}. Nothing was changed.`) : error
  }
}

async function replaceMainAdmin(ctx: SystemContext, issuer: IssuerLine, address: string): Promise<string> {
  const email = address.trim().toLowerCase()
  if (!email) throw new SentenceError(`Name the new main admin: main-admin ${issuer.id} EMAIL. Nothing was changed.`)
  assertLiving(issuer)
  const dueAt = await announceReplacement(ctx, { issuerId: issuer.id, email }).catch((error: unknown) => {
    const sentence = error instanceof Problem ? REFUSED[error.key] : undefined
    throw sentence ? new SentenceError(`${email} ${sentence} ${issuer.name}. Nothing was changed.`) : error
  })
  return `The admins of ${issuer.name} are notified. ${email} becomes its main admin on ${dueAt.toISOString()}, unless one of them stops it.`
}

const REFUSED: Record<string, string> = {
  notFound: 'is the main admin already, or no registered admin, of',
  notAllowed: 'cannot be made the main admin: the key of a wallet runs',
}

function assertLiving({ name, deletedAt }: IssuerLine): void {
  if (deletedAt) throw new SentenceError(`${name} was deleted on ${deletedAt}. Nothing was changed.`)
}

async function findOne(ctx: SystemContext, id: string): Promise<IssuerLine> {
  if (!id) throw new SentenceError(`Name an issuer by its id or DID.\n\n${OPERATOR_USAGE}`)
  const found = (await findIssuers(ctx, id, SHOWN)).find((issuer) => issuer.id === id || sameDid(issuer.did, id))
  if (found) return found
  throw new SentenceError(`There is no issuer ${id}. npm run operator -- issuers lists them. Nothing was changed.`)
}

const sameDid = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()

function wholeNumber(text: string): number {
  if (/^\d{1,9}$/.test(text)) return Number(text)
  throw new SentenceError(`"${text}" is no whole number. Nothing was changed.`)
}

function printMany(found: IssuerLine[]): string {
  if (found.length === 0) return 'No issuer fits.'
  const lines = found.map(
    ({ id, name, templates, badges, mailsIn24h, mailLimit24h, parent, promotedAt, deletedAt }) => {
      const marks = [parent && `inside ${parent.name}`, promotedAt && 'checked', deletedAt && 'deleted']
        .filter(Boolean)
        .join(', ')
      return `${id}  ${name}${marks && ` (${marks})`}: ${templates} templates, ${badges} badges, ${mailsIn24h} of ${mailLimit24h} mails in 24 hours`
    },
  )
  return lines.join('\n')
}

function printOne(issuer: IssuerLine): string {
  const { mailsIn24h, mailLimit24h, promotedAt } = issuer
  return [
    issuer.name,
    `  id        ${issuer.id}`,
    `  DID       ${issuer.did}`,
    `  admins    ${issuer.admins.join(', ') || 'none'}`,
    `  made on   ${issuer.createdAt}${issuer.deletedAt && `, deleted on ${issuer.deletedAt}`}`,
    `  checked   ${promotedAt || 'no'}`,
    `  inside    ${issuer.parent ? `${issuer.parent.name} (${issuer.parent.id})` : 'no other community'}`,
    `  contains  ${issuer.subs} of ${issuer.subLimit} sub-communities`,
    `  content   ${issuer.templates} templates, ${issuer.badges} badges`,
    `  mails     ${mailsIn24h} of ${mailLimit24h} in 24 hours (${whichLimit(issuer)})`,
  ].join('\n')
}

function whichLimit({ ownMailLimit, mailsNewUntil, mailsElsewhere }: IssuerLine): string {
  if (ownMailLimit) return 'a limit of its own'
  const name = mailsNewUntil ? `MAIL_LIMIT_FIRST_WEEK and what was collected, until ${mailsNewUntil}` : 'MAIL_LIMIT_24H'
  return mailsElsewhere > 0 ? `${name}; ${mailsElsewhere} more by other communities of its address` : name
}
