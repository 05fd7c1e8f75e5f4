import { describe, expect, test } from 'vitest'
import {
  type Access,
  type Connexion,
  contains,
  countTemplates,
  endedIn,
  type Folder,
  filterFolders,
  foldersOf,
  lossesOf,
  rightAgain,
  rightIn,
  seenAs,
  sortFolders,
  sortUsers,
  usersOfFolder,
  withRight,
} from './access-view.ts'

function user(email: string, lastConnectionDate = '', registrationDate = '2026-01-14T10:00:00.000Z'): Connexion {
  return { email, registrationDate, lastConnectionDate, invitedDate: '', isExpired: false }
}

function folder(name: string, people: string[], templateIds: string[] = []): Folder {
  const rights = people.map((email) => ({ email, rights: 'edit' as const, until: '' }))
  return { id: name, name, templateIds, emails: people, rights, seesAddresses: true, mailsADay: 0 }
}

const BIKES = folder('Bikes', ['nadia', 'tom'], ['t1', 't2'])
const EVENTS = folder('Événements', ['nadia'], ['t2', 't3'])
const EMPTY = folder('Role 1', [])
const ACCESS: Access = {
  roles: [EVENTS, EMPTY, BIKES],
  connexions: [user('nadia'), user('tom'), user('zoe')],
  adminCount: 1,
}

const names = (folders: Folder[]) => folders.map(({ name }) => name)
const addresses = (users: Connexion[]) => users.map(({ email }) => email)

test('sorts people by last connection, with those who never came and then pending ones at the end', () => {
  const users = [
    user('a-pending', '', ''),
    user('never'),
    user('long-ago', '2026-07-14T10:00:00.000Z'),
    user('today', '2026-11-22T13:12:00.000Z'),
  ]
  expect(addresses(sortUsers(users))).toEqual(['today', 'long-ago', 'never', 'a-pending'])
})

test('sorts folders by name with numbers as numbers', () => {
  expect(names(sortFolders(['Role 10', 'bikes', 'Role 2', 'Été'].map((name) => folder(name, []))))).toEqual([
    'bikes',
    'Été',
    'Role 2',
    'Role 10',
  ])
})

test('finds a text in a name regardless of case, accents and spaces around it', () => {
  expect(contains('Événements', ' EVENE ')).toBe(true)
  expect(contains('Événements', 'evenin')).toBe(false)
})

describe('the filters of a person', () => {
  test('count what the search finds, whichever is selected', () => {
    const all = filterFolders(ACCESS, 'nadia', 'all', '')
    expect(all.counts).toEqual({ all: 3, affected: 2, unaffected: 1 })
    expect(filterFolders(ACCESS, 'nadia', 'affected', 'e').counts).toEqual({ all: 3, affected: 2, unaffected: 1 })
    expect(filterFolders(ACCESS, 'nadia', 'affected', 'bik').counts).toEqual({ all: 1, affected: 1, unaffected: 0 })
  })

  test('list the folders with and without a right', () => {
    expect(names(filterFolders(ACCESS, 'nadia', 'affected', '').shown)).toEqual(['Bikes', 'Événements'])
    expect(names(filterFolders(ACCESS, 'nadia', 'unaffected', '').shown)).toEqual(['Role 1'])
  })
})

test('counts a template of two folders once', () => {
  expect(countTemplates(foldersOf(ACCESS, 'nadia'))).toBe(3)
  expect(countTemplates(foldersOf(ACCESS, 'zoe'))).toBe(0)
})

test('lists the people of a folder before the others', () => {
  const users = [
    user('seen-last', '2026-11-22T13:12:00.000Z'),
    user('inside', '2026-11-01T10:00:00.000Z'),
    user('inside-too', '2026-11-02T10:00:00.000Z'),
  ]
  const first = new Set(['inside', 'inside-too'])
  expect(addresses(usersOfFolder(users, first, ''))).toEqual(['inside-too', 'inside', 'seen-last'])
  expect(addresses(usersOfFolder(users, first, 'too'))).toEqual(['inside-too'])
})

describe('a right', () => {
  const rightsOf = (access: Access) => access.roles.find(({ id }) => id === 'Bikes')?.rights

  test('is granted, changed and withdrawn in its folder only', () => {
    const granted = withRight(ACCESS, 'Bikes', 'zoe', { rights: 'create', until: '2026-12-31' })
    expect(rightsOf(granted)).toContainEqual({ email: 'zoe', rights: 'create', until: '2026-12-31' })
    const changed = withRight(granted, 'Bikes', 'zoe', { rights: 'distribute', until: '' })
    expect(rightsOf(changed)?.filter(({ email }) => email === 'zoe')).toEqual([
      { email: 'zoe', rights: 'distribute', until: '' },
    ])
    const withdrawn = withRight(changed, 'Bikes', 'zoe', null)
    expect(withdrawn.roles.find(({ id }) => id === 'Bikes')?.emails).toEqual(['nadia', 'tom'])
    expect(withdrawn.roles.find(({ id }) => id === 'Événements')).toEqual(EVENTS)
  })

  test('holds until the end of its last day, and is then only named as ended', () => {
    const dated = { ...BIKES, rights: [{ email: 'zoe', rights: 'edit' as const, until: '2026-03-31' }] }
    const lastMoment = new Date('2026-03-31T23:59:59.999Z')
    expect(rightIn(dated, 'zoe', lastMoment)?.rights).toBe('edit')
    expect(endedIn(dated, 'zoe', lastMoment)).toBe('')
    const nextDay = new Date('2026-04-01T00:00:00.000Z')
    expect(rightIn(dated, 'zoe', nextDay)).toBeUndefined()
    expect(endedIn(dated, 'zoe', nextDay)).toBe('2026-03-31')
    expect(endedIn(BIKES, 'tom', nextDay)).toBe('')
  })

  test('comes back as it was withdrawn, without a last day that is over', () => {
    const now = new Date('2026-04-01T12:00:00.000Z')
    const create = (until: string) => ({ rights: 'create' as const, until })
    expect(rightAgain(BIKES, 'zoe', create('2026-12-31'), now)).toEqual(create('2026-12-31'))
    expect(rightAgain(BIKES, 'zoe', create('2026-03-31'), now)).toEqual(create(''))
  })

  test('that has ended comes back without an end, and is the usual one for others', () => {
    const rights = [{ email: 'zoe', rights: 'create' as const, until: '2026-03-31' }]
    const now = new Date('2026-04-01T12:00:00.000Z')
    expect(rightAgain({ ...BIKES, rights }, 'zoe', undefined, now)).toEqual({ rights: 'create', until: '' })
    expect(rightAgain(BIKES, 'zoe', undefined, now)).toEqual({ rights: 'edit', until: '' })
  })
})

describe('deleting a folder', () => {
  test('costs people the templates that no other folder gives them', () => {
    expect(lossesOf(ACCESS, BIKES)).toEqual({ people: 2, templates: 2 })
    expect(lossesOf(ACCESS, EVENTS)).toEqual({ people: 1, templates: 1 })
  })

  test('costs nobody anything when all have its templates elsewhere', () => {
    const copy = folder('Copy', ['nadia'], ['t2', 't3'])
    expect(lossesOf({ ...ACCESS, roles: [...ACCESS.roles, copy] }, copy)).toEqual({ people: 0, templates: 0 })
  })
})

test.each([
  [0, 'today'],
  [1, 'yesterday'],
  [2, 'day'],
  [90, 'day'],
  [91, 'unseen'],
] as const)('someone seen %i days ago is shown as %s', (days, as) => {
  const now = new Date(2026, 10, 22, 0, 30)
  const seen = new Date(2026, 10, 22 - days, 23, 0)
  expect(seenAs(seen.toISOString(), now)).toEqual({ as, days })
})

test('someone who never connected is shown so', () => {
  expect(seenAs('', new Date())).toEqual({ as: 'never', days: 0 })
})
