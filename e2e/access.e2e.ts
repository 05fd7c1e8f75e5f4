import { expect, type Locator, type Page } from '@playwright/test'
import type { Language } from '#base/text.ts'
import {
  accessPage,
  folderBadges,
  folderDialogs,
  folderPage,
  inviteWords,
  peoplePage,
  removalWords,
  rightWords,
  userPanel,
} from '#features/team/folders/page-texts.ts'
import { accessProblems } from '#features/team/folders/texts.ts'
import { words as common } from '#ui/words/texts.ts'
import { test } from './blazon.ts'
import { typeInto } from './keyboard-steps.ts'
import { nextMail } from './outbox.ts'
import { words } from './words.ts'

const ROSE = 'rose.walsh@example.org'
const MAX = 'max.brun@example.org'

const tile = (page: Page, language: Language, name: string): Locator =>
  page.getByRole('checkbox', { name: words(folderBadges, language).select({ name }) })

// A name that another folder has is refused.
test.use({ possibleRefusals: { '/api/v1/access-control/group/*': 409 } })

test('an admin makes a folder, fills it, invites people, changes their rights and deletes it', async ({
  issuer,
  blazon,
  language,
  studioPage: page,
  isMobile,
  shot,
}) => {
  const access = words(accessPage, language)
  const folder = words(folderPage, language)
  const badges = words(folderBadges, language)
  const invite = words(inviteWords, language)
  const panel = words(userPanel, language)
  const rights = words(rightWords, language)
  const name = page.getByLabel(folder.name())
  await issuer.publish('Ice and mixed')
  await issuer.publish('First aid on the wall')
  const openList = async (part: 'users' | 'folders' = 'users') => {
    await page.goto(`${blazon.studio}/settings/access${part === 'folders' ? '?tab=folders' : ''}`)
    await expect(page.getByRole('heading', { level: 1, name: access.title() })).toBeVisible()
  }

  await test.step('without anyone, the page says that only the admins work here', async () => {
    await openList()
    await expect(page.getByText(access.empty())).toBeVisible()
    await shot(page, 'access-empty')
  })

  await test.step('a new folder opens with its name selected, to be typed over', async () => {
    await openList('folders')
    await page.getByRole('button', { name: access.addFolder() }).first().dblclick()
    await expect(name).toBeFocused()
    await expect(name).toHaveValue(language === 'fr' ? 'Rôle 1' : 'Role 1')
    await page.keyboard.type('Ice climbing')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Ice climbing' })).toBeVisible()
  })

  await test.step('the pencil renames it, and a taken name is refused beside the field', async () => {
    await openList('folders')
    await expect(page.getByRole('link', { name: /^Ice climbing/ })).toBeVisible()
    await expect(page.getByText(/R[oô]le \d/), 'a double click made one folder').toHaveCount(0)
    await page.getByRole('button', { name: access.addFolder() }).first().click()
    await expect(name).toBeFocused()
    await page.keyboard.type('ice CLIMBING')
    await page.keyboard.press('Enter')
    await expect(page.getByText(words(accessProblems, language).folderNameTaken())).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: folder.rename() }).click()
    await typeInto(name, 'Events')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Events' })).toBeVisible()
    await shot(page, 'folder-empty')
  })

  await test.step('several badges are added from the menu, and one is removed', async () => {
    await page.getByRole('button', { name: badges.add(), exact: true }).click()
    await page.getByRole('button', { name: badges.addOne({ name: 'Ice and mixed' }) }).click()
    await expect(page.getByText(badges.added({ name: 'Ice and mixed' }))).toBeVisible()
    await typeInto(page.getByRole('dialog').getByRole('searchbox'), 'first aid')
    await page.getByRole('button', { name: badges.addOne({ name: 'First aid on the wall' }) }).click()
    await expect(page.getByText(badges.added({ name: 'First aid on the wall' }))).toBeVisible()
    await shot(page, 'folder-add')
    await page.keyboard.press('Escape')
    await expect(tile(page, language, 'First aid on the wall')).toBeVisible()
    await page.getByRole('button', { name: badges.remove(), exact: true }).click()
    await expect(page.getByText(badges.selectFirst())).toBeVisible()
    await tile(page, language, 'First aid on the wall').check()
    await expect(page.getByText(badges.selected({ count: 1 }))).toBeVisible()
    await shot(page, 'folder-selected')
    await page.getByRole('button', { name: badges.remove(), exact: true }).click()
    await expect(tile(page, language, 'First aid on the wall')).toHaveCount(0)
    await expect(tile(page, language, 'Ice and mixed')).toBeVisible()
  })

  await test.step('an invalid address is not sent, and can be corrected', async () => {
    await page.getByRole('button', { name: access.invite() }).click()
    const dialog = page.getByRole('dialog', { name: invite.title() })
    await expect(dialog.getByRole('button', { name: 'Events' })).toHaveAttribute('aria-pressed', 'true')
    await expect(dialog.getByRole('button', { name: invite.send({ count: 0 }), exact: true })).toBeDisabled()
    await dialog.getByLabel(invite.emails()).click()
    await page.keyboard.type(`${ROSE}, max.brun@example `)
    await expect(dialog.getByText(invite.invalid({ count: 1 }))).toBeVisible()
    await expect(dialog.getByRole('button', { name: invite.send({ count: 1 }), exact: true })).toBeVisible()
    await shot(page, 'invite')
    await dialog.locator('[data-bad] button').first().click()
    await page.keyboard.press('End')
    await page.keyboard.type('.org,')
    await dialog.getByRole('button', { name: invite.send({ count: 2 }), exact: true }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('switch', { name: folder.grant({ email: MAX }) })).toBeChecked()
    await nextMail(blazon, ROSE)
  })

  await test.step("a person's rights are saved at once, and undone from the toast", async () => {
    await openList()
    await page
      .getByRole('button', { name: new RegExp(ROSE) })
      .first()
      .click()
    await expect(page).toHaveURL(`${blazon.studio}/settings/access?user=${encodeURIComponent(ROSE)}`)
    const select = page.getByRole('combobox', { name: panel.rightsIn({ folder: 'Events' }) })
    await expect(select).toHaveValue('edit')
    await shot(page, 'access-user')
    await select.selectOption(rights.distribute())
    await expect(page.getByText(panel.granted({ folder: 'Events', right: rights.distribute() }))).toBeVisible()
    await page.getByRole('button', { name: panel.undo(), exact: true }).click()
    await expect(select).toHaveValue('edit')
    await expect(page.getByText(panel.undone())).toBeVisible()
    await page.reload()
    await expect(select).toHaveValue('edit')
    await page.getByRole('combobox', { name: panel.rightsIn({ folder: 'Ice climbing' }) }).selectOption(rights.edit())
    await page.getByRole('button', { name: panel.unaffected() }).click()
    await expect(select).toHaveCount(0)
    await page.getByRole('button', { name: panel.affected(), exact: false }).first().click()
    await expect(select).toBeVisible()
  })

  await test.step('the switch of a folder gives back the right that it took', async () => {
    await page.goto(`${blazon.studio}/settings/access?user=${encodeURIComponent(MAX)}`)
    const select = page.getByRole('combobox', { name: panel.rightsIn({ folder: 'Events' }) })
    await select.selectOption(rights.create())
    await expect(page.getByText(panel.granted({ folder: 'Events', right: rights.create() }))).toBeVisible()
    await page.getByRole('link', { name: 'Events' }).last().click()
    const row = page.getByRole('listitem').filter({ hasText: MAX })
    await expect(row).toContainText(rights.create())
    await row.getByRole('switch').uncheck({ force: true })
    await expect(row).not.toContainText(rights.create())
    await row.getByRole('switch').check({ force: true })
    await expect(row).toContainText(rights.create())
    await page.reload()
    await expect(row).toContainText(rights.create())
  })

  await test.step('the arrow keys move to the next person, and Esc closes the panel', async () => {
    // Phones have no keys.
    if (isMobile) return
    await openList()
    await page
      .getByRole('button', { name: new RegExp(MAX) })
      .first()
      .click()
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('heading', { level: 2, name: ROSE })).toBeVisible()
    await page.keyboard.press('ArrowUp')
    await expect(page.getByRole('heading', { level: 2, name: MAX })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(`${blazon.studio}/settings/access`)
  })

  await test.step('everyone with their rights is on the page of members', async () => {
    await page.goto(`${blazon.studio}/settings/members?tab=folders`)
    const people = page.getByRole('table', { name: words(peoplePage, language).tab() })
    await expect(people.getByRole('row').filter({ hasText: ROSE })).toContainText('2')
    await expect(people.getByRole('row').filter({ hasText: issuer.email })).toContainText(
      words(peoplePage, language).all(),
    )
    await shot(page, 'members-and-folders')
  })

  await test.step('a removed person is gone', async () => {
    const removal = words(removalWords, language)
    await page.goto(`${blazon.studio}/settings/access?user=${encodeURIComponent(MAX)}`)
    await page.getByRole('button', { name: panel.remove() }).click()
    const dialog = page.getByRole('dialog', { name: removal.title({ email: MAX }) })
    await shot(page, 'remove-user')
    if (!isMobile) {
      await expect(dialog).toBeVisible()
      // Esc closes the question only, not the panel under it.
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(page.getByRole('button', { name: panel.remove() })).toBeFocused()
      await page.keyboard.press('Enter')
    }
    await dialog.getByRole('button', { name: removal.confirm() }).click()
    await expect(page.getByText(removal.done({ email: MAX }))).toBeVisible()
    await expect(page).toHaveURL(`${blazon.studio}/settings/access`)
    await expect(page.getByRole('button', { name: new RegExp(MAX) })).toHaveCount(0)
  })

  await test.step('a folder is deleted after the question that says who loses what', async () => {
    const dialogs = words(folderDialogs, language)
    await openList('folders')
    await page.getByRole('link', { name: /^Events/ }).click()
    await page.getByRole('button', { name: folder.delete() }).click()
    const dialog = page.getByRole('dialog', { name: dialogs.deleteTitle({ folder: 'Events' }) })
    await expect(dialog.getByText(/^1 /)).toBeVisible()
    await shot(page, 'delete-folder')
    await dialog.getByRole('button', { name: words(common, language).cancel() }).click()
    await page.getByRole('button', { name: folder.delete() }).click()
    await dialog.getByRole('button', { name: dialogs.confirm() }).click()
    await expect(page).toHaveURL(`${blazon.studio}/settings/access`)
    await openList('folders')
    await expect(page.getByRole('link', { name: /^Ice climbing/ })).toBeVisible()
    await expect(page.getByRole('link', { name: /^Events/ })).toHaveCount(0)
  })
})
