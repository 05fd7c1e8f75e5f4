import { beforeEach, expect, test } from 'vitest'
import { adminProfile, outsideToken } from '../inside/studio/inside.ts'
import { keepLeftOpen } from './left-open.ts'
import {
  bearer,
  beginAnother,
  dropSession,
  enterInside,
  enterWith,
  keepRenewed,
  promoteApplicant,
  readSession,
  returnOutside,
} from './session.ts'

import { fakeBrowser, tokenOf } from './testing-browser.ts'

let browser: ReturnType<typeof fakeBrowser>
beforeEach(() => {
  browser = fakeBrowser(globalThis)
})

const full = tokenOf({ sub: 'one', did: 'did:sdi:0x1' })
const applicant = tokenOf({ sub: 'two', signup: true, connexionEmail: 'ines@example.org' })
const tokens = () => [readSession().full?.token, readSession().applicant?.token]

test('leads a sign-in to the page that its community left open, or to the home page', () => {
  expect(enterWith(full)).toBe('/')
  browser.goTo('/templates/role?hash=ab12')
  keepLeftOpen('did:sdi:0x1', 'admin')
  expect(enterWith(full)).toBe('/templates/role?hash=ab12')
  expect(enterWith(full)).toBe('/')
})

test('keeps a sign-up as the temporary token and continues in the wizard', () => {
  enterWith(full)
  expect(enterWith(applicant)).toBe('/signup?connected=1')
  expect(tokens()).toEqual([undefined, applicant])
})

test('stores a renewed token in place of the old one of its session', () => {
  enterWith(full)
  beginAnother(applicant)
  const renewedFull = tokenOf({ sub: 'one', did: 'did:sdi:0x1', email: 'new' })
  keepRenewed(renewedFull)
  expect(tokens()).toEqual([renewedFull, applicant])
  const renewedApplicant = tokenOf({ sub: 'two', signup: true, email: 'new' })
  keepRenewed(renewedApplicant)
  expect(tokens()).toEqual([renewedFull, renewedApplicant])
})

test('does not restore a session from a late response', () => {
  enterWith(full)
  keepRenewed(tokenOf({ sub: 'another' }))
  expect(tokens()).toEqual([full, undefined])
  dropSession()
  keepRenewed(full)
  expect(tokens()).toEqual([undefined, undefined])
  expect(bearer()).toBeUndefined()
})

test('announces a sign-out in two tabs only once', async () => {
  enterWith(full)
  const otherTab = new BroadcastChannel('session')
  const messages: unknown[] = []
  const isDone = new Promise<void>((resolve) => {
    otherTab.onmessage = ({ data }) => {
      messages.push(data)
      if (data === 'end') resolve()
    }
  })
  const sender = new BroadcastChannel('session')
  dropSession()
  dropSession()
  sender.postMessage('end')
  await isDone
  expect(messages).toEqual(['changed', 'end'])
  otherTab.close()
  sender.close()
})

test('replaces the old community by the new one and returns its token', () => {
  enterWith(full)
  beginAnother(applicant)
  expect(promoteApplicant()).toBe(full)
  expect(tokens()).toEqual([applicant, undefined])
})

test.each([tokenOf({ sub: 'one', exp: 1 }), 'no token', ''])(
  'a token that has ended or is none (%s) is removed',
  (token) => {
    browser.cookies.set('token', token)
    expect(tokens()).toEqual([undefined, undefined])
    expect(browser.cookies.has('token')).toBe(false)
  },
)

const inside = tokenOf({ sub: 'three', did: 'did:sdi:0x2', isSubCommunity: true })
const profile = { name: 'Example Climbers', profileImage: '/ipfs/abc' }
const outside = () => [outsideToken(), adminProfile()]

test('keeps the parent beside a sub-community until the return, a sign-in or a sign-out', () => {
  for (const leave of [() => returnOutside(full), () => enterWith(full), dropSession]) {
    enterWith(full)
    enterInside(inside, profile)
    expect([bearer(), ...outside()]).toEqual([inside, full, profile])
    leave()
    expect(outside()).toEqual([undefined, undefined])
  }
})

test('a community that was released while it was opened is an ordinary one', () => {
  enterWith(full)
  enterInside(tokenOf({ sub: 'three', did: 'did:sdi:0x2' }), profile)
  expect([readSession().full?.claims.sub, ...outside()]).toEqual(['three', undefined, undefined])
})

test('reads no parent from a broken cookie', () => {
  browser.cookies.set('adminProfile', '%7Bname')
  expect(adminProfile()).toBeUndefined()
})
