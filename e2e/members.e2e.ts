import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { cardWords, invitationWords, inviteMembers } from '#apps/studio/members/members-texts.ts'
import type { Language } from '#base/text.ts'
import { historyWords } from '#features/history/row-texts.ts'
import { memberPanel, membersPage, orderWords, rowWords } from '#features/members/page-texts.ts'
import { nameWords } from '#features/names/texts.ts'
import { discardWords } from '#ui/dialogs/discard-texts.ts'
import { pageWords } from '#ui/lists/page-texts.ts'
import { words as common, commonProblems } from '#ui/words/texts.ts'
import { expectAccessible } from './axe.ts'
import { test } from './blazon.ts'
import { keepBadge } from './holder-steps.ts'
import { typeInto } from './keyboard-steps.ts'
import { foundClub, joinAs, publishCard } from './member-steps.ts'
import { linkIn, nextMail } from './outbox.ts'
import { words } from './words.ts'

const ROSE = 'rose.member@example.org'
const MAX = 'max.member@example.org'

const rowOf = (page: Page, text: string | RegExp) => page.locator('tbody tr').filter({ hasText: text })
const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}( \\d|$)`) })

test('an admin invites people by e-mail, and one of them joins', async ({ blazon, language, openBrowser, shot }) => {
  const text = words(membersPage, language)
  const invite = words(inviteMembers, language)
  const invitation = words(invitationWords, language)
  const club = await foundClub(blazon, language, 'invites.members@example.org', 'Example Rowers')
  const page = await openBrowser(club.kept)
  const dialog = page.getByRole('dialog', { name: invite.title() })
  const openInvite = () => page.getByRole('button', { name: text.invite() }).first().click()

  await test.step('without a card, the dialog leads to one', async () => {
    await page.goto(`${blazon.studio}/settings/members`)
    await expect(page.getByRole('heading', { name: text.emptyTitle() })).toBeVisible()
    await expectAccessible(page, 'the members, none yet')
    await openInvite()
    await expect(dialog.getByRole('link', { name: invite.toCard() })).toHaveAttribute('href', /templates\/membership/)
    await shot(page, 'members-no-card')
  })

  await publishCard(club)

  await test.step('invalid addresses are dropped, and none is left where all are invalid', async () => {
    await page.reload()
    await openInvite()
    await dialog.getByLabel(invite.emails()).click()
    await page.keyboard.type('broken@ ')
    await dialog.getByRole('button', { name: invite.send({ count: 0 }), exact: true }).click()
    await expect(dialog.getByText(words(commonProblems, language).noValidEmails())).toBeVisible()
    await dialog.getByLabel(invite.emails()).click()
    await page.keyboard.type(`${ROSE}, ${MAX} `)
    await expect(dialog.getByText(invite.dropped({ count: 1 }))).toBeVisible()
    await expectAccessible(page, 'inviting members')
    await shot(page, 'members-invite')
    await dialog.getByRole('button', { name: invite.send({ count: 2 }), exact: true }).click()
    await expect(page.getByText(invite.sent())).toBeVisible()
    await expect(dialog).toBeHidden()
  })

  await test.step('the invited people are listed until they join', async () => {
    await tab(page, text.invited()).click()
    await expect(page).toHaveURL(/tab=invited/)
    await expect(page.locator('tbody tr')).toHaveCount(2)
    await typeInto(page.getByRole('searchbox', { name: text.searchName() }), 'max')
    await expect(page.locator('tbody tr')).toHaveCount(1)
    await expectAccessible(page, 'the invited people')
    await shot(page, 'members-invited')
  })

  await test.step('an invitation is withdrawn, and another is sent again', async () => {
    await rowOf(page, MAX)
      .getByRole('button', { name: invitation.actions({ email: MAX }) })
      .click()
    await page.getByRole('menuitem', { name: invitation.withdraw() }).click()
    await page.getByRole('dialog').getByRole('button', { name: invitation.withdraw() }).click()
    await expect(page.getByText(invitation.withdrawn())).toBeVisible()
    await expect(page.getByText(text.noPerson({ text: 'max' }))).toBeVisible()
    await page.getByRole('button', { name: text.showInvited() }).click()
    await expect(rowOf(page, ROSE)).toBeVisible()
    await nextMail(blazon, ROSE)
    const seen = (await blazon.mailsTo(ROSE)).length
    await rowOf(page, ROSE)
      .getByRole('button', { name: invitation.actions({ email: ROSE }) })
      .click()
    await page.getByRole('menuitem', { name: invitation.resend(), exact: true }).click()
    await expect(page.getByText(invitation.resent({ email: ROSE }))).toBeVisible()
    await nextMail(blazon, ROSE, seen)
  })

  await test.step('whoever collects the card moves to the members', async () => {
    const wallet = await openBrowser()
    const mail = await nextMail(blazon, ROSE)
    await keepBadge(wallet, language, linkIn(mail, `${blazon.wallet}/claim/`))
    await expect(page.getByText(text.noneInvited())).toBeVisible()
    await tab(page, text.members()).click()
    await expect(page.locator('tbody tr')).toHaveCount(1)
    await expect(rowOf(page, unnamed(language))).toContainText(text.member())
    await shot(page, 'members-one')
  })
})

test('an admin finds, sorts and exports members, and suspends a card', async ({
  blazon,
  language,
  openBrowser,
  isMobile,
  shot,
}) => {
  const text = words(membersPage, language)
  const rows = words(rowWords, language)
  const order = words(orderWords, language)
  const card = words(cardWords, language)
  const panel = words(memberPanel, language)
  const club = await foundClub(blazon, language, 'finds.members@example.org', 'Example Weavers')
  const links = await club.send(await publishCard(club), ['a.m@example.org', 'b.m@example.org', 'c.m@example.org'])
  const names = ['Zoé Blanc', '=1+1', 'Émile Aubry']
  await Promise.all(names.map(async (name, at) => joinAs(await openBrowser(), blazon, language, links[at] ?? '', name)))
  const page = await openBrowser(club.kept)
  await page.goto(`${blazon.studio}/settings/members`)
  await expect(page.locator('tbody tr')).toHaveCount(3)

  await test.step('sorted by name, without regard to accents', async () => {
    await page.getByRole('button', { name: order.orderIs({ order: order.newest() }) }).click()
    await page.getByRole('menuitem', { name: order.pseudo(), exact: true }).click()
    await expect(page.locator('tbody tr').nth(1)).toContainText('Émile Aubry')
    await expect(page.locator('tbody tr').nth(2)).toContainText('Zoé Blanc')
    await expectAccessible(page, 'the members')
    await shot(page, 'members')
  })

  await test.step('exported as a file in this order, with formulas neutralised', async () => {
    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: text.export(), exact: true }).click()
    const download = await saving
    expect(download.suggestedFilename()).toBe('members.csv')
    const file = await readFile(await download.path(), 'utf8')
    const [head, ...lines] = file.trim().split('\r\n')
    expect(head).toContain('Pseudo,Points,Badges,Registration,Did')
    expect(file.startsWith('\ufeff')).toBe(true)
    expect(lines.map((line) => line.split(',').slice(0, 3))).toEqual([
      ["'=1+1", '0', '1'],
      ['Émile Aubry', '0', '1'],
      ['Zoé Blanc', '0', '1'],
    ])
  })

  await test.step('found by a part of the name, without its accent', async () => {
    const search = page.getByRole('searchbox', { name: text.searchName() })
    await typeInto(search, 'emi')
    await expect(page.locator('tbody tr')).toHaveCount(1)
    await typeInto(search, '%')
    await expect(page.getByText(text.noMatch({ text: '%' }))).toBeVisible()
    await page.getByRole('button', { name: text.showAll({ count: 3 }) }).click()
    await expect(page.locator('tbody tr')).toHaveCount(3)
  })

  await test.step('selected rows have a bar', async () => {
    const first = rowOf(page, 'Zoé Blanc')
    if (isMobile) await holdRow(page, 'Zoé Blanc')
    else await first.getByRole('checkbox').check()
    await expect(page.getByText(rows.selected({ count: 1 }))).toBeVisible()
    await page.getByRole('button', { name: rows.selectAll({ count: 3 }) }).click()
    await expect(page.getByText(rows.selected({ count: 3 }))).toBeVisible()
    await expectAccessible(page, 'selected members')
    await shot(page, 'members-selected')
    await page.getByRole('button', { name: rows.clear() }).click()
    await expect(page.getByText(rows.selected({ count: 3 }))).toBeHidden()
  })

  await test.step('the panel shows one of them, and the keys lead to the next', async () => {
    await page.getByRole('button', { name: 'Émile Aubry', exact: true }).click()
    await expect(page).toHaveURL(/member=did/)
    await expect(page.getByRole('heading', { name: 'Émile Aubry' })).toBeVisible()
    await expect(page.getByRole('region', { name: panel.held() }).getByRole('link')).toHaveCount(1)
    await expectAccessible(page, 'a member')
    await shot(page, 'member')
    if (isMobile) return
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('heading', { level: 2, name: 'Zoé Blanc' })).toBeVisible()
    await page.keyboard.press('ArrowUp')
    await expect(page.getByRole('heading', { level: 2, name: 'Émile Aubry' })).toBeVisible()
  })

  await test.step('a card is suspended with a reason, and reinstated', async () => {
    await page.getByRole('button', { name: card.suspend() }).click()
    const dialog = page.getByRole('dialog', { name: card.suspendTitle({ name: 'Émile Aubry' }) })
    await dialog.getByRole('button', { name: card.suspend() }).click()
    await expect(dialog.getByText(words(historyWords, language).reasonMissing())).toBeVisible()
    await typeInto(dialog.getByRole('textbox'), 'Fee not paid')
    await dialog.getByRole('button', { name: card.suspend() }).click()
    await expect(page.getByText(card.suspended())).toBeVisible()
    await expect(page.getByRole('button', { name: card.resume() })).toBeVisible()
    if (isMobile) await page.getByRole('button', { name: text.title(), exact: true }).click()
    else await page.keyboard.press('Escape')
    await expect(page, 'the list keeps its order').toHaveURL(`${blazon.studio}/settings/members?order=pseudo`)
    await expect(rowOf(page, 'Émile Aubry')).toContainText(text.suspended())
    await page.getByRole('button', { name: new RegExp(`^${text.suspended()}`) }).click()
    await expect(page.locator('tbody tr')).toHaveCount(1)
    await page.getByRole('button', { name: 'Émile Aubry', exact: true }).click()
    await page.getByRole('button', { name: card.resume() }).click()
    await page.getByRole('dialog').getByRole('button', { name: card.resume() }).click()
    await expect(page.getByText(card.resumed())).toBeVisible()
    await expect(page.getByRole('button', { name: card.suspend() })).toBeVisible()
  })
})

test('the address keeps the list: search, chip, order and page, through a reload and Back', async ({
  blazon,
  language,
  openBrowser,
  shot,
}) => {
  const text = words(membersPage, language)
  const order = words(orderWords, language)
  const club = await foundClub(blazon, language, 'keeps.members@example.org', 'Example Potters')
  const guests = Array.from({ length: 7 }, (_, at) => `guest-${at + 1}.m@example.org`)
  const [link = ''] = await club.send(await publishCard(club), ['a.kept@example.org', ...guests])
  await joinAs(await openBrowser(), blazon, language, link, 'Ada Kern')
  const page = await openBrowser(club.kept)
  const rows = page.locator('tbody tr')
  const chip = (name: string) => page.getByRole('button', { name: new RegExp(`^${name} \\d`) })

  await test.step('a person who is opened and closed leaves the list as it was', async () => {
    await page.goto(`${blazon.studio}/settings/members`)
    await chip(text.member()).click()
    await page.getByRole('button', { name: order.orderIs({ order: order.newest() }) }).click()
    await page.getByRole('menuitem', { name: order.pseudo(), exact: true }).click()
    await expect(page).toHaveURL(/\?status=member&order=pseudo$/)
    await page.getByRole('button', { name: 'Ada Kern', exact: true }).click()
    await expect(page).toHaveURL(/member=did/)
    await page.goBack()
    await expect(page).toHaveURL(/\?status=member&order=pseudo$/)
    await page.reload()
    await expect(chip(text.member())).toHaveAttribute('aria-pressed', 'true')
    await page.goBack()
    // The page before is loaded anew: the next step back waits for it.
    await expect(page).toHaveURL(/\?status=member$/)
    await expect(chip(text.member())).toHaveAttribute('aria-pressed', 'true')
    await page.goBack()
    await expect(chip(text.all())).toHaveAttribute('aria-pressed', 'true')
    await expect(page).toHaveURL(`${blazon.studio}/settings/members`)
  })

  const search = page.getByRole('searchbox', { name: text.searchName() })

  await test.step('without a network the next page says so, and comes once there is one', async () => {
    await tab(page, text.invited()).click()
    await typeInto(search, 'guest')
    await expect(page).toHaveURL(/\?tab=invited&search=guest$/)
    await expect(rows).toHaveCount(5)
    const next = page.getByRole('button', { name: words(pageWords, language).after() })
    // What the button shows is loaded before the network ends, as for somebody who has turned pages before.
    await expect(async () => {
      await search.hover()
      await next.hover()
      await expect(page.getByRole('tooltip')).toBeVisible({ timeout: 1000 })
    }).toPass()
    await page.context().setOffline(true)
    await next.click()
    const note = page.getByText(words(common, language).offline())
    await expect(note).toBeVisible()
    await expect(rows).toHaveCount(5)
    await shot(page, 'members-offline')
    await page.context().setOffline(false)
    await expect(rows).toHaveCount(2)
    await expect(note).toHaveCount(0)
  })

  await test.step('a search and its second page come back', async () => {
    await expect(page).toHaveURL(/page=2/)
    await page.reload()
    await expect(rows).toHaveCount(2)
    await expect(search).toHaveValue('guest')
    await page.goBack()
    await expect(rows).toHaveCount(5)
    await expect(search).toHaveValue('guest')
    await page.goBack()
    await expect(chip(text.all())).toHaveAttribute('aria-pressed', 'true')
    await page.goForward()
    await expect(search).toHaveValue('guest')
  })
})

test('a dialog asks before it closes with what was typed, however it is closed', async ({
  blazon,
  language,
  openBrowser,
  shot,
}) => {
  const text = words(membersPage, language)
  const invite = words(inviteMembers, language)
  const discard = words(discardWords, language)
  const club = await foundClub(blazon, language, 'asks.members@example.org', 'Example Sailors')
  await publishCard(club)
  const page = await openBrowser(club.kept)
  const dialog = page.getByRole('dialog', { name: invite.title() })
  const question = page.getByRole('dialog', { name: discard.title() })
  const open = () => page.getByRole('button', { name: text.invite() }).first().click()
  const closings = {
    'the key Escape': () => page.keyboard.press('Escape'),
    'its close button': () => dialog.getByRole('button', { name: words(common, language).close() }).click(),
    'a press outside': () => page.mouse.click(4, 4),
  }
  await page.goto(`${blazon.studio}/settings/members`)

  await test.step('empty, it closes at once, and cannot be sent', async () => {
    await open()
    await expect(dialog.getByRole('button', { name: invite.send({ count: 0 }), exact: true })).toBeDisabled()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })

  await open()
  await dialog.getByLabel(invite.emails()).click()
  await page.keyboard.type(`${ROSE} `)
  for (const [name, close] of Object.entries(closings)) {
    await test.step(`with an address, ${name} asks`, async () => {
      await close()
      await expect(question).toBeVisible()
      await expectAccessible(page, 'what was typed')
      await shot(page, 'discard')
      await question.getByRole('button', { name: discard.keep() }).click()
      await expect(question).toBeHidden()
      await expect(dialog.getByText(ROSE)).toBeVisible()
    })
  }

  await test.step('discarded, it is closed and empty', async () => {
    await page.keyboard.press('Escape')
    await question.getByRole('button', { name: discard.discard() }).click()
    await expect(dialog).toBeHidden()
    await open()
    await expect(dialog.getByText(ROSE)).toHaveCount(0)
  })
})

/** What a member without a name is called. */
const unnamed = (language: Language) => words(nameWords, language).noName()

/** Presses on a row for longer than a tap, as a finger does. */
async function holdRow(page: Page, text: string): Promise<void> {
  const row = rowOf(page, text)
  const touch = { pointerType: 'touch', isPrimary: true, bubbles: true }
  await row.dispatchEvent('pointerdown', touch)
  await expect(row.getByRole('checkbox')).toBeChecked()
  await row.dispatchEvent('pointerup', touch)
}
