import { eraseEverywhere } from '#features/leaving/server/erase-everywhere.ts'
import { findPerson, type Person } from '#features/leaving/server/find-person.ts'
import type { SystemContext } from '#platform/context.ts'
import { SentenceError } from '../transfer/sentence-error.ts'

/**
 * Erases the person with an address, a DID or a holder's id, and returns what was erased and kept; without
 * confirmation, only what would be erased. Throws a `SentenceError` for an unknown person.
 */
export async function erasePerson(
  ctx: SystemContext,
  who: string,
  { isMeant, isJson }: { isMeant: boolean; isJson?: boolean | undefined },
): Promise<string> {
  if (!who)
    throw new SentenceError('Name whom to erase: an address, a DID, or the id of a holder. Nothing was changed.')
  const person = await findPerson(ctx, who)
  if (!person)
    throw new SentenceError(
      `Nothing is known of ${who} as a person who holds or was sent badges, or works in folders. Nothing was changed.`,
    )
  if (isMeant) await eraseEverywhere(ctx, person)
  if (isJson) return JSON.stringify({ ...person, erased: isMeant }, null, 2)
  return [
    isMeant ? 'Erased:' : 'Known, and not erased:',
    ...linesOf(person),
    '',
    ...whatStays(person),
    ...goOn(isMeant),
  ].join('\n')
}

function linesOf({
  wallets,
  emails,
  claims,
  mentions,
  shares,
  memberships,
  conversations,
  sessions,
  contributorOf,
}: Person): string[] {
  const kinds = { email: 'whose key this server keeps', own: 'with a key of its own' }
  return [
    ...wallets.flatMap(({ did, badgeDid, kind }) => [
      `  wallet       ${did}, ${kinds[kind]}`,
      ...(badgeDid ? [`  badge key    ${badgeDid}`] : []),
    ]),
    ...emails.map((email) => `  address      ${email}`),
    `  sent         ${claims} claims: address, note, name, evidence, answer of the mail server`,
    `  elsewhere    ${mentions} rows of imports, visits to open links, saved lists, invitations, changes of address, requests for the mark`,
    `  public pages ${shares}`,
    `  memberships  ${memberships}`,
    `  conversations ${conversations}, with the messages of both sides`,
    `  sessions     ${sessions}`,
    ...contributorOf.map((name) => `  contributor  of ${name}: folders, invitation and sessions`),
  ]
}

function whatStays({ wallets, badges, adminOf }: Person): string[] {
  return [
    'What stays:',
    `  ${badges} badges, signed by their issuers under these DIDs; an issuer revokes them. Their documents may hold evidence, and a ticket's a name.`,
    ...(wallets.some(({ kind }) => kind === 'own')
      ? ['  Whoever has the key of its own opens that wallet again.']
      : []),
    '  The DID of each account, without name and address; its badges belong to it and name its badge key.',
    '  That an address wants no mails from a community, as a hash.',
    ...adminOf.map(
      (name) => `  The address is an admin of ${name}: its main admin removes it, or it goes with the community.`,
    ),
    '  Backups, mails in DATA_DIR/outbox, and what was already mailed.',
  ]
}

const goOn = (isMeant: boolean) =>
  isMeant ? ['', 'Note the day, and erase again after a restore.'] : ['', 'To erase, repeat it with --yes.']
