import { expect } from '@playwright/test'
import { issuerProblems, wizardScreen } from '#features/issuers/texts.ts'
import { RESEND_SECONDS } from '#features/sign-in/rules.ts'
import { authScreen, mailSentScreen, signInProblems, signInScreen } from '#features/sign-in/texts.ts'
import { test } from './blazon.ts'
import { openFirstList } from './enter-steps.ts'
import { askForLink, ISSUER_NAME } from './issuer-steps.ts'
import { typeInto } from './keyboard-steps.ts'
import { mailedCode, nextMail } from './outbox.ts'
import { chooseEmail } from './wallet-steps.ts'
import { words } from './words.ts'

test('the form reports an invalid address, counts down to another e-mail, and restarts on going back', async ({
  blazon,
  language,
  openBrowser,
  shot,
}) => {
  const email = 'patient@example.org'
  const signIn = words(signInScreen, language)
  const mailSent = words(mailSentScreen, language)
  const page = await openBrowser()
  await page.clock.install()
  await page.goto(`${blazon.studio}/signin`)
  await chooseEmail(page, language)
  const field = page.getByLabel(signIn.email())
  const send = page.getByRole('button', { name: signIn.send() })
  await send.click()
  await expect(page.getByText(words(issuerProblems, language).emailMissing())).toBeVisible()
  await typeInto(field, 'not-an-address')
  await send.click()
  await expect(page.getByText(words(issuerProblems, language).emailNotValid())).toBeVisible()
  await shot(page, 'signin-invalid')

  await typeInto(field, email)
  await expect(field).not.toHaveAttribute('aria-invalid')
  await send.click()
  await expect(page.getByText(mailSent.sent({ email }))).toBeVisible()
  const again = page.getByRole('button', { name: /^(Send again|Renvoyer)/ })
  await expect(again).toBeDisabled()
  await expect(again).toHaveText(/\d+ s/)
  await nextMail(blazon, email)
  await page.clock.fastForward(RESEND_SECONDS * 1000)
  await expect(again).toHaveText(mailSent.again())
  await again.click()
  await expect(again).toBeDisabled()
  await nextMail(blazon, email, 1)

  await page.getByRole('button', { name: mailSent.back() }).click()
  await expect(field).toHaveValue('')
  await page.getByRole('button', { name: signIn.toSignUp() }).click()
  await expect(page).toHaveURL(`${blazon.studio}/signin?new=1`)
  await expect(page.getByRole('heading', { name: signIn.signUp() })).toBeVisible()
  await page.getByRole('button', { name: signIn.toSignIn() }).click()
  await expect(page.getByRole('heading', { name: signIn.welcome() })).toBeVisible()
})

test("the tabs keep their place while the wallet's code is asked for", async ({ blazon, language, page }) => {
  const signIn = words(signInScreen, language)
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/api/v1/auth/', (route) => promise.then(() => route.continue()))
  await page.goto(`${blazon.studio}/signin`)
  const tab = page.getByRole('tab', { name: signIn.byEmail() })
  const number = page.locator('[data-number]')
  await expect(number).toHaveText('··')
  await page.evaluate(() => document.fonts.ready)
  const before = await tab.boundingBox()
  resolve()
  await expect(number).toHaveText(/\d\d/)
  expect(await tab.boundingBox()).toEqual(before)
})

test.describe('a used link', () => {
  test.use({ refusals: { '/api/v1/auth/manager-magic-link/verify': 410 } })

  test('a link opened in another browser waits for a press, and leads to /expired once used', async ({
    issuer,
    blazon,
    language,
    openBrowser,
    shot,
  }) => {
    const auth = words(authScreen, language)
    const asking = await openBrowser()
    const link = await askForLink(asking, blazon, language, issuer.email)
    const other = await openBrowser()
    await other.goto(link)
    await expect(other.getByRole('heading', { name: auth.confirm({ community: ISSUER_NAME }) })).toBeVisible()
    await expect(other.getByText(auth.confirmText({ email: issuer.email }))).toBeVisible()
    expect(other.url()).not.toContain('token')
    await shot(other, 'auth-confirm')
    await other.getByRole('button', { name: auth.enter() }).click()
    await openFirstList(other)

    const late = await openBrowser()
    await late.goto(link)
    await expect(late).toHaveURL(`${blazon.studio}/expired`)
    await shot(late, 'expired')
    await late.getByRole('link', { name: auth.another() }).click()
    await expect(late).toHaveURL(`${blazon.studio}/signin`)
  })
})

test.describe('a wrong code', () => {
  test.use({ refusals: { '/api/v1/auth/manager-magic-link/code': 400 } })

  test('the code from the e-mail signs in where it was requested, and a wrong one is reported', async ({
    blazon,
    language,
    openBrowser,
  }) => {
    const email = 'coded@example.org'
    const mailSent = words(mailSentScreen, language)
    const page = await openBrowser()
    await askForLink(page, blazon, language, email, '/signin?new=1')
    const code = await mailedCode(blazon, email)
    const field = page.getByLabel(mailSent.code())
    await typeInto(field, code === '000000' ? '000001' : '000000')
    await expect(page.getByText(words(signInProblems, language).codeWrong())).toBeVisible()
    await typeInto(field, code)
    await expect(page).toHaveURL(`${blazon.studio}/signup?connected=1`)
    await expect(page.getByRole('heading', { name: words(wizardScreen, language).contactTitle() })).toBeVisible()
  })
})
