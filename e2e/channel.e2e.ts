import { expect } from '@playwright/test'
import { walletFrame } from '#apps/wallet/shell/texts.ts'
import { channelPage, deleteWords, scheduleWords } from '#features/channel/texts.ts'
import { newsPage, postActions, reactionWords } from '#features/channel/wallet-texts.ts'
import { words as common } from '#ui/words/texts.ts'
import { expectAccessible } from './axe.ts'
import { test } from './blazon.ts'
import { countSaid, openComposer, postIn, postsOf, typePost } from './channel-steps.ts'
import { openClub } from './club-steps.ts'
import { rejectCookies, settleFirstVisit } from './cookies.ts'
import { keepBadge, openBadges, storageSettled, untilKeptForOffline } from './holder-steps.ts'
import { typeInto } from './keyboard-steps.ts'
import { wide } from './picture.ts'
import { words } from './words.ts'

const NAME = "Cordée Presqu'île"
const HELLO = 'The wall is open again. Places: https://club.example.org/wall.'
const SECOND = 'Bring your own rope on Sunday.'

// News are read on phones; a post is written at a desk below.
test('a member reads what an admin publishes, reacts to it, reports it, and no longer sees what is deleted', {
  tag: '@phone',
}, async ({ blazon, language, openBrowser, isMobile, shot }) => {
  const [page, wallet] = [words(channelPage, language), words(newsPage, language)]
  const [react, act] = [words(reactionWords, language), words(postActions, language)]
  const { club, invite } = await openClub(blazon, language, { name: NAME, email: 'channel.club@example.org' })
  const admin = await openBrowser(club.kept)
  const member = await openBrowser()

  await test.step('both begin without a post', async () => {
    await keepBadge(member, language, await invite('lea.news@example.org'))
    await openBadges(member, language)
    await member.getByRole('link', { name: words(walletFrame, language).news(), exact: true }).click()
    await expect(member.getByRole('heading', { name: wallet.emptyTitle() })).toBeVisible()
    await expectAccessible(member, 'the news without a post')
    await admin.goto(`${blazon.studio}/settings/channel`)
    await expect(admin.getByText(page.emptyTitle())).toBeVisible()
    await expectAccessible(admin, 'the channel without a post')
    await shot(admin, 'channel-empty')
  })

  await test.step('a post with a link and a picture appears in the open wallet', async () => {
    await openComposer(admin, language, isMobile)
    await typePost(admin, language, HELLO)
    await admin
      .getByLabel(page.addPicture())
      .and(admin.locator('input'))
      .setInputFiles({ name: 'wall.png', mimeType: 'image/png', buffer: Buffer.from(await wide('#4723AD')) })
    await expect(admin.getByRole('img', { name: page.chosenPicture() })).toBeVisible()
    await expectAccessible(admin, 'a post that is written')
    await shot(admin, 'channel-written')
    await admin.getByRole('button', { name: page.publish(), exact: true }).click()
    await expect(postIn(admin, language, 'The wall is open again')).toBeVisible()
    const post = member.getByRole('article').filter({ hasText: 'The wall is open again' })
    await expect(post).toBeVisible()
    const link = post.getByRole('link', { name: 'club.example.org/wall', exact: true })
    await expect(link).toHaveAttribute('href', 'https://club.example.org/wall')
    await expect(link).toHaveAttribute('rel', /noopener.*nofollow ugc/)
    await expect(post.getByRole('img', { name: wallet.picture({ name: NAME }) })).toBeVisible()
  })

  await test.step('a second post is read out once', async () => {
    const said = await countSaid(member)
    await openComposer(admin, language, isMobile)
    await typePost(admin, language, SECOND)
    await admin.getByRole('button', { name: page.publish(), exact: true }).click()
    await expect(member.getByRole('article')).toHaveCount(2)
    await expect(member.getByRole('article').first()).toContainText(SECOND)
    await expect.poll(said).toEqual([wallet.arrived({ name: NAME, text: SECOND })])
  })

  await test.step('a reaction reaches the admin, who sees that the post was read', async () => {
    const post = member.getByRole('article').filter({ hasText: SECOND })
    await post.getByRole('button', { name: react.add() }).click()
    await expectAccessible(member, 'the news with the emoji')
    await shot(member, 'news-emoji')
    await post.getByRole('button', { name: '👏' }).click()
    await expect(post.getByRole('button', { name: react.chip({ emoji: '👏', count: 1 }) })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await post.getByRole('button', { name: react.add() }).click()
    await post.getByRole('button', { name: react.more() }).click()
    await member.keyboard.type('a')
    await expect(post.getByRole('alert')).toBeVisible()
    await member.keyboard.press('Backspace')
    await member.keyboard.insertText('🧗🏽‍♀️')
    await expect(post.getByRole('button', { name: react.chip({ emoji: '🧗🏽‍♀️', count: 1 }) })).toBeVisible()
    const seen = postIn(admin, language, SECOND)
    // The page reads them every ten seconds.
    const read = { timeout: 45_000 }
    await expect(seen.getByText(page.reaction({ emoji: '👏', count: 1 }))).toBeAttached(read)
    await expect(seen.getByText(page.reaction({ emoji: '🧗🏽‍♀️', count: 1 }))).toBeAttached(read)
    await expect(seen.getByText(page.seenBy({ count: 1 }))).toBeVisible(read)
    await expectAccessible(admin, 'the channel')
    await shot(admin, 'channel')
    await shot(member, 'news')
  })

  await test.step('the member reports a post and mutes the community', async () => {
    const post = member.getByRole('article').filter({ hasText: SECOND })
    const menu = post.getByRole('button', { name: new RegExp(`^${act.actionsOf({ name: NAME, time: '' }).trim()}`) })
    await menu.click()
    await member.getByRole('menuitem', { name: act.report() }).click()
    const report = member.getByRole('dialog', { name: act.reportTitle() })
    await typeInto(report.getByRole('textbox'), 'This is advertising.')
    await expectAccessible(member, 'reporting a post')
    await report.getByRole('button', { name: act.reportConfirm() }).click()
    await expect(member.getByText(act.reported())).toBeVisible()
    await menu.click()
    await member.getByRole('menuitem', { name: act.mute({ name: NAME }) }).click()
    const mute = member.getByRole('dialog', { name: act.muteTitle({ name: NAME }) })
    await mute.getByRole('button', { name: act.muteConfirm(), exact: true }).click()
    await expect(post.getByText(wallet.muted())).toBeVisible()
    await menu.click()
    await member.getByRole('menuitem', { name: act.unmute({ name: NAME }) }).click()
    await expect(post.getByText(wallet.muted())).toBeHidden()
  })

  await test.step('a deleted post disappears from the open wallet', async () => {
    const gone = words(deleteWords, language)
    const post = postIn(admin, language, HELLO.slice(0, 20))
    await post.hover()
    await post.getByRole('button', { name: new RegExp(`^${page.deletePost({ time: '' }).trim()}`) }).click()
    if (isMobile) await admin.getByRole('menuitem', { name: words(common, language).delete() }).click()
    const dialog = admin.getByRole('dialog', { name: gone.title() })
    await expect(dialog.getByText(gone.text())).toBeVisible()
    await expectAccessible(admin, 'deleting a post')
    await dialog.getByRole('button', { name: gone.confirm(), exact: true }).click()
    await expect(postsOf(admin, language)).toHaveCount(1)
    await expect(member.getByRole('article')).toHaveCount(1)
  })
})

// Posts are planned at a desk.
test('a post is scheduled, edited and published ahead of its time', { tag: '@desk' }, async ({
  blazon,
  language,
  openBrowser,
  isMobile,
  shot,
}) => {
  const [page, plan] = [words(channelPage, language), words(scheduleWords, language)]
  const { club } = await openClub(blazon, language, { name: NAME, email: 'schedule.club@example.org' })
  const admin = await openBrowser(club.kept)
  await admin.goto(`${blazon.studio}/settings/channel`)
  await openComposer(admin, language, isMobile)

  await test.step('the text survives a reload', async () => {
    await typePost(admin, language, SECOND)
    await admin.reload()
    await openComposer(admin, language, isMobile)
    await expect(admin.getByRole('textbox', { name: page.new() })).toHaveValue(SECOND)
  })

  const row = admin.getByRole('listitem').filter({ has: admin.getByRole('button', { name: /^Actions/ }) })
  const choose = async (action: string) => {
    await row.getByRole('button', { name: /^Actions/ }).click()
    await admin.getByRole('menuitem', { name: action, exact: true }).click()
  }
  await test.step('it waits for its time', async () => {
    await admin.getByRole('button', { name: plan.schedule(), exact: true }).click()
    const dialog = admin.getByRole('dialog', { name: plan.title() })
    await expect(dialog.getByLabel(plan.when(), { exact: true })).not.toHaveValue('')
    await expectAccessible(admin, 'scheduling a post')
    await shot(admin, 'channel-schedule')
    await dialog.getByRole('button', { name: plan.schedule(), exact: true }).click()
    await expect(row).toContainText(SECOND)
    await expect(postsOf(admin, language)).toHaveCount(0)
  })

  await test.step('its text can be changed until then', async () => {
    await choose(plan.edit())
    const dialog = admin.getByRole('dialog', { name: plan.editTitle() })
    const text = dialog.getByLabel(plan.text(), { exact: true })
    await expect(text).toBeFocused()
    await text.press('End')
    await admin.keyboard.type(' At ten.')
    await expectAccessible(admin, 'editing a scheduled post')
    await dialog.getByRole('button', { name: words(common, language).save(), exact: true }).click()
    await expect(row).toContainText('At ten.')
  })

  await test.step('published now, it is a post like any other', async () => {
    await choose(plan.publishNow())
    await admin
      .getByRole('dialog', { name: plan.publishTitle() })
      .getByRole('button', { name: page.publish(), exact: true })
      .click()
    await expect(postIn(admin, language, 'At ten.')).toBeVisible()
    await expect(row).toHaveCount(0)
  })
})

// A wallet is offline on a phone.
test('posts are read offline, and a reaction is sent once the wallet is back', { tag: '@phone' }, async ({
  browser,
  blazon,
  language,
  locale,
  viewport,
  openBrowser,
}) => {
  const [page, wallet, react] = [
    words(channelPage, language),
    words(newsPage, language),
    words(reactionWords, language),
  ]
  const { club, invite } = await openClub(blazon, language, { name: NAME, email: 'away.club@example.org' })
  const admin = await openBrowser(club.kept)
  await admin.goto(`${blazon.studio}/settings/channel`)
  await openComposer(admin, language, true)
  await typePost(admin, language, HELLO)
  await admin
    .getByLabel(page.addPicture())
    .and(admin.locator('input'))
    .setInputFiles({ name: 'wall.png', mimeType: 'image/png', buffer: Buffer.from(await wide('#4723AD')) })
  await admin.getByRole('button', { name: page.publish(), exact: true }).click()
  await expect(postIn(admin, language, 'The wall is open again')).toBeVisible()

  // Not watched: the console logs each call without a network.
  const context = await browser.newContext({ locale, viewport })
  await settleFirstVisit(context, blazon.studio)
  const member = await context.newPage()
  await rejectCookies(member)
  await keepBadge(member, language, await invite('max.away@example.org'))
  await openBadges(member, language)
  await untilKeptForOffline(member)
  await member.goto(`${blazon.wallet}/news`)
  const post = member.getByRole('article').filter({ hasText: 'The wall is open again' })
  const picture = post.getByRole('img', { name: wallet.picture({ name: NAME }) })
  const width = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)
  await expect.poll(width).toBeGreaterThan(0)
  const chip = post.getByRole('button', { name: react.chip({ emoji: '🙏', count: 1 }) })

  await test.step('offline, the post and its picture are there, and a reaction survives a reload', async () => {
    await context.setOffline(true)
    await member.reload()
    await expect(post).toBeVisible()
    await expect.poll(width).toBeGreaterThan(0)
    await post.getByRole('button', { name: react.add() }).click()
    await post.getByRole('button', { name: '🙏' }).click()
    await expect(chip).toHaveAttribute('aria-pressed', 'true')
    await storageSettled(member)
    await member.reload()
    await expect(chip).toHaveAttribute('aria-pressed', 'true')
  })

  await test.step('back online, the admin sees it', async () => {
    await context.setOffline(false)
    const seen = postIn(admin, language, 'The wall is open again')
    await expect(seen.getByText(page.reaction({ emoji: '🙏', count: 1 }))).toBeAttached({ timeout: 45_000 })
    await member.reload()
    await expect(chip).toHaveAttribute('aria-pressed', 'true')
  })
  await context.close()
})
