import { expect, type Page } from '@playwright/test'
import { shellTexts } from '#apps/studio/shell/texts.ts'
import {
  accountScreen,
  addressCode,
  addressCodeProblems,
  adminDialogs,
  mailedPages,
  mainAdminWords,
  permissionWords,
} from '#features/team/account/texts.ts'
import { CODE_TRIES } from '#features/team/rules.ts'
import { teamProblems } from '#features/team/texts.ts'
import { words as common } from '#ui/words/texts.ts'
import { expectAccessible } from './axe.ts'
import { test } from './blazon.ts'
import { confirmByCode } from './confirm-steps.ts'
import { signUpByCalls } from './issuer-calls.ts'
import { askForLink, ISSUER_NAME } from './issuer-steps.ts'
import { typeInto } from './keyboard-steps.ts'
import { linkIn, mailedCode } from './outbox.ts'
import type { Blazon } from './running-server.ts'
import { words } from './words.ts'

/** Opens the account page of the signed-in person. */
async function openAccount(page: Page, blazon: Blazon, email: string) {
  await page.goto(`${blazon.studio}/settings/account`)
  await expect(page.getByRole('main').getByText(email, { exact: true })).toBeVisible()
}

test.describe('admins', () => {
  // Both ask for a fresh proof first.
  test.use({ refusals: { '/api/v1/managers/admins/change': 403, '/api/v1/managers/admins/*': 403 } })

  test('the main admin adds an admin, hands over, and is deleted by them', async ({
    blazon,
    language,
    openBrowser,
    isMobile,
    shot,
  }) => {
    const first = 'ada.first@example.org'
    const second = 'grace@example.org'
    const account = words(accountScreen, language)
    const dialogs = words(adminDialogs, language)
    const main = words(mainAdminWords, language)
    const problems = words(teamProblems, language)
    const { cancel, delete: remove } = words(common, language)
    const page = await openBrowser(await signUpByCalls(blazon, language, first, ISSUER_NAME))
    const dialog = page.getByRole('dialog')
    const act = async (page: Page, name: string, word: string, of: string) => {
      if (!isMobile) return page.getByRole('button', { name: of }).click()
      await page.getByRole('button', { name: account.moreOf({ name }) }).click()
      await page.getByRole('menuitem', { name: word, exact: true }).click()
    }

    await test.step('the settings lead to the account, alone so far', async () => {
      await page.goto(`${blazon.studio}/settings/language`)
      const shell = words(shellTexts, language)
      await page.getByRole('link', { name: shell.account(), exact: true }).click()
      await expect(page).toHaveURL(`${blazon.studio}/settings/account`)
      await expect(page.getByText(account.mainAdmin(), { exact: true }).first()).toBeVisible()
      await expect(page.getByText(account.noOthersText({ community: ISSUER_NAME }))).toBeVisible()
      await expect(page.getByRole('table', { name: words(permissionWords, language).title() })).toBeVisible()
      await shot(page, 'account-alone')
    })

    await test.step('an admin is added once each field is right', async () => {
      if (isMobile) await page.getByRole('button', { name: dialogs.add() }).first().click()
      else await page.keyboard.press('n')
      const add = dialog.getByRole('button', { name: dialogs.add() })
      await expect(add).toBeDisabled()
      await typeInto(dialog.getByLabel(dialogs.firstName(), { exact: true }), 'Grace')
      await typeInto(dialog.getByLabel(dialogs.email(), { exact: true }), 'grace@example')
      await add.click()
      await expect(dialog.getByText(problems.nameRequired())).toBeVisible()
      await expect(dialog.getByText(problems.invalidEmail())).toBeVisible()
      await expect(dialog.getByLabel(dialogs.lastName(), { exact: true })).toBeFocused()
      await shot(page, 'account-add')
      await typeInto(dialog.getByLabel(dialogs.lastName(), { exact: true }), 'Exemple')
      await typeInto(dialog.getByLabel(dialogs.email(), { exact: true }), second)
      await page.keyboard.press('Enter')
      await expect(page.getByText(dialogs.added({ email: second }))).toBeVisible()
      const row = page.getByRole('row', { name: /Grace Exemple/ })
      await expect(row.getByText(account.pending())).toBeVisible()
      await shot(page, 'account-pending')
      await expectAccessible(page, 'account-pending')
    })

    const other = await openBrowser()
    await test.step('the new admin signs in, and sees no actions of the main admin', async () => {
      await other.goto(await askForLink(other, blazon, language, second))
      await expect(other).toHaveURL(/\/templates\//)
      await openAccount(other, blazon, first)
      await expect(other.getByRole('row', { name: /Ada Exemple/ })).toBeVisible()
      await expect(other.getByRole('button', { name: account.deleteOf({ name: 'Ada Exemple' }) })).toHaveCount(0)
      await expect(other.getByRole('button', { name: account.moreOf({ name: 'Ada Exemple' }) })).toHaveCount(0)
      await shot(other, 'account-admin')
    })

    await test.step('names change at once', async () => {
      await openAccount(page, blazon, first)
      await expect(page.getByRole('row', { name: /Grace Exemple/ }).getByText(account.isRegistered())).toBeVisible()
      await page.getByRole('button', { name: account.edit(), exact: true }).click()
      await typeInto(dialog.getByLabel(dialogs.firstName(), { exact: true }), 'Adèle')
      await page.keyboard.press('Enter')
      await expect(page.getByText(dialogs.saved())).toBeVisible()
      await expect(page.getByRole('main').getByText('Adèle Exemple', { exact: true })).toBeVisible()
    })

    await test.step('the typed address and a code make another admin the main admin', async () => {
      await act(page, 'Grace Exemple', account.make(), account.makeOf({ name: 'Grace Exemple' }))
      const confirm = dialog.getByRole('button', { name: main.confirm({ name: 'Grace' }) })
      const field = dialog.getByLabel(main.label({ email: second }))
      await typeInto(field, 'grace@example.com')
      await expect(confirm).toBeDisabled()
      await typeInto(field, second)
      await shot(page, 'account-make')
      await expectAccessible(page, 'account-make')
      await confirmByCode(page, blazon, language, first, () => confirm.click())
      await expect(page.getByText(main.done({ name: 'Grace Exemple' }))).toBeVisible()
      await expect(page.getByRole('button', { name: account.makeOf({ name: 'Grace Exemple' }) })).toHaveCount(0)
    })

    await test.step('the new main admin deletes the former one', async () => {
      await page.goto('about:blank')
      await openAccount(other, blazon, first)
      const name = 'Adèle Exemple'
      await act(other, name, remove(), account.deleteOf({ name }))
      await expect(other.getByText(dialogs.deleteText({ name, community: ISSUER_NAME }))).toBeVisible()
      await other.getByRole('button', { name: cancel(), exact: true }).click()
      await expect(other.getByRole('dialog')).toHaveCount(0)
      await act(other, name, remove(), account.deleteOf({ name }))
      await shot(other, 'account-delete')
      const confirm = other.getByRole('dialog').getByRole('button', { name: dialogs.delete() })
      await confirmByCode(other, blazon, language, second, () => confirm.click())
      await expect(other.getByText(dialogs.deleted({ name }))).toBeVisible()
      await expect(other.getByText(account.noOthers())).toBeVisible()
    })
  })
})

test.describe('a new address', () => {
  // The wrong code, and the link that was used.
  test.use({
    refusals: { '/api/v1/managers/admins/confirm-email': 400, '/api/v1/managers/admins/undo-email/verify': 410 },
  })

  test('is confirmed with the code from its mailbox, and undone from the old one', async ({
    blazon,
    language,
    openBrowser,
    shot,
  }) => {
    const before = 'ada.before@example.org'
    const after = 'ada.after@example.org'
    const account = words(accountScreen, language)
    const dialogs = words(adminDialogs, language)
    const code = words(addressCode, language)
    const problems = words(addressCodeProblems, language)
    const mailed = words(mailedPages, language)
    const page = await openBrowser(await signUpByCalls(blazon, language, before, ISSUER_NAME))
    const dialog = page.getByRole('dialog')
    const field = dialog.getByLabel(code.code())

    await test.step('a code goes to the new address, and both addresses are shown', async () => {
      await openAccount(page, blazon, before)
      await page.getByRole('button', { name: account.edit(), exact: true }).click()
      await typeInto(dialog.getByLabel(dialogs.email(), { exact: true }), after)
      await page.keyboard.press('Enter')
      await expect(field).toBeFocused()
      await expect(dialog.getByText(code.sentTo({ email: after }))).toBeVisible()
      await expect(page.getByText(account.waiting({ email: after }))).toBeVisible()
      await shot(page, 'account-code')
    })

    await test.step('a wrong code takes one attempt', async () => {
      const right = await mailedCode(blazon, after)
      await page.keyboard.type(right === '000000' ? '111111' : '000000')
      await expect(dialog.getByText(problems.codeWrongLeft({ count: CODE_TRIES - 1 }))).toBeVisible()
      await expect(field).toHaveAttribute('aria-invalid', 'true')
      await shot(page, 'account-code-wrong')
      await expectAccessible(page, 'account-code-wrong')
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
      await page.getByRole('button', { name: account.enterCode() }).click()
      await expect(field).toBeFocused()
    })

    await test.step('the pasted code gives the account its new address', async () => {
      const right = await mailedCode(blazon, after)
      const loaded = page.waitForEvent('load')
      await page.keyboard.insertText(`${right.slice(0, 3)} ${right.slice(3)}`)
      await loaded
      await expect(page.getByRole('main').getByText(after, { exact: true })).toBeVisible()
      await expect(page.getByRole('main').getByText(before, { exact: true })).toHaveCount(0)
    })

    await test.step('the old mailbox undoes it, by a press and not by opening the link', async () => {
      const other = await openBrowser()
      const undone = async () => (await blazon.noticesTo(before)).length
      await expect.poll(undone, { timeout: 30_000 }).toBeGreaterThan(0)
      const notices = await blazon.noticesTo(before)
      const [notice] = notices.slice(-1)
      if (!notice) throw new Error('There is no notice')
      const link = linkIn(notice, `${blazon.studio}/undo-email?token=`)
      await other.goto(link)
      await expect(other).toHaveURL(`${blazon.studio}/undo-email`)
      await expect(other.getByRole('heading', { name: mailed.undoTitle() })).toBeVisible()
      await shot(other, 'undo')
      await expectAccessible(other, 'undo')
      await openAccount(page, blazon, after)
      await page.goto('about:blank')
      await other.getByRole('button', { name: mailed.undo({ oldEmail: before }) }).click()
      await expect(other.getByRole('heading', { name: mailed.undone() })).toBeVisible()
      await shot(other, 'undo-done')
      await other.reload()
      await expect(other.getByRole('heading', { name: mailed.expired() })).toBeVisible()
      const again = await openBrowser()
      await again.goto(await askForLink(again, blazon, language, before))
      await expect(again).toHaveURL(/\/templates\//)
      await openAccount(again, blazon, before)
    })
  })
})
