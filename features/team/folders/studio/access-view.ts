import type { Output } from '#base/endpoint.ts'
import { dayOf, isOver, UNSEEN_DAYS } from '../../rules.ts'
import type { getAccess } from '../contract.ts'

export type Access = Output<typeof getAccess>
export type Folder = Access['roles'][number]
export type Connexion = Access['connexions'][number]
export type Permission = Folder['rights'][number]
/** A right and its last day, '' without end. */
export type Grant = Pick<Permission, 'rights' | 'until'>
export type FolderFilter = 'all' | 'affected' | 'unaffected'

const DAY_MS = 86_400_000

/** People by their last connection, newest first; those who never connected, then pending ones, by address. */
export function sortUsers(users: readonly Connexion[]): Connexion[] {
  const rank = ({ registrationDate, lastConnectionDate }: Connexion) => {
    if (registrationDate === '') return 2
    return lastConnectionDate === '' ? 1 : 0
  }
  return users.toSorted(
    (a, b) =>
      rank(a) - rank(b) ||
      (rank(a) === 0 ? b.lastConnectionDate.localeCompare(a.lastConnectionDate) : 0) ||
      a.email.localeCompare(b.email),
  )
}

/** Folders by name, as people count: "Role 2" before "Role 10". */
export function sortFolders(folders: readonly Folder[]): Folder[] {
  return folders.toSorted((a, b) => a.name.localeCompare(b.name, undefined, { numeric: true, sensitivity: 'base' }))
}

/** Whether a name or an address contains a typed text, ignoring case and accents. */
export function contains(name: string, search: string): boolean {
  return plain(name).includes(plain(search.trim()))
}

function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}

/** A person's right in a folder, undefined without one and after its last day. */
export function rightIn(folder: Folder, email: string, now = new Date()): Permission | undefined {
  const day = dayOf(now)
  return folder.rights.find((permission) => permission.email === email && !isOver(permission.until, day))
}

/** The last day of a person's right in a folder that is over, '' without one. */
export function endedIn(folder: Folder, email: string, now = new Date()): string {
  const day = dayOf(now)
  return folder.rights.find(({ email: of, until }) => of === email && isOver(until, day))?.until ?? ''
}

/**
 * What a person gets again in a folder: the right that was withdrawn a moment ago or that has ended, or the usual one. A
 * last day comes back while it is not over.
 */
export function rightAgain(folder: Folder, email: string, withdrawn?: Grant, now = new Date()): Grant {
  const had = withdrawn ?? folder.rights.find((permission) => permission.email === email)
  if (!had) return { rights: 'edit', until: '' }
  return { rights: had.rights, until: isOver(had.until, dayOf(now)) ? '' : had.until }
}

/** The folders of a person. */
export function foldersOf(access: Access, email: string): Folder[] {
  return access.roles.filter((folder) => rightIn(folder, email))
}

/** How many different templates some folders hold together. */
export function countTemplates(folders: readonly Folder[]): number {
  return new Set(folders.flatMap(({ templateIds }) => templateIds)).size
}

/** The folders that a person's panel lists, and the numbers of its filters for the typed text. */
export function filterFolders(access: Access, email: string, filter: FolderFilter, search: string) {
  const found = sortFolders(access.roles).filter(({ name }) => contains(name, search))
  const affected = found.filter((folder) => rightIn(folder, email))
  const unaffected = found.filter((folder) => !rightIn(folder, email))
  const shown = { all: found, affected, unaffected }[filter]
  return { shown, counts: { all: found.length, affected: affected.length, unaffected: unaffected.length } }
}

/** The people of a folder's page: those in the folder as it was opened (`first`) come before the others. */
export function usersOfFolder(users: readonly Connexion[], first: ReadonlySet<string>, search: string): Connexion[] {
  const found = sortUsers(users).filter(({ email }) => contains(email, search))
  return [...found.filter(({ email }) => first.has(email)), ...found.filter(({ email }) => !first.has(email))]
}

/** The access after one right is granted, changed or (null) withdrawn, before the server has said so. */
export function withRight(access: Access, roleId: string, email: string, right: Grant | null): Access {
  const roles = access.roles.map((folder) => {
    if (folder.id !== roleId) return folder
    const others = folder.rights.filter((permission) => permission.email !== email)
    const rights = right ? [...others, { email, ...right }] : others
    return { ...folder, rights, emails: emailsOf(rights) }
  })
  return { ...access, roles }
}

function emailsOf(rights: readonly Permission[]): string[] {
  const day = dayOf(new Date())
  return rights.filter(({ until }) => !isOver(until, day)).map(({ email }) => email)
}

/** What ends with a folder: people who lose at least one template that no other folder gives them, and those templates. */
export function lossesOf(access: Access, folder: Folder): { people: number; templates: number } {
  const lost = new Set<string>()
  const people = folder.emails.filter((email) => {
    const others = foldersOf(access, email).filter(({ id }) => id !== folder.id)
    const kept = new Set(others.flatMap(({ templateIds }) => templateIds))
    const gone = folder.templateIds.filter((id) => !kept.has(id))
    for (const id of gone) lost.add(id)
    return gone.length > 0
  })
  return { people: people.length, templates: lost.size }
}

export type Seen = { as: 'never' | 'today' | 'yesterday' | 'day' | 'unseen'; days: number }

/** How a last connection (ISO, or '') is worded: by the reader's calendar days, and as unseen after 90 of them. */
export function seenAs(lastConnectionDate: string, now: Date): Seen {
  if (lastConnectionDate === '') return { as: 'never', days: 0 }
  const days = Math.round((midnight(now) - midnight(new Date(lastConnectionDate))) / DAY_MS)
  if (days <= 0) return { as: 'today', days: 0 }
  if (days === 1) return { as: 'yesterday', days }
  return { as: days > UNSEEN_DAYS ? 'unseen' : 'day', days }
}

function midnight(at: Date): number {
  return new Date(at.getFullYear(), at.getMonth(), at.getDate()).getTime()
}
