import { beforeEach, expect, test } from 'vitest'
import { keepLeftOpen } from './left-open.ts'
import { bearer, beginAnother, dropSession, enterWith, keepRenewed, promoteApplicant, readSession } from './session.ts'
import { standInBrowser, tokenOf } from './testing-browser.ts'

let browser: ReturnType<typeof standInBrowser>
beforeEach(() => {
  browser = standInBrowser(globalThis)
})

const full = tokenOf({ sub: 'one', did: 'did:sdi:0x1' })
const applicant = tokenOf({ sub: 'two', signup: true, connexionEmail: 'ines@example.org' })
const tokens = () => [readSession().full?.token, readSession().applicant?.token]

test('a sign-in leads to what its community had left open, or to the start', () => {
  expect(enterWith(full)).toBe('/')
  browser.goTo('/templates/role?hash=ab12')
  keepLeftOpen('did:sdi:0x1')
  expect(enterWith(full)).toBe('/templates/role?hash=ab12')
  expect(enterWith(full)).toBe('/')
})

test('a sign-up is kept as the temporary token and goes on in the wizard', () => {
  enterWith(full)
  expect(enterWith(applicant)).toBe('/signup?connected=1')
  expect(tokens()).toEqual([undefined, applicant])
})

test('a renewed token lies where that of its session lay', () => {
  enterWith(full)
  beginAnother(applicant)
  const renewedFull = tokenOf({ sub: 'one', did: 'did:sdi:0x1', email: 'new' })
  keepRenewed(renewedFull)
  expect(tokens()).toEqual([renewedFull, applicant])
  const renewedApplicant = tokenOf({ sub: 'two', signup: true, email: 'new' })
  keepRenewed(renewedApplicant)
  expect(tokens()).toEqual([renewedFull, renewedApplicant])
})

test('an answer that comes late brings no session back', () => {
  enterWith(full)
  keepRenewed(tokenOf({ sub: 'another' }))
  expect(tokens()).toEqual([full, undefined])
  dropSession()
  keepRenewed(full)
  expect(tokens()).toEqual([undefined, undefined])
  expect(bearer()).toBeUndefined()
})

test('of two tabs that sign out, the second has nothing to tell the first', async () => {
  enterWith(full)
  const otherTab = new BroadcastChannel('session')
  const told: unknown[] = []
  const isDone = new Promise<void>((resolve) => {
    otherTab.onmessage = ({ data }) => {
      told.push(data)
      if (data === 'end') resolve()
    }
  })
  const sender = new BroadcastChannel('session')
  dropSession()
  dropSession()
  sender.postMessage('end')
  await isDone
  expect(told).toEqual(['changed', 'end'])
  otherTab.close()
  sender.close()
})

test('the new community takes the place of the old one, whose token is handed back', () => {
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
