import { expect } from '@playwright/test'
import { keyRows } from '#features/developers/page-texts.ts'
import { adminDialogs } from '#features/team/account/texts.ts'
import { accessPage, inviteWords, peoplePage, userPanel } from '#features/team/folders/page-texts.ts'
import { webhooksPart } from '#features/webhooks/page-texts.ts'
import { expectAccessible } from './axe.ts'
import { test } from './blazon.ts'
import { words } from './words.ts'

const INVITED = 'accessible.team@example.org'

test('every screen of the team is accessible', async ({ issuer, blazon, language, studioPage: page }) => {
  const access = words(accessPage, language)
  const invite = words(inviteWords, language)
  const settings = `${blazon.studio}/settings`
  const roleId = await issuer.folder('Accessible courses', await issuer.publish('Accessible course'))
  await page.goto(`${settings}/account`)
  await expect(page.getByRole('button', { name: words(adminDialogs, language).add() })).toBeEnabled()
  await expectAccessible(page, 'the account')

  await page.goto(`${settings}/access/${roleId}`)
  await page.getByRole('button', { name: access.invite() }).click()
  const dialog = page.getByRole('dialog', { name: invite.title() })
  await expect(dialog.getByLabel(invite.emails())).toBeFocused()
  await page.keyboard.type(`${INVITED} broken@ `)
  await expect(dialog.getByText(invite.invalid({ count: 1 }))).toBeVisible()
  await expectAccessible(page, 'the invitation')
  await page.keyboard.press('Backspace')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('Backspace')
  await dialog.getByRole('button', { name: invite.send({ count: 1 }), exact: true }).click()
  await expect(page.getByRole('switch', { name: new RegExp(INVITED) })).toBeChecked()
  await expectAccessible(page, 'the folder')

  await page.goto(`${settings}/access?user=${encodeURIComponent(INVITED)}`)
  const { rightsIn } = words(userPanel, language)
  await expect(page.getByRole('combobox', { name: rightsIn({ folder: 'Accessible courses' }) })).toBeVisible()
  await expectAccessible(page, 'the rights of a person')

  await page.goto(`${settings}/api-key`)
  await expect(page.getByText(words(keyRows, language).communityKey(), { exact: true })).toBeVisible()
  await expect(page.getByText(words(webhooksPart, language).noneText())).toBeVisible()
  await expectAccessible(page, 'the keys and webhooks')

  await page.goto(`${settings}/members?tab=folders`)
  const people = page.getByRole('table', { name: words(peoplePage, language).tab() })
  await expect(people.getByRole('row').filter({ hasText: INVITED })).toBeVisible()
  await expectAccessible(page, 'members and folders')
})
