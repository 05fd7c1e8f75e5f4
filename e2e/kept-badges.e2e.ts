import { expect } from '@playwright/test'
import { eq, ne, sql } from 'drizzle-orm'
import { issueForTest, publishForTest } from '#features/badges/server/testing-badge.ts'
import { badgeProblems } from '#features/badges/texts.ts'
import { checkPageWords } from '#features/badges/verification/page-texts.ts'
import { faceWords, verdictHeadings } from '#features/badges/verification/verdict-texts.ts'
import { mergeHolders } from '#features/holders/server/merge-holders.ts'
import { keyWords, scanPage, signInPage } from '#features/holders/wallet-texts.ts'
import { shownPage } from '#features/kept-badges/page-texts.ts'
import { keptBadges } from '#features/kept-badges/server/tables.ts'
import { mailWallet, reopen } from '#features/kept-badges/server/testing-kept.ts'
import { issuerWords, keptProblems } from '#features/kept-badges/texts.ts'
import { addSheet, keptPage, keptSharing, keptShelf } from '#features/kept-badges/wallet-texts.ts'
import { signUpIssuer } from '#features/templates/server/testing-issuer.ts'
import { rowsOf } from '#platform/database/rows-of.ts'
import { expectAccessible } from './axe.ts'
import { rejectCookies, settleFirstVisit } from './cookies.ts'
import { storageSettled, storedNames, untilKeptForOffline } from './holder-steps.ts'
import { give, ISSUER, LEA, pictureOf, rowsIn, shareFile, sheetOf, signIn, TITLE, test } from './kept-steps.ts'
import { typeInto } from './keyboard-steps.ts'
import { makeKey, PASSPHRASE } from './wallet-steps.ts'
import { words } from './words.ts'

test.describe('in a wallet whose key the server has', () => {
  test.use({
    possibleRefusals: {
      '/api/v1/wallet/kept-badges/read': 422,
      '/api/v1/wallet/kept-badges': 409,
      '/api/v1/wallet/kept-badges/*/check': 404,
      '/shown/*': 404,
      '/api/v1/shown/*': 404,
    },
  })

  test('a badge from elsewhere is added, checked, shared and removed', async ({
    kept,
    page,
    language,
    shot,
    browser,
  }) => {
    const say = words(keptPage, language)
    const [add, share, faces] = [words(addSheet, language), words(keptSharing, language), words(faceWords, language)]
    const [problems, issuers] = [words(keptProblems, language), words(issuerWords, language)]
    const sheet = sheetOf(page, language)
    const rows = rowsIn(page, language)
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
    const badge = await kept.badgeFor(LEA)
    const text = JSON.stringify(badge)
    const { ctx } = await signUpIssuer(kept.world, 'Cordée Lyon')
    await issueForTest(ctx, await publishForTest(ctx), LEA)
    await signIn(page, language, kept)

    await test.step('a mistake is said below the field, and the sheet stays', async () => {
      await sheet.open()
      await expect(page).toHaveURL(/\/add$/)
      await sheet.paste('My badge from the harbour')
      await expect(page.getByText(words(badgeProblems, language).notABadge())).toBeVisible()
      await expect(sheet.field).toHaveValue('My badge from the harbour')
      await expectAccessible(page, 'add')
      await shot(page, 'kept-add')
    })
    await test.step('what is scanned is in the field, and read when that is pressed', async () => {
      await page.getByRole('link', { name: add.scan() }).click()
      const scan = words(scanPage, language)
      await typeInto(page.getByLabel(scan.link()), 'https://badges.example/a b?c=#1')
      await page.getByRole('button', { name: scan.open(), exact: true }).click()
      await expect(sheet.field).toHaveValue('https://badges.example/a b?c=#1')
    })
    await test.step('an altered badge cannot be kept', async () => {
      await sheet.paste(text.replaceAll(ISSUER, 'Harbour Scholl'))
      await expect(page.getByText(faces.notGenuine(), { exact: true })).toBeVisible()
      await expect(page.getByText(problems.badgeNotGenuine())).toBeVisible()
      await expect(sheet.keep).toHaveCount(0)
      await shot(page, 'kept-not-genuine')
      await sheet.another.click()
    })
    await test.step('nothing is stored before Keep; then it is in the list', async () => {
      await sheet.paste(text)
      await expect(page.getByText(faces.genuine(), { exact: true })).toBeVisible()
      await expect(page.getByText(add.forYou())).toBeVisible()
      await expect(page.getByRole('heading', { name: TITLE }), 'it takes the focus of the field').toBeFocused()
      await expectAccessible(page, 'found')
      await shot(page, 'kept-found')
      await page.goto(`${kept.world.config.walletUrl}/?group=elsewhere`)
      await expect(rows).toHaveCount(0)
      await sheet.open()
      await sheet.paste(text)
      await sheet.keep.click()
      await expect(sheet.added).toBeVisible()
      await expect(rows).toHaveCount(1)
    })
    await test.step('one that names somebody else is kept only after a question, with its picture', async () => {
      const other = JSON.stringify(await kept.badgeFor('somebody@example.org'))
      await sheet.open()
      const buffer = Buffer.from(await pictureOf(other))
      await page.getByLabel(add.file(), { exact: true }).setInputFiles({ name: 'b.png', mimeType: 'image/png', buffer })
      await expect(page.getByText(problems.namesSomebodyElse())).toBeVisible()
      await shot(page, 'kept-other')
      await sheet.keepAnyway.click()
      await expect(rows).toHaveCount(2)
      await expect(rows.first().locator('img')).toBeVisible()
      const chip = page.getByRole('button', { name: `${words(keptShelf, language).elsewhere()} 2` })
      await expect(chip).toHaveAttribute('aria-pressed', 'true')
      await expectAccessible(page, 'kept-shelf')
      await shot(page, 'kept-shelf')
    })
    await test.step('the same badge is not kept twice, also when its file is dropped', async () => {
      await sheet.open()
      await give(sheet.field, 'drop', [text])
      await sheet.keep.click()
      await expect(page.getByText(problems.keptAlready())).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(rows).toHaveCount(2)
    })
    await test.step('of several files the first is checked, however they came, and that is said', async () => {
      const firstOf = page.getByText(words(checkPageWords, language).firstOf({ count: 3 }))
      await sheet.open()
      for (const way of ['drop', 'paste'] as const) {
        await give(sheet.field, way, [text, 'no badge', 'nor this'])
        await expect(page.getByText(add.forYou())).toBeVisible()
        await expect(firstOf).toBeVisible()
        await sheet.another.click()
      }
      await give(sheet.field, 'drop', [text])
      await expect(page.getByText(add.forYou())).toBeVisible()
      await expect(firstOf).toHaveCount(0)
      await page.keyboard.press('Escape')
    })
    await test.step('one of somebody else is not linked to the holder, and cannot be shared', async () => {
      await rows.first().getByRole('link').click()
      await expect(page.getByText(say.notLinked(), { exact: true })).toBeVisible()
      await expect(page.getByRole('button', { name: say.share(), exact: true })).toBeDisabled()
      await shot(page, 'kept-page-other')
      await page.goBack()
    })
    await test.step('its page says whose it is, and checks it again', async () => {
      await rows.last().getByRole('link').click()
      await expect(page.getByRole('heading', { name: TITLE })).toBeVisible()
      await expect(page.getByText(say.yoursByAddress())).toBeVisible()
      await expect(page.getByText(say.public(), { exact: true })).toBeVisible()
      await expectAccessible(page, 'kept-page')
      await shot(page, 'kept-page')
      await kept.foreign.serveList(8)
      await press(say.check())
      await expect(page.getByText(faces.revoked(), { exact: true })).toBeVisible()
      await expect(page.getByRole('button', { name: say.share(), exact: true })).toBeDisabled()
      await expect(page.getByText(problems.shownRefused())).toBeVisible()
      await kept.foreign.serveList()
      await press(say.check())
      await expect(page.getByText(faces.genuine(), { exact: true })).toBeVisible()
      await expect(page.getByRole('button', { name: say.share(), exact: true })).toBeEnabled()
    })
    await test.step('its file is saved as it came', async () => {
      const [download] = await Promise.all([page.waitForEvent('download'), press(say.save())])
      expect(download.suggestedFilename()).toBe('badge.json')
    })
    await test.step('its public page is turned on, reported, and turned off', async () => {
      await press(say.share())
      await press(share.make())
      const link = page.getByRole('link', { name: /\/shown\// })
      const url = (await link.getAttribute('href')) ?? ''
      await shot(page, 'kept-share')
      const context = await browser.newContext({ locale: language, viewport: page.viewportSize() })
      await settleFirstVisit(context, kept.world.config.publicUrl)
      const visitor = await context.newPage()
      await rejectCookies(visitor)
      const asked: string[] = []
      visitor.on('request', (request) => asked.push(new URL(request.url()).origin))
      await visitor.goto(url)
      const name = words(verdictHeadings, language).genuine()
      await expect(visitor.getByRole('heading', { name, exact: true })).toBeVisible()
      await expect(visitor.getByText(new URL(kept.world.config.publicUrl).host)).toBeVisible()
      await expect(visitor.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
      await expectAccessible(visitor, 'shown')
      await shot(visitor, 'shown')
      const page_ = words(shownPage, language)
      await visitor.getByRole('button', { name: page_.report() }).click()
      await visitor.getByRole('button', { name: page_.reportConfirm(), exact: true }).click()
      await expect(visitor.getByText(page_.reported())).toBeVisible()
      expect(new Set(asked), 'no page loads anything from another host').toEqual(new Set([kept.world.config.publicUrl]))
      await press(share.end())
      await expect(page.getByText(share.ended())).toBeVisible()
      await visitor.goto(url)
      await expect(visitor.getByRole('heading', { name: page_.offTitle() })).toBeVisible()
      await context.close()
    })
    await test.step('what another device removed is gone, and this device keeps nothing of it', async () => {
      const own = page.url()
      const [row] = await kept.world.ctx().db.select().from(keptBadges)
      const other = await reopen(kept.world, { email: LEA, holderId: row?.holderId ?? '' })
      const { keptId } = await other.keep(await kept.badgeFor(LEA))
      const record = `answer:kept-badge:${keptId}`
      await page.goto(`${kept.world.config.walletUrl}/kept/${keptId}`)
      await expect(page.getByText(issuers.says())).toBeVisible()
      await expect.poll(() => storedNames(page)).toContain(record)
      await other.remove(keptId)
      await page.reload()
      await expect(page.getByRole('heading', { name: say.gone() })).toBeVisible()
      await expect.poll(() => storedNames(page)).not.toContain(record)
      await page.getByRole('link', { name: words(keptShelf, language).elsewhere() }).click()
      await expect(rows).toHaveCount(2)
      await page.goto(own)
    })
    await test.step('it is removed once that is confirmed', async () => {
      await press(say.remove())
      await expect(page.getByText(say.removeNote())).toBeVisible()
      await shot(page, 'kept-remove')
      await page.getByRole('dialog').getByRole('button', { name: say.remove(), exact: true }).click()
      await expect(rows).toHaveCount(1)
    })
  })
})

test('the shelf and a badge are shown without a network', async ({
  kept,
  playwright,
  locale,
  viewport,
  language,
  shot,
}, info) => {
  // Not watched: the console logs each call without a network.
  const { launchOptions } = info.project.use
  const browser = await playwright.chromium.launch(launchOptions)
  const context = await browser.newContext({ locale, viewport, serviceWorkers: 'allow', reducedMotion: 'reduce' })
  const page = await context.newPage()
  const [say, issuers] = [words(keptPage, language), words(issuerWords, language)]
  const sheet = sheetOf(page, language)
  const rows = rowsIn(page, language)
  await signIn(page, language, kept)
  await sheet.open()
  await sheet.paste(JSON.stringify(await kept.badgeFor(LEA)))
  await sheet.keep.click()
  await rows.first().getByRole('link').click()
  await expect(page.getByText(say.yoursByAddress())).toBeVisible()
  await expect(page.getByText(issuers.says())).toBeVisible()
  const url = page.url()
  await untilKeptForOffline(page)
  await storageSettled(page)
  await test.step('a file that another app shares waits in the sheet', async () => {
    await shareFile(page, JSON.stringify(await kept.badgeFor(LEA)))
    await expect(page.getByText(words(addSheet, language).shared({ name: 'from another app.json' }))).toBeVisible()
    await shot(page, 'kept-shared')
    await page.getByRole('button', { name: words(addSheet, language).addFile() }).click()
    await expect(page.getByText(words(addSheet, language).forYou())).toBeVisible()
    await page.goto(url)
    await expect(page.getByText(issuers.says())).toBeVisible()
  })
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { name: TITLE })).toBeVisible()
  await expect(page.getByText(words(faceWords, language).notChecked(), { exact: true })).toBeVisible()
  await expect(page.getByText(issuers.says())).toBeVisible()
  await expect(page.getByRole('button', { name: say.check(), exact: true })).toBeDisabled()
  await shot(page, 'kept-offline')
  await page.getByRole('link', { name: words(keptShelf, language).elsewhere() }).click()
  await expect(rows).toHaveCount(1)
  await page.getByRole('button', { name: words(keptShelf, language).add(), exact: true }).click()
  await expect(page.getByText(words(keptShelf, language).addOffline())).toBeVisible()
  await shot(page, 'kept-shelf-offline')
  await browser.close()
})

test('a second device with the phrase sees what the server cannot open', async ({
  kept,
  page,
  browser,
  language,
  shot,
}) => {
  const [signInWords, keys] = [words(signInPage, language), words(keyWords, language)]
  const { walletUrl, publicUrl } = kept.world.config
  const sheet = sheetOf(page, language)
  await settleFirstVisit(page.context(), publicUrl)
  await page.goto(`${walletUrl}/signin`)
  await page.getByRole('button', { name: signInWords.make() }).click()
  const phrase = await makeKey(page, language)
  await expect(page).toHaveURL(`${walletUrl}/`)

  await test.step('what this device seals says nothing to the server', async () => {
    await sheet.open()
    await sheet.paste(JSON.stringify(await kept.badgeFor('somebody@example.org')))
    await sheet.keepAnyway.click()
    await expect(rowsIn(page, language).first()).toContainText(TITLE)
    const query = sql`select string_agg(t::text, '') as dump from kept_badges t`
    const [rows] = await rowsOf<{ dump: string }>(kept.world.services.db, query)
    expect(rows?.dump).toContain('did:sdi:')
    for (const said of [ISSUER, 'Knots']) {
      expect(rows?.dump).not.toContain(said)
      expect(rows?.dump).not.toContain(Buffer.from(said).toString('hex'))
    }
  })
  await test.step('the key of this device stays until the sign-out, also over a reload', async () => {
    await page.reload()
    await expect(rowsIn(page, language).first()).toContainText(TITLE)
    await rowsIn(page, language).first().getByRole('link').click()
    await expect(page.getByText(words(issuerWords, language).says())).toBeVisible()
    await shot(page, 'kept-own-key')
    await page.getByRole('button', { name: words(keptPage, language).check(), exact: true }).click()
    await expect(page.getByRole('button', { name: words(keptPage, language).check(), exact: true })).toBeEnabled()
    await expect(page.getByText(words(faceWords, language).genuine(), { exact: true })).toBeVisible()
  })
  await test.step('another device with the phrase opens it', async () => {
    const context = await browser.newContext({ locale: language })
    await settleFirstVisit(context, publicUrl)
    const second = await context.newPage()
    await second.goto(`${walletUrl}/signin`)
    await second.getByRole('button', { name: signInWords.restore() }).click()
    await typeInto(second.getByLabel(keys.restoreField()), phrase.join(' '))
    await second.getByRole('button', { name: keys.restore() }).click()
    await typeInto(second.getByLabel(keys.passphrase()), PASSPHRASE)
    await second.getByRole('button', { name: keys.byPassphrase() }).click()
    await expect(second).toHaveURL(`${walletUrl}/`)
    await expect(rowsIn(second, language).first()).toContainText(TITLE)
    await context.close()
  })
  await test.step('what came with another wallet is sealed by this device, so that the server can open it no more', async () => {
    const mail = await mailWallet(kept.world, LEA)
    await mail.keep(await kept.badgeFor(LEA))
    const ctx = kept.world.ctx()
    const [own] = await ctx.db.select().from(keptBadges).where(ne(keptBadges.sealedBy, ''))
    await mergeHolders(ctx, { from: mail.holderId, into: own?.holderId ?? '' })
    await page.goto(`${walletUrl}/?group=elsewhere`)
    await expect(rowsIn(page, language)).toHaveCount(2)
    const open = () => ctx.db.$count(keptBadges, eq(keptBadges.sealedBy, ''))
    await expect.poll(open, { timeout: 20_000 }).toBe(0)
    await page.reload()
    await expect(rowsIn(page, language).filter({ hasText: TITLE })).toHaveCount(2)
  })
})
