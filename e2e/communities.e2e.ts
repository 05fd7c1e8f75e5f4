import { expect, type Page } from '@playwright/test'
import { shellTexts } from '#apps/studio/shell/texts.ts'
import { followEvents } from '#features/issuers/contract.ts'
import { profileScreen } from '#features/issuers/profile/texts.ts'
import { wizardScreen } from '#features/issuers/texts.ts'
import { deletion } from '#features/leaving/texts.ts'
import { anotherCommunity, sessionsScreen } from '#features/sign-in/accounts/texts.ts'
import { authScreen, mailSentScreen, signInScreen } from '#features/sign-in/texts.ts'
import { words as common } from '#ui/words/texts.ts'
import { test } from './blazon.ts'
import { confirmByCode } from './confirm-steps.ts'
import { openFirstList } from './enter-steps.ts'
import { askForLink, ISSUER_NAME, signUp, walkWizard } from './issuer-steps.ts'
import { typeInto } from './keyboard-steps.ts'
import { mailedCode } from './outbox.ts'
import { watchRequests } from './stillness.ts'
import { words } from './words.ts'

const SECOND = 'Example Rowers'

// The deletion, before the fresh proof; only one of the tests requests it.
test.use({ possibleRefusals: { '/api/v1/managers': 403 } })

/**
 * Resolves once a page follows its community and all that it has asked for was answered: calls that were made while the token
 * was valid would be refused after the end of the session.
 */
async function isFollowing(page: Page) {
  const calls = watchRequests(
    page,
    (request) => request.url().includes('/api/v1/') && !request.url().endsWith(followEvents.path),
  )
  await page.waitForResponse((response) => response.url().endsWith(followEvents.path))
  await calls.settled()
}

test('an admin adds, switches, edits and deletes communities on one address', async ({
  blazon,
  language,
  openBrowser,
  shot,
  isMobile,
}) => {
  const email = 'two.communities@example.org'
  const shell = words(shellTexts, language)
  const auth = words(authScreen, language)
  const another = words(anotherCommunity, language)
  const page = await openBrowser()
  const openChooser = async () => {
    if (isMobile) {
      await page.goto(`${blazon.studio}/settings/language`)
      await page.getByRole('button', { name: shell.switchAccount() }).click()
    } else {
      await page.getByRole('button', { name: shell.yourMenu() }).click()
      await shot(page, 'user-menu')
      await page.getByRole('menuitem', { name: shell.switchAccount() }).click()
    }
    await expect(page.getByRole('heading', { name: auth.choose() })).toBeVisible()
  }
  const isIn = async (page: Page, name: string) => {
    await page.goto(`${blazon.studio}/settings/profile`)
    await expect(page.getByLabel(words(wizardScreen, language).name(), { exact: true })).toHaveValue(name)
  }

  await test.step('another community on the same address, and back again', async () => {
    await signUp(page, blazon, language, email)
    await openChooser()
    await expect(page.getByText(auth.loggedInAs({ email }))).toBeVisible()
    await shot(page, 'chooser-one')
    await page.getByRole('button', { name: auth.add() }).click()
    await expect(page.getByText(another.text({ email }))).toBeVisible()
    await shot(page, 'another-community')
    await page.getByRole('button', { name: another.keep() }).click()
    await expect(page).toHaveURL(`${blazon.studio}/signup?connected=1`)
    await walkWizard(page, language, SECOND)
    await isIn(page, SECOND)
    await openChooser()
    await shot(page, 'chooser')
    await page.getByRole('button', { name: ISSUER_NAME }).click()
    await expect(page).toHaveURL(/\/templates\/(membership|basic)/)
    await isIn(page, ISSUER_NAME)
  })

  await test.step('a sign-in asks for the community, and appears among the devices', async () => {
    const other = await openBrowser()
    await other.goto(await askForLink(other, blazon, language, email))
    const isListed = other.waitForResponse((response) => response.url().includes('/templates/type/'))
    const following = isFollowing(other)
    await other.getByRole('button', { name: SECOND }).click()
    await Promise.all([following, isListed])
    await expect(other).toHaveURL(/\/templates\//)
    const sessions = words(sessionsScreen, language)
    await page.goto(`${blazon.studio}/settings/sessions`)
    await expect(page.getByText(SECOND)).toBeVisible()
    await shot(page, 'devices')
    await page.getByRole('button', { name: sessions.endOthers() }).click()
    await expect(page.getByText(SECOND)).toBeHidden()
    // The other browser learns it from its stream, makes no call with the ended token, and keeps its open page.
    await expect(other).toHaveURL(`${blazon.studio}/signin`, { timeout: 30_000 })
    await shot(other, 'signin-ended')
  })

  await test.step('the code of an e-mail offers another community, too', async () => {
    const other = await openBrowser()
    const code = await mailedCode(blazon, email, () => askForLink(other, blazon, language, email))
    await typeInto(other.getByLabel(words(mailSentScreen, language).code()), code)
    await other.getByRole('button', { name: auth.add() }).click()
    await expect(other.getByText(another.text({ email }))).toBeVisible()
    await other.getByRole('button', { name: another.keep() }).click()
    await expect(other).toHaveURL(`${blazon.studio}/signup?connected=1`)
  })

  await test.step('an unsaved profile survives a reload and another page, and can be cleared', async () => {
    const name = page.getByLabel(words(wizardScreen, language).name(), { exact: true })
    const { restored, clear } = words(common, language)
    await isIn(page, ISSUER_NAME)
    await typeInto(name, 'Example Runners')
    await expect(page.getByText(restored())).toBeHidden()
    await page.reload()
    await expect(name).toHaveValue('Example Runners')
    await expect(page.getByText(restored())).toBeVisible()
    await page.goto(`${blazon.studio}/settings/language`)
    await page.goBack()
    await expect(name).toHaveValue('Example Runners')
    await shot(page, 'profile-restored')
    await page.getByRole('button', { name: clear(), exact: true }).click()
    await expect(name).toHaveValue(ISSUER_NAME)
    await expect(page.getByText(restored())).toBeHidden()
  })

  await test.step('the profile is saved once its error is corrected', async () => {
    const profile = words(profileScreen, language)
    const website = page.getByLabel(words(wizardScreen, language).website(), { exact: true })
    await isIn(page, ISSUER_NAME)
    await typeInto(website, 'https://example')
    await page.getByRole('button', { name: profile.save() }).click()
    await expect(website).toBeFocused()
    await expect(website).toHaveAttribute('aria-invalid', 'true')
    await website.pressSequentially('.org')
    await expect(website).not.toHaveAttribute('aria-invalid')
    await typeInto(page.getByLabel(words(wizardScreen, language).name(), { exact: true }), 'Example Walkers')
    await shot(page, 'profile')
    await page.getByRole('button', { name: profile.save() }).click()
    await shot(page, 'profile-confirm')
    await page.getByRole('button', { name: words(common, language).save(), exact: true }).click()
    await expect(page.getByText(profile.saved())).toBeVisible()
    await page.reload()
    await isIn(page, 'Example Walkers')
  })

  await test.step('a community is deleted once the word and the code of an e-mail are typed', async () => {
    const deleteDialog = words(deletion, language)
    // The slowest case for a first dialog: its data arrives before the dialog itself.
    const answered = page.waitForResponse((response) => response.url().endsWith('/managers/deletion'))
    await page.route('**/assets/dialog-frame-*.js', async (route) => {
      await (await answered).finished()
      await route.continue()
    })
    await page.getByRole('button', { name: deleteDialog.open() }).click()
    await expect(page.getByText(deleteDialog.people())).toBeVisible()
    const confirm = page.getByRole('dialog').getByRole('button', { name: deleteDialog.confirm() })
    await expect(confirm).toBeDisabled()
    await shot(page, 'delete')
    await typeInto(page.getByLabel(deleteDialog.word()), language === 'fr' ? 'Supprimer' : 'delete')
    await confirmByCode(page, blazon, language, email, () => confirm.click())
    await expect(page).toHaveURL(`${blazon.studio}/signin`)
    await expect(page.getByRole('heading', { name: words(signInScreen, language).deleted() })).toBeVisible()
    await expect(
      page.getByText(words(signInScreen, language).deletedHint({ community: 'Example Walkers' })),
    ).toBeVisible()
    await page.goto(await askForLink(page, blazon, language, email))
    await expect(page).toHaveURL(/\/templates\/(membership|basic)/)
    await isIn(page, SECOND)
  })
})

// Needs no second language or width.
test('an open page leaves for sign-in when its token expires or another tab signs out', { tag: '@desk' }, async ({
  blazon,
  language,
  openBrowser,
}) => {
  const email = 'expiring@example.org'
  const page = await openBrowser()
  await signUp(page, blazon, language, email)
  await page.clock.install()
  await page.goto(`${blazon.studio}/templates/basic?add=1`)
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.clock.runFor(24 * 60 * 60 * 1000 + 60_000)
  await expect(page).toHaveURL(`${blazon.studio}/signin`)
  expect((await page.context().cookies()).filter(({ name }) => name.startsWith('token'))).toEqual([])

  const tab = await openBrowser()
  await tab.goto(await askForLink(tab, blazon, language, email))
  await openFirstList(tab)
  const second = await tab.context().newPage()
  const following = isFollowing(second)
  await second.goto(`${blazon.studio}/settings/language`)
  await following
  await expect(second.getByRole('main')).toBeVisible()
  const shell = words(shellTexts, language)
  await tab.getByRole('button', { name: shell.yourMenu() }).click()
  await tab.getByRole('menuitem', { name: shell.logOut() }).click()
  await expect(tab).toHaveURL(`${blazon.studio}/signin`)
  await expect(second).toHaveURL(`${blazon.studio}/signin`)
})
