import { createMemoryHistory } from '@tanstack/react-router'
import { beforeEach, describe, expect, test } from 'vitest'
import { BUILT_FEATURES } from '#base/feature-flags.ts'
import { fakeBrowser, tokenOf } from '#features/sign-in/studio/testing-browser.ts'
import { CATEGORIES } from '#features/templates/rules.ts'
import { createStudioRouter } from './routes.tsx'

const admin = tokenOf({ sub: 'one', did: 'did:sdi:0x1' })
const contributor = tokenOf({ sub: 'two', did: 'did:sdi:0x1', isContributor: true })
const applicant = tokenOf({ sub: 'three', signup: true })
const ended = Math.floor(Date.now() / 1000) - 1

/** The cookies that a visitor comes with. */
const VISITORS = {
  nobody: {},
  'an expired token': { token: tokenOf({ sub: 'one', exp: ended }), token_tmp: tokenOf({ sub: 'three', exp: ended }) },
  "a wallet's token": { token: tokenOf({ sub: 'four', aud: 'wallet' }) },
  'a token that cannot be decoded': { token: 'garbage', token_tmp: 'e30.e30.e30' },
  'a temporary token': { token_tmp: applicant },
  'an admin': { token: admin },
  'a contributor': { token: contributor },
  'an admin who begins one more community': { token: admin, token_tmp: applicant },
} as const
type Visitor = keyof typeof VISITORS
const SIGNED_OUT = ['nobody', 'an expired token', "a wallet's token", 'a token that cannot be decoded'] as const
const SIGNED_IN = ['an admin', 'a contributor', 'an admin who begins one more community'] as const

const LIST_PATHS = CATEGORIES.map((category) => `/templates/${category}`)
const LEGAL_PATHS = ['/settings/terms', '/settings/privacy', '/settings/legal', '/settings/cookies']
const UNKNOWN = [
  '/nowhere',
  '/templates',
  '/templates/gold',
  '/settings',
  '/settings/else',
  '/signin/more',
  '//example.org',
]
const INSIDE = [
  ...LIST_PATHS,
  ...LEGAL_PATHS,
  '/settings/language',
  '/settings/insights',
  '/search?q=ice',
  '/door/abc',
  '/verify-holders/abc',
]
const ADMINS_ONLY = [
  '/settings/profile',
  '/settings/account',
  '/settings/sessions',
  '/settings/mail',
  '/settings/access',
  '/settings/access/abc',
  '/settings/members',
  '/settings/channel',
  '/settings/quests',
  '/settings/quests/new',
  '/settings/quests/reviews',
  '/settings/sub-communities',
  '/settings/api-key',
  '/settings/api-key/webhooks/abc',
  '/settings/conversations',
  '/settings/promote',
]
const PUBLIC = [
  '/protected',
  '/invite',
  '/verify',
  '/verify/abc',
  '/share/abc',
  '/shown/abc',
  '/c/abc',
  '/steward/abc',
  '/verifier/abc',
  '/kiosk',
  '/undo-email',
  '/stop-replacement',
  '/promotion',
  '/ended',
]

let browser: ReturnType<typeof fakeBrowser>
beforeEach(() => {
  browser = fakeBrowser(globalThis)
  const listening = { addEventListener: () => undefined }
  const page = { ...listening, history: {}, origin: 'https://studio.example.org' }
  Object.assign(globalThis, { ...page, window: page, self: page })
  Object.assign(document, listening)
})

/** Where a visit ends, and whether the page there has the side bars. */
async function visit(path: string, visitor: Visitor) {
  for (const [name, token] of Object.entries(VISITORS[visitor])) browser.cookies.set(name, token)
  const router = createStudioRouter(createMemoryHistory({ initialEntries: [path] }))
  await router.load()
  const hasBars = router.state.matches.some(({ routeId }) => routeId === '/studio')
  return { at: router.state.location.href, hasBars }
}

type Row = [path: string, end: string, hasBars: boolean]
const stays = (paths: string[], hasBars: boolean): Row[] => paths.map((path) => [path, path, hasBars])
const leads = (paths: string[], end: string, hasBars: boolean): Row[] => paths.map((path) => [path, end, hasBars])

describe.each(SIGNED_OUT)('%s', (visitor) => {
  test.each<Row>([
    ...leads(['/', ...INSIDE, ...ADMINS_ONLY, ...UNKNOWN], '/signin', false),
    ...stays(['/signin', '/signin?new=1', '/expired', '/auth', ...PUBLIC], false),
    ...leads(['/signup', '/signup?connected=1'], '/signin?new=1', false),
  ])('at %s ends at %s', async (path, at, hasBars) => {
    expect(await visit(path, visitor)).toEqual({ at, hasBars })
    expect([...browser.cookies.keys()]).toEqual([])
  })
})

test.each<Row>([
  ...leads(['/', ...INSIDE, ...ADMINS_ONLY, ...UNKNOWN], '/signin', false),
  ...stays(['/signin', '/signup', '/signup?connected=1', '/expired', '/auth', ...PUBLIC], false),
])('a temporary token at %s ends at %s', async (path, at, hasBars) => {
  expect(await visit(path, 'a temporary token')).toEqual({ at, hasBars })
  expect(browser.cookies.get('token_tmp')).toBe(applicant)
})

describe.each(SIGNED_IN)('%s', (visitor) => {
  // The start page stays until it is known which templates there are.
  const start = '/'
  const mayBegin = visitor === 'an admin who begins one more community'
  const signUp = ['/signup', '/signup?connected=1']
  test.each<Row>([
    ...stays(INSIDE, true),
    ...stays(['/auth', ...PUBLIC], false),
    ...leads(['/', '/signin', '/signin?new=1', '/expired', ...UNKNOWN], start, true),
    ...(mayBegin ? stays(signUp, false) : leads(signUp, start, true)),
    ...(visitor === 'a contributor' ? leads(ADMINS_ONLY, '/settings/language', true) : stays(ADMINS_ONLY, true)),
  ])('at %s ends at %s', async (path, at, hasBars) => {
    expect(await visit(path, visitor)).toEqual({ at, hasBars })
  })
})

test('a sub-community has no page of sub-communities', async () => {
  const sub = tokenOf({ sub: 'one', did: 'did:sdi:0x1', isSubCommunity: true })
  browser.cookies.set('token', sub)
  const router = createStudioRouter(createMemoryHistory({ initialEntries: ['/settings/sub-communities'] }))
  await router.load()
  expect(router.state.location.href).toBe('/settings/profile')
})

test.each([
  ['/signin/', '/'],
  ['/settings/profile/', '/settings/profile/'],
  ['/door/abc/', '/door/abc/'],
])('%s leads to the same page as without its final slash', async (path, at) => {
  expect((await visit(path, 'an admin')).at).toBe(at)
})

describe('a feature that is off', () => {
  test('leads to the start page like an unknown path, with all paths below it', async () => {
    browser.metas.set(
      'features-off',
      'access apiKey channel door insights mail members presenting promote quests search sessions subCommunities webhooks',
    )
    const team = ['/settings/access', '/settings/access/abc', '/settings/members', '/settings/conversations']
    const off = [
      '/door/abc',
      '/door/abc/',
      '/verify-holders/abc',
      '/search?q=ice',
      '/settings/sessions',
      '/settings/mail',
      '/settings/channel',
      '/settings/insights',
      '/settings/quests',
      '/settings/sub-communities',
      '/settings/promote',
      '/settings/api-key',
      '/settings/api-key/webhooks/abc',
      ...team,
    ]
    for (const path of off) expect((await visit(path, 'an admin')).at).toBe('/')
    for (const path of ['/settings/profile', '/templates/role']) expect((await visit(path, 'an admin')).at).toBe(path)
  })

  test('is on when the server says nothing', async () => {
    expect(BUILT_FEATURES).toEqual([
      'access',
      'account',
      'apiKey',
      'channel',
      'door',
      'giving',
      'insights',
      'keptBadges',
      'mail',
      'members',
      'presenting',
      'promote',
      'quests',
      'search',
      'sessions',
      'subCommunities',
      'tour',
      'webhooks',
    ])
    expect((await visit('/door/abc', 'an admin')).at).toBe('/door/abc')
  })
})
