import { expect, type Page } from '@playwright/test'
import type { Language } from '#base/text.ts'
import { MESSAGE_MAX } from '#features/conversations/rules.ts'
import { threadTexts, writingTexts } from '#features/conversations/thread/texts.ts'
import { blocking, threadPage, writeBox } from '#features/conversations/wallet-texts.ts'
import { communitiesPage } from '#features/members/communities/texts.ts'
import { words as common } from '#ui/words/texts.ts'
import { expectAccessible } from './axe.ts'
import { test } from './blazon.ts'
import { openClub } from './club-steps.ts'
import { talkWithMember } from './conversation-steps.ts'
import { rejectCookies, settleFirstVisit } from './cookies.ts'
import { keepBadge, storageSettled, untilKeptForOffline } from './holder-steps.ts'
import { typeInto } from './keyboard-steps.ts'
import { picture } from './picture.ts'
import { words } from './words.ts'

const NAME = "Les Ateliers d'été"

/** From the wallet's communities to the conversation with the only one. */
async function openConversation(page: Page, wallet: string, language: Language) {
  await page.goto(`${wallet}/communities`)
  await page
    .getByRole('list', { name: words(communitiesPage, language).list() })
    .getByRole('link', { name: NAME })
    .click()
  await page.getByRole('link', { name: words(threadPage, language).write() }).click()
  await expect(page.getByRole('heading', { name: NAME, level: 1 })).toBeVisible()
}

test('a member writes to a community, reads its answers as they come, and blocks the conversation', async ({
  blazon,
  language,
  openBrowser,
  shot,
}) => {
  const [thread, box, block] = [words(threadPage, language), words(writeBox, language), words(blocking, language)]
  const [lines, writing] = [words(threadTexts, language), words(writingTexts, language)]
  const { club, invite } = await openClub(blazon, language, { name: NAME, email: 'talking.club@example.org' })
  const badge = await club.publish('First aid at the bench')
  const page = await openBrowser()
  await keepBadge(page, language, await invite('lea.talks@example.org'))
  const them = await talkWithMember(blazon, club)
  const field = page.getByLabel(writing.label({ name: NAME }))
  const send = page.getByRole('button', { name: words(common, language).send(), exact: true })
  const messages = page.getByRole('region', { name: lines.messages() })

  await test.step('the first message begins the conversation', async () => {
    await openConversation(page, blazon.wallet, language)
    await expect(messages.getByText(thread.none({ name: NAME }))).toBeVisible()
    await expect(send).toBeDisabled()
    await shot(page, 'conversation-empty')
    await typeInto(field, 'Is the workshop open on Saturday?')
    await send.click()
    await expect(messages.getByText('Is the workshop open on Saturday?')).toBeVisible()
    await expect(field).toHaveValue('')
    await expect(field).toBeFocused()
  })

  await test.step('an answer and a badge appear without a reload, and what was read says so', async () => {
    await them.read()
    await them.write('From ten. Tom opens.')
    await them.give(badge)
    await expect(messages.getByText('From ten. Tom opens.', { exact: true })).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: 'From ten. Tom opens.' })).toHaveCount(1)
    await expect(messages.getByText(thread.waiting())).toBeVisible()
    await expect(messages.getByText(/, (read|lu)$/)).toBeVisible()
    await expect.poll(async () => (await them.thread()).messages.at(-1)?.isRead).toBe(true)
  })

  await test.step('a picture goes with a text, and a text beyond the limit does not go', async () => {
    const bytes = Buffer.from(await picture('#2F6FED'))
    await page.locator('input[type="file"]').setInputFiles({ name: 'stand.png', mimeType: 'image/png', buffer: bytes })
    await expect(page.getByAltText(writing.chosen())).toBeVisible()
    await field.focus()
    await page.keyboard.insertText('x'.repeat(MESSAGE_MAX + 1))
    await expect(send).toBeDisabled()
    await typeInto(field, 'I bring the second truing stand.')
    await shot(page, 'conversation-writing')
    await send.click()
    await expect(messages.getByAltText(lines.pictureOf({ author: thread.you() }))).toBeVisible()
    await expectAccessible(page, 'a conversation')
    await shot(page, 'conversation')
  })

  await test.step('blocking says what it means, and can be undone', async () => {
    const more = page.getByRole('button', { name: words(common, language).more() })
    await more.click()
    await page.getByRole('menuitem', { name: block.block() }).click()
    const dialog = page.getByRole('dialog', { name: block.title({ name: NAME }) })
    await expect(dialog.getByText(block.stops({ name: NAME }))).toBeVisible()
    await expectAccessible(page, 'blocking a conversation')
    await shot(page, 'conversation-block')
    await dialog.getByRole('button', { name: block.confirm(), exact: true }).click()
    await expect(page.getByText(box.blocked({ name: NAME }))).toBeVisible()
    await expect(field).toHaveCount(0)
    await expect(them.write('Hello?')).rejects.toMatchObject({ key: 'conversationBlocked' })
    await shot(page, 'conversation-blocked')
    await page.getByRole('button', { name: block.unblock(), exact: true }).click()
    await expect(field).toBeVisible()
  })
})

// A wallet is offline on a phone.
test('a conversation that was read is shown offline, and its text waits', { tag: '@phone' }, async ({
  browser,
  blazon,
  language,
  locale,
  viewport,
}) => {
  const box = words(writeBox, language)
  const { club, invite } = await openClub(blazon, language, { name: NAME, email: 'offline.talk@example.org' })
  // Not watched: the console logs each call without a network.
  const context = await browser.newContext({ locale, viewport })
  await settleFirstVisit(context, blazon.studio)
  const page = await context.newPage()
  await rejectCookies(page)
  await keepBadge(page, language, await invite('max.talks@example.org'))
  const them = await talkWithMember(blazon, club)
  await them.write('Welcome.')
  await untilKeptForOffline(page)
  await openConversation(page, blazon.wallet, language)
  await expect(page.getByText('Welcome.')).toBeVisible()
  const field = page.getByLabel(words(writingTexts, language).label({ name: NAME }))
  await context.setOffline(true)
  await typeInto(field, 'Thank you')
  await storageSettled(page)
  await page.reload()
  await expect(page.getByText('Welcome.')).toBeVisible()
  await expect(field).toHaveValue('Thank you')
  await expect(page.getByText(box.offline())).toBeVisible()
  await expect(page.getByRole('button', { name: words(common, language).send(), exact: true })).toBeDisabled()
  await context.setOffline(false)
  await page.getByRole('button', { name: words(common, language).send(), exact: true }).click()
  await expect
    .poll(async () => (await them.thread()).messages.map(({ text }) => text))
    .toEqual(['Welcome.', 'Thank you'])
  await context.close()
})
