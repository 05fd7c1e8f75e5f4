import { expect, type Page } from '@playwright/test'
import { waitingWords } from '#features/issuing/texts.ts'
import { rowWords } from '#features/members/page-texts.ts'
import { panelWords } from '#features/sends/running/texts.ts'
import { sendWords } from '#features/sends/send-texts.ts'
import { memberSendWords } from '#features/sends/to-members/texts.ts'
import { expectAccessible } from './axe.ts'
import { test } from './blazon.ts'
import { heldBadge } from './holder-steps.ts'
import { foundClub, joinAs, publishCard, waitForSendNow } from './member-steps.ts'
import { words } from './words.ts'

const TITLE = 'Rope work'
const NAMES = ['Ana Ruiz', 'Bo Lind', 'Cleo Martin']

test('an admin sends a badge to three members, and one collects it in the wallet', async ({
  blazon,
  language,
  openBrowser,
  isMobile,
  shot,
}) => {
  const rows = words(rowWords, language)
  const send = words(sendWords, language)
  const member = words(memberSendWords, language)
  const waiting = words(waitingWords, language)
  const club = await foundClub(blazon, language, 'sends.members@example.org', 'Example Divers')
  await waitForSendNow(club, blazon)
  const emails = ['ana.m@example.org', 'bo.m@example.org', 'cleo.m@example.org']
  const links = await club.send(await publishCard(club), emails)
  const wallets: Page[] = []
  for (const [at, name] of NAMES.entries()) {
    const wallet = await openBrowser()
    await joinAs(wallet, blazon, language, links[at] ?? '', name)
    wallets.push(wallet)
  }
  const templateId = await club.publish(TITLE)
  const page = await openBrowser(club.kept)

  const count = isMobile ? 1 : 3
  const panel = words(panelWords, language)
  const dialog = page.getByRole('dialog')
  const choose = async () => {
    await page.goto(`${blazon.studio}/settings/members`)
    await expect(page.locator('tbody tr')).toHaveCount(3)
    if (isMobile) {
      await page.getByRole('button', { name: rows.more({ name: NAMES[0] ?? '' }) }).click()
      await page.getByRole('menuitem', { name: rows.sendBadge() }).click()
    } else {
      await page.getByRole('checkbox', { name: rows.selectPage() }).check()
      await page.getByRole('button', { name: rows.sendBadge(), exact: true }).click()
    }
    await expect(dialog.getByRole('heading', { name: send.choose() })).toBeVisible()
  }
  const sendIt = async () => {
    await dialog.getByRole('button', { name: send.pick({ title: TITLE }) }).click()
    await dialog.getByRole('button', { name: send.send({ count }) }).click()
    await expect(dialog.getByText(send.waits({ count, seconds: '' }).trim())).toBeVisible()
  }

  await test.step('after Undo nothing says that it is on its way', async () => {
    await choose()
    await sendIt()
    await page.getByRole('button', { name: panel.undo() }).click()
    await expect(page.getByText(panel.undone())).toBeVisible()
    await expect(dialog).toBeHidden()
  })

  await test.step('the selected members get it', async () => {
    await choose()
    await expectAccessible(page, 'choosing a badge for members')
    await shot(page, 'send-to-members-choose')
    await dialog.getByRole('button', { name: send.pick({ title: TITLE }) }).click()
    await expect(dialog.getByText(member.recipients({ count }))).toBeVisible()
    await expect(dialog.getByText(member.walletOnly({ count }))).toBeVisible()
    await expectAccessible(page, 'sending to members')
    await shot(page, 'send-to-members')
    await dialog.getByRole('button', { name: send.send({ count }) }).click()
    await expect(dialog.getByText(send.waits({ count, seconds: '' }).trim())).toBeVisible()
    await shot(page, 'send-to-members-done')
    await dialog.getByRole('button', { name: send.done() }).click()
    await page.getByRole('button', { name: panel.sendNow() }).click()
  })

  await test.step('the wallet shows it, and collects it by one press', async () => {
    const [wallet] = wallets
    if (!wallet) throw new Error('There are three')
    await wallet.goto(blazon.wallet)
    await expect(wallet.getByRole('heading', { name: waiting.title() })).toBeVisible()
    await expectAccessible(wallet, 'a waiting badge')
    await shot(wallet, 'wallet-waiting')
    await wallet.getByRole('button', { name: waiting.keepNamed({ badge: TITLE }) }).click()
    await expect(wallet.getByText(waiting.kept({ badge: TITLE }))).toBeVisible()
    await expect(heldBadge(wallet, language, TITLE)).toBeVisible()
    await expect(wallet.getByRole('heading', { name: waiting.title() })).toBeHidden()
  })

  await test.step('the history names the member, and no address', async () => {
    const sessions = await club.history(templateId)
    const taken = sessions.filter(({ status }) => status === 'owner')
    expect(taken.map(({ member, emails }) => ({ pseudo: member?.pseudo, emails }))).toEqual([
      { pseudo: NAMES[0], emails: [] },
    ])
    await page.goto(`${blazon.studio}/templates/basic?hash=${templateId}`)
    await expect(page.getByText(NAMES[0] ?? '').first()).toBeVisible()
    await shot(page, 'history-member')
  })
})
