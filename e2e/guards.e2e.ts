import { expect, type Page } from '@playwright/test'
import { shellTexts } from '#apps/studio/shell/texts.ts'
import type { Language } from '#base/text.ts'
import { followEvents } from '#features/issuers/contract.ts'
import { logOff } from '#features/sign-in/contract.ts'
import { signInScreen } from '#features/sign-in/texts.ts'
import { listWords } from '#features/templates/texts.ts'
import { test } from './blazon.ts'
import { signUpByCalls } from './issuer-calls.ts'
import { askForLink, ISSUER_NAME } from './issuer-steps.ts'
import { words } from './words.ts'

const OWNER = 'guards@example.org'
const OTHER = { en: 'fr', fr: 'en' } as const

async function logOut(page: Page, blazon: { studio: string }, language: Language, isPhone: boolean): Promise<void> {
  const shell = words(shellTexts, language)
  // The previous page may open its stream only now: it is left first, so that the awaited stream belongs to the page
  // that logs out.
  await page.goto('about:blank')
  const opened = page.waitForRequest((request) => request.url().endsWith(followEvents.path))
  await page.goto(`${blazon.studio}/settings/language`)
  const stream = await opened
  // A stream that ended with the session would reconnect with the ended token, which the console logs.
  const closed = page.waitForEvent('requestfailed', (request) => request === stream)
  await page.route(`**${logOff.base}${logOff.path}`, async (route) => {
    await closed
    await route.continue()
  })
  if (isPhone) {
    await page.getByRole('button', { name: shell.logOut() }).click()
    return
  }
  await page.getByRole('button', { name: shell.yourMenu() }).click()
  await page.getByRole('menuitem', { name: shell.logOut() }).click()
}

test('each path leads to a permitted page, and logging out ends the session', async ({
  blazon,
  language,
  openBrowser,
  isMobile,
}) => {
  // A community of its own: where the studio starts depends on whether its community has a membership card.
  await signUpByCalls(blazon, language, OWNER, ISSUER_NAME)
  const page = await openBrowser()
  const visit = async (path: string, end: string) => {
    await page.goto(blazon.studio + path)
    await expect(page).toHaveURL(blazon.studio + end)
  }
  await test.step('signed out', async () => {
    await visit('/templates/basic', '/signin')
    await visit('/', '/signin')
    await visit('/nowhere', '/signin')
    await visit('/signup', '/signin?new=1')
  })
  await test.step('signed in', async () => {
    await page.goto(await askForLink(page, blazon, language, OWNER))
    await expect(page).toHaveURL(`${blazon.studio}/templates/membership`)
    await visit('/signin', '/templates/membership')
    await visit('/expired', '/templates/membership')
    await visit('/nowhere', '/templates/membership')
    await visit('/templates/nothing', '/templates/membership')
  })
  await test.step('logged out', async () => {
    const token = (await page.context().cookies()).find(({ name }) => name === 'token')?.value
    await logOut(page, blazon, language, isMobile)
    await expect(page).toHaveURL(`${blazon.studio}/signin`)
    await visit('/templates/basic', '/signin')
    const refused = await fetch(`${blazon.studio}/api/v1/managers`, { headers: { authorization: `Bearer ${token}` } })
    expect(refused.status).toBe(401)
  })
})

test('the chosen language stays before and after signing in', async ({ issuer, blazon, language, openBrowser }) => {
  const other = OTHER[language]
  const page = await openBrowser()
  await page.goto(`${blazon.studio}/signin`)
  await page.getByRole('combobox', { name: words(shellTexts, language).language() }).selectOption(other)
  const title = page.getByRole('heading', { name: words(signInScreen, other).welcome() })
  await expect(title).toBeVisible()
  await page.reload()
  await expect(title).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', other)

  const studio = await openBrowser(issuer.kept)
  await studio.goto(`${blazon.studio}/settings/language`)
  await studio.getByText(other === 'fr' ? 'Français' : 'English', { exact: true }).click()
  await expect(studio.getByRole('heading', { name: words(shellTexts, other).language() })).toBeVisible()
  await studio.goto(`${blazon.studio}/templates/basic`)
  await expect(
    studio
      .getByRole('main')
      .getByRole('button', { name: words(listWords, other).newTemplate() })
      .first(),
  ).toBeVisible()
})
