import { expect, test } from 'vitest'
import type { HeldToken } from '#features/sign-in/studio/session.ts'
import { decideRoute } from './decide-route.ts'

const held: HeldToken = {
  token: 't',
  claims: {
    sub: 's',
    did: '',
    web2: true,
    connexionEmail: 'ines@example.org',
    isContributor: false,
    signup: false,
    isSubCommunity: false,
    email: '',
    exp: 1,
  },
}

test.each(['/', '/templates/basic', '/settings/language', '/anything'])(
  'without a token %s leads to sign-in',
  (path) => {
    expect(decideRoute(path, {})).toEqual({ to: '/signin' })
    expect(decideRoute(path, { applicant: held })).toEqual({ to: '/signin' })
  },
)

test.each(['/signin', '/signin/', '/expired', '/auth'])('%s is open without a token', (path) => {
  expect(decideRoute(path, {})).toBeUndefined()
})

test.each(['/signin', '/signup', '/signup/', '/expired'])('a token on %s leads to the start', (path) => {
  expect(decideRoute(path, { full: held })).toEqual({ to: '/' })
})

test('one more community is begun with a temporary token beside the full one', () => {
  expect(decideRoute('/signup', { full: held, applicant: held })).toBeUndefined()
  expect(decideRoute('/signin', { full: held, applicant: held })).toEqual({ to: '/' })
})

test('a mailed link is read whoever is signed in', () => {
  expect(decideRoute('/auth', { full: held })).toBeUndefined()
})

test('the wizard needs a connected address', () => {
  expect(decideRoute('/signup', {})).toEqual({ to: '/signin', search: { new: 1 } })
  expect(decideRoute('/signup', { applicant: held })).toBeUndefined()
})

test.each(['/verify', '/verify/', '/verify/abc', '/share/abc'])('%s is for everyone', (path) => {
  expect(decideRoute(path, {})).toBeUndefined()
  expect(decideRoute(path, { full: held })).toBeUndefined()
})
