import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey as pbkdf2 } from 'altcha-lib/algorithms/pbkdf2'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailedCode, readMailedCode } from '#features/door/server/mailed-code.ts'
import { isStaticCode, staticCode } from '#features/door/server/static-code.ts'
import { readStewardToken, stewardUrl } from '#features/door/stewards/server/steward-token.ts'
import { GATE_COOKIE } from '#features/gate/rules.ts'
import { makeGatePass, passesGate } from '#features/gate/server/gate-pass.ts'
import { mintAccessToken, readAccessToken } from '#features/issuing/protocol/server/access-token.ts'
import * as claimTokens from '#features/mailing/server/claim-token.ts'
import { areDigitsOf, digitsOfEntry, entryDigits, hashEntryDigits } from '#features/mailing/server/entry-digits.ts'
import { getCaptcha } from '#features/sign-in/captcha/server/get-captcha.ts'
import { solveCaptcha } from '#features/sign-in/captcha/server/solve-captcha.ts'
import { makeCaptchaPass, takeCaptchaPass } from '#features/sign-in/captcha/server/take-captcha-pass.ts'
import { secretsOfLink } from '#features/sign-in/server/links/link-secrets.ts'
import { makeLink } from '#features/sign-in/server/links/make-link.ts'
import { readCode } from '#features/sign-in/server/links/read-code.ts'
import { isKnownBrowser, rememberBrowser } from '#features/sign-in/server/queries.ts'
import { magicLinks } from '#features/sign-in/server/tables.ts'
import { mintToken, readToken } from '#platform/access/tokens.ts'
import type { Config } from '#platform/settings/config.ts'
import { openWorld, type World } from '#testing/world.ts'

let world: World
/** The settings before SECRET changed, with both values, and without the old one. */
let before: Config
let rotated: Config
let after: Config

beforeAll(async () => {
  world = await openWorld({ hasWorker: false })
  before = { ...world.config, gatePassword: 'a password' }
  after = { ...before, secret: 'another secret, long enough as well' }
  rotated = { ...after, oldSecret: before.secret }
})
afterAll(() => world.close())

const at = (config: Config) => ({ ...world.ctx(), config })
const entryOf = (config: Config) => ({ id: 'e1', codeHash: hashEntryDigits(config, 'e1', entryDigits(config, 'e1')) })
const lastOf = (text: string) => text.split(/[./]/).at(-1) ?? ''

const SIGNED: [string, (config: Config) => unknown, (config: Config, made: never) => unknown][] = [
  [
    'the token of a session',
    (config) => mintToken(config, { audience: 'studio', sessionId: 's', now: world.now() }),
    (config, token: string) => readToken(config, token, 'studio', world.now()),
  ],
  [
    'an access token of a wallet',
    (config) => mintAccessToken(at(config), { claimId: 'c', n: 1, entryId: '', issuerId: 'i', templateId: 't' }, 300),
    (config, bearer: string) => readAccessToken({ ...at(config), bearer }).catch(() => undefined),
  ],
  ['a claim link', (config) => claimTokens.claimToken(config, 'c', 1), claimTokens.readClaimToken],
  ['an entry into a link', (config) => claimTokens.entryToken(config, 'c', 1), claimTokens.readEntryToken],
  ['an unsubscribe link', (config) => claimTokens.unsubscribeToken(config, 'c'), claimTokens.readUnsubscribeToken],
  [
    'the code in the mail of a ticket',
    (config) => mailedCode(config, 'c', 1),
    (config, code: string) => readMailedCode(config, code.replace('BZM.', '')),
  ],
  [
    'a static code of a ticket',
    (config) => lastOf(staticCode(config, 'b')),
    (config, mac: string) => isStaticCode(config, 'b', mac),
  ],
  [
    'a link for door staff',
    (config) => stewardUrl(config, 'w').split('/').at(-1),
    (config, token: string) => readStewardToken(config, token),
  ],
  [
    'the pass of the site password',
    (config) => makeGatePass(config, world.now()),
    (config, pass: string) => passesGate(config, `${GATE_COOKIE}=${pass}`, world.now()),
  ],
  [
    'the digits of an entry',
    (config) => ({ entry: entryOf(config), digits: entryDigits(config, 'e1') }),
    (config, { entry, digits }: { entry: ReturnType<typeof entryOf>; digits: string }) =>
      areDigitsOf(config, entry, digits),
  ],
  [
    'a pass of the captcha',
    (config) => makeCaptchaPass(at(config)),
    (config, pass: string) =>
      takeCaptchaPass(at(config), pass).then(
        () => true,
        () => false,
      ),
  ],
]

test.each(SIGNED)('%s works beside a new SECRET, and ends with OLD_SECRET', async (_, make, read) => {
  const made = (await make(before)) as never
  expect(await read(after, made)).toBeFalsy()
  expect(await read(rotated, made)).toBeTruthy()
  const fresh = (await make(rotated)) as never
  expect(await read(after, fresh)).toBeTruthy()
})

test('an earlier requested link is still sent and accepted', async () => {
  const browser = 'b'.repeat(43)
  const made = await makeLink(at(before), { purpose: 'signin', email: 'ada@example.org', browser, language: 'en' })
  const [row] = await world.ctx().db.select().from(magicLinks).where(eq(magicLinks.id, made.id))
  if (!row) throw new Error('The link was not made')
  expect(secretsOfLink(rotated, row)).toEqual({ token: made.token, code: made.code })
  const typed = { requestId: made.id, code: made.code, browser, purposes: ['signin' as const] }
  await expect(readCode(at(after), typed)).rejects.toThrow('codeWrong')
  expect(await readCode(at(rotated), typed)).toMatchObject({ id: made.id })
  expect(digitsOfEntry(rotated, entryOf(before))).toBe(entryDigits(before, 'e1'))
})

test('a known browser stays known', async () => {
  const [account, browser] = ['ada@example.org', 'c'.repeat(43)]
  expect(await rememberBrowser(at(before), account, browser)).toBe(true)
  expect(await isKnownBrowser(at(after), account, browser)).toBe(false)
  expect(await rememberBrowser(at(rotated), account, browser)).toBe(false)
  expect(await isKnownBrowser(at(after), account, browser)).toBe(true)
})

test('an earlier puzzle can be solved', async () => {
  const challenge = (await getCaptcha(at(before))) as unknown as Challenge
  const solution = await solveChallenge({ challenge, deriveKey: pbkdf2 })
  const payload = { solution: Buffer.from(JSON.stringify({ challenge, solution })).toString('base64') }
  await expect(solveCaptcha(at(after), payload)).rejects.toThrow('captchaFailed')
  expect(await solveCaptcha(at(rotated), payload)).toHaveProperty('captchaSolution')
})
