import { expect, type Page } from '@playwright/test'
import { call } from '#base/call.ts'
import type { Language } from '#base/text.ts'
import { claimWords } from '#features/claims/texts.ts'
import { writeToMember } from '#features/conversations/contract.ts'
import { composerWords, conversationsPage, threadWords } from '#features/conversations/page-texts.ts'
import { MESSAGE_MAX, MESSAGES_PAGE } from '#features/conversations/rules.ts'
import { threadTexts, writingTexts } from '#features/conversations/thread/texts.ts'
import { blocking, threadPage } from '#features/conversations/wallet-texts.ts'
import { listMembers } from '#features/members/contract.ts'
import { membersPage, rowWords } from '#features/members/page-texts.ts'
import { panelWords } from '#features/sends/running/texts.ts'
import { sendWords } from '#features/sends/send-texts.ts'
import { words as common } from '#ui/words/texts.ts'
import { expectAccessible } from './axe.ts'
import { test } from './blazon.ts'
import type { Issuer } from './issuer-calls.ts'
import { typeInto } from './keyboard-steps.ts'
import { foundClub, joinAs, publishCard, waitForSendNow } from './member-steps.ts'
import { picture } from './picture.ts'
import { words } from './words.ts'

const CLUB = 'Example Sailors'
const LEA = 'Léa Moreau'

/** The wallets of members who joined with these names. */
async function join(club: Issuer, join: (link: string, name: string) => Promise<Page>, names: string[]) {
  const emails = names.map((_, at) => `m${at}.${club.email}`)
  const links = await club.send(await publishCard(club), emails)
  const wallets: Page[] = []
  for (const [at, name] of names.entries()) wallets.push(await join(links[at] ?? '', name))
  return wallets
}

/** In a member's wallet: the conversation with their only community. */
async function openOwn(wallet: Page, origin: string, language: Language) {
  await wallet.goto(`${origin}/communities`)
  await wallet.getByRole('link', { name: CLUB }).first().click()
  await wallet.getByRole('link', { name: words(threadPage, language).write() }).click()
  return async (text: string) => {
    await typeInto(wallet.getByLabel(words(writingTexts, language).label({ name: CLUB })), text)
    await wallet.getByRole('button', { name: words(common, language).send(), exact: true }).click()
  }
}

test('an admin and a member write to each other, and the admin keeps track of who waits', async ({
  blazon,
  language,
  openBrowser,
  isMobile,
  shot,
}) => {
  const list = words(conversationsPage, language)
  const thread = words(threadWords, language)
  const lines = words(threadTexts, language)
  const writing = words(writingTexts, language)
  const rows = words(rowWords, language)
  const club = await foundClub(blazon, language, 'writes.members@example.org', CLUB)
  const joined = async (link: string, name: string) => {
    const wallet = await openBrowser()
    await joinAs(wallet, blazon, language, link, name)
    return wallet
  }
  const [wallet] = await join(club, joined, [LEA, 'Max Baker'])
  if (!wallet) throw new Error('Nobody joined')
  const page = await openBrowser(club.kept)
  const field = page.getByLabel(writing.label({ name: LEA }))
  const messages = page.getByRole('region', { name: lines.messages() })
  const all = page.getByRole('region', { name: list.title() })
  const row = all.getByRole('button', { name: LEA })
  const filter = (name: string) =>
    all.getByRole('group', { name: list.filter() }).getByRole('button', { name: new RegExp(`^${name}`) })
  const toList = async () => {
    if (isMobile) await page.getByRole('button', { name: thread.back() }).click()
    else {
      // Out of the field, then the panel, then the conversation.
      await field.press('Escape')
      await expect(row).toBeFocused()
      await page.keyboard.press('Escape')
      await page.keyboard.press('Escape')
    }
  }

  await test.step('a message goes to one member, from their row', async () => {
    await page.goto(`${blazon.studio}/settings/members`)
    if (!isMobile) {
      await page.getByRole('checkbox', { name: rows.selectPage() }).check()
      const write = page.getByRole('button', { name: rows.write(), exact: true })
      await expect(write).toBeDisabled()
      await expect(write).toHaveAttribute('title', rows.writeOne())
    }
    await page.getByRole('button', { name: rows.more({ name: LEA }) }).click()
    await page.getByRole('menuitem', { name: rows.write(), exact: true }).click()
    await expect(page).toHaveURL(/\/settings\/conversations\?with=did/)
    await expect(messages.getByText(thread.none())).toBeVisible()
    if (!isMobile) await expect(field).toBeFocused()
    await shot(page, 'conversations-first')
  })

  await test.step('opening a conversation begins none, and a draft outlives a reload', async () => {
    await typeInto(field, 'Can you hold the stand')
    await page.reload()
    await expect(field).toHaveValue('Can you hold the stand')
    await page.goto(`${blazon.studio}/settings/conversations`)
    await expect(page.getByRole('heading', { name: list.emptyTitle() })).toBeVisible()
    await expectAccessible(page, 'no conversations')
    await page.goBack()
  })

  await test.step('a text beyond the limit is not sent', async () => {
    await field.press('ControlOrMeta+a')
    await page.keyboard.insertText('x'.repeat(MESSAGE_MAX + 3))
    await expect(page.getByText(/^3 (too many|de trop)$/)).toBeVisible()
    await expect(page.getByRole('button', { name: words(common, language).send(), exact: true })).toBeDisabled()
  })

  await test.step('the first message begins the conversation', async () => {
    await typeInto(field, 'Can you hold the stand on Saturday?')
    if (isMobile) await page.getByRole('button', { name: words(common, language).send(), exact: true }).click()
    else await field.press('ControlOrMeta+Enter')
    await expect(messages.getByText('Can you hold the stand on Saturday?')).toBeVisible()
    await expect(field).toHaveValue('')
  })

  const write = await openOwn(wallet, blazon.wallet, language)
  await test.step('an answer appears without a reload, is announced once, and is read', async () => {
    await write('With pleasure. I bring the second truing stand.')
    await expect(messages.getByText('With pleasure.')).toBeVisible()
    await expect(messages.getByText(/, (read|lu)$/)).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: 'With pleasure.' })).toHaveCount(1)
    await expect(wallet.getByText(/, (read|lu)$/)).toBeVisible()
    await expectAccessible(page, 'a conversation in the studio')
    await shot(page, 'conversations-thread')
  })

  await test.step('unread and unanswered conversations are counted and found', async () => {
    await toList()
    await expect(page).toHaveURL(/\/settings\/conversations$/)
    await write('See you there.')
    await expect(row).toContainText(list.unreadCount({ count: 1 }))
    await expect(row).toContainText('See you there.')
    await expect(filter(list.unread())).toContainText('1')
    await shot(page, 'conversations-unread')
    await filter(list.needsReply()).click()
    await expect(row).toBeVisible()
    await typeInto(all.getByRole('searchbox', { name: list.search() }), 'truing')
    await expect(row).toBeVisible()
    await typeInto(all.getByRole('searchbox', { name: list.search() }), 'laser')
    await expect(all.getByText(list.noMatch({ text: 'laser' }))).toBeVisible()
    await all.getByRole('button', { name: list.showAll() }).click()
    await page.goto(`${blazon.studio}/settings/members`)
    await expect(page.getByRole('link', { name: words(membersPage, language).unread({ count: 1 }) })).toBeVisible()
    await page.getByRole('link', { name: words(membersPage, language).conversations() }).click()
  })

  await test.step('a conversation is done until the next message, and that can be undone', async () => {
    await row.click()
    await expect(messages.getByText('See you there.')).toBeVisible()
    const finish = page.getByRole('button', { name: thread.finish() })
    await finish.click()
    await expect(finish).toHaveAttribute('aria-pressed', 'true')
    await page.getByRole('button', { name: thread.undo() }).click()
    await expect(finish).toHaveAttribute('aria-pressed', 'false')
    await finish.click()
    await expect(finish).toHaveAttribute('aria-pressed', 'true')
    await write('One more thing.')
    await expect(messages.getByText('One more thing.')).toBeVisible()
    await expect(finish).toHaveAttribute('aria-pressed', 'false')
  })

  await test.step('an admin hides the first name that signs the messages', async () => {
    await expect(page.getByText(thread.delivered({ name: 'Ada', community: CLUB }))).toBeVisible()
    await page.getByRole('button', { name: words(common, language).more() }).click()
    await page.getByRole('menuitemcheckbox', { name: thread.showName() }).click()
    await expect(page.getByText(thread.deliveredUnnamed({ community: CLUB }))).toBeVisible()
  })

  await test.step('while the member blocks it, nobody can write', async () => {
    const block = words(blocking, language)
    await typeInto(field, 'Thank you')
    await wallet.getByRole('button', { name: words(common, language).more() }).click()
    await wallet.getByRole('menuitem', { name: block.block() }).click()
    await wallet.getByRole('dialog').getByRole('button', { name: block.confirm(), exact: true }).click()
    await expect(page.getByText(words(composerWords, language).blocked({ name: LEA }))).toBeVisible()
    await expect(field).toHaveCount(0)
    await expectAccessible(page, 'a blocked conversation')
    await shot(page, 'conversations-blocked')
    await wallet.getByRole('button', { name: block.unblock(), exact: true }).click()
    await expect(field).toHaveValue('Thank you')
  })

  await test.step('the panel of a member leads to the conversation, with its last message', async () => {
    await page.goto(`${blazon.studio}/settings/members`)
    await page.locator('tbody tr').filter({ hasText: LEA }).getByRole('button', { name: LEA }).first().click()
    await expect(page.getByText(/^Léa Moreau (wrote|a écrit).*One more thing\.$/)).toBeVisible()
    await page.getByRole('link', { name: rows.conversation(), exact: true }).click()
    await expect(messages.getByText('One more thing.')).toBeVisible()
  })
})

test('an admin steps through conversations, reads earlier messages, and sends a picture and a badge', async ({
  blazon,
  language,
  openBrowser,
  isMobile,
  shot,
}) => {
  const list = words(conversationsPage, language)
  const lines = words(threadTexts, language)
  const writing = words(writingTexts, language)
  const club = await foundClub(blazon, language, 'shows.members@example.org', CLUB)
  await waitForSendNow(club, blazon)
  await club.publish('First aid')
  const names = [LEA, 'Max Baker', 'Nina Fontaine']
  const joined = async (link: string, name: string) => {
    const wallet = await openBrowser()
    await joinAs(wallet, blazon, language, link, name)
    return wallet
  }
  await join(club, joined, names)
  const caller = { origin: blazon.studio, token: () => club.kept.cookies.find(({ name }) => name === 'token')?.value }
  const { members } = await call(caller, listMembers, { order: '-pseudo' })
  for (const { did } of members) await call(caller, writeToMember, { did, text: 'Welcome aboard.' })
  const lea = members.find(({ pseudo }) => pseudo === LEA)?.did ?? ''
  for (let at = 1; at <= MESSAGES_PAGE; at += 1) await call(caller, writeToMember, { did: lea, text: `Watch ${at}.` })
  const page = await openBrowser(club.kept)
  const all = page.getByRole('region', { name: list.title() })
  const messages = page.getByRole('region', { name: lines.messages() })
  await page.goto(`${blazon.studio}/settings/conversations`)
  await expect(all.getByRole('button', { name: LEA })).toContainText(list.yours({ text: `Watch ${MESSAGES_PAGE}.` }))

  await test.step('earlier messages are loaded above, and the reader stays where they were', async () => {
    await all.getByRole('button', { name: LEA }).click()
    const first = messages.getByText('Watch 1.', { exact: true })
    await expect(messages.getByText(`Watch ${MESSAGES_PAGE}.`)).toBeInViewport()
    await expect(messages.getByText('Welcome aboard.')).toHaveCount(0)
    await messages.evaluate((box) => {
      box.scrollTop = 0
    })
    await expect(first).toBeInViewport()
    await messages.getByRole('button', { name: lines.earlier() }).click()
    await expect(messages.getByText('Welcome aboard.')).toHaveCount(1)
    await expect(first).toBeInViewport()
    await expect(messages.getByRole('button', { name: lines.earlier() })).toHaveCount(0)
  })

  if (!isMobile) {
    await test.step('the arrow keys lead through the rows', async () => {
      const rows = all.getByRole('listitem').getByRole('button')
      await rows.first().focus()
      await page.keyboard.press('ArrowDown')
      await expect(rows.nth(1)).toBeFocused()
      await expect(rows.nth(1)).toHaveAttribute('aria-current', 'true')
      await expect(page.getByRole('complementary', { name: 'Max Baker' })).toBeVisible()
      await page.keyboard.press('ArrowUp')
      await expect(rows.first()).toHaveAttribute('aria-current', 'true')
    })
  }

  await test.step('a picture goes with a text', async () => {
    const buffer = Buffer.from(await picture('#2F6FED'))
    await page.locator('input[type="file"]').setInputFiles({ name: 'deck.png', mimeType: 'image/png', buffer })
    await expect(page.getByAltText(writing.chosen())).toBeVisible()
    await typeInto(page.getByLabel(writing.label({ name: LEA })), 'The deck.')
    await page.getByRole('button', { name: words(common, language).send(), exact: true }).click()
    await expect(messages.getByAltText(lines.pictureOf({ author: 'Ada Exemple' }))).toBeInViewport()
    await expect(page.getByAltText(writing.chosen())).toHaveCount(0)
  })

  await test.step('a badge that is sent appears as its card, with its status', async () => {
    const send = words(sendWords, language)
    await page
      .getByRole('button', { name: words(rowWords, language).sendBadge(), exact: true })
      .last()
      .click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: send.pick({ title: 'First aid' }) }).click()
    await dialog.getByRole('button', { name: send.send({ count: 1 }) }).click()
    await dialog.getByRole('button', { name: send.done() }).click()
    await page.getByRole('button', { name: words(panelWords, language).sendNow() }).click()
    await expect(messages.getByRole('strong').filter({ hasText: 'First aid' })).toBeVisible()
    await expect(messages.getByText(words(claimWords, language).pending())).toBeVisible()
    await shot(page, 'conversations-badge')
  })
})
