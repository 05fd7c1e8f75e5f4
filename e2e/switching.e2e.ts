import { type BrowserContext, expect, type Page } from '@playwright/test'
import { shellTexts } from '#apps/studio/shell/texts.ts'
import type { Language } from '#base/text.ts'
import { claims } from '#features/claims/server/tables.ts'
import { historyWords } from '#features/history/row-texts.ts'
import { wizardScreen } from '#features/issuers/texts.ts'
import { bellWords } from '#features/notifications/texts.ts'
import { sendWords } from '#features/sends/send-texts.ts'
import { logOff } from '#features/sign-in/contract.ts'
import { insideEnded, insideWords } from '#features/sign-in/inside/texts.ts'
import { deleteInside, parentWords, subQuestions } from '#features/sub-issuers/texts.ts'
import { listWords } from '#features/templates/texts.ts'
import { makeTemplate, proveNow, signUp } from '#testing/stories.ts'
import { adopt, makeSub, release } from '#testing/sub-stories.ts'
import type { World } from '#testing/world.ts'
import { expectAccessible } from './axe.ts'
import { rejectCookies, settleFirstVisit } from './cookies.ts'
import { test } from './own-world.ts'
import { words } from './words.ts'

const PARENT = 'Escalade 69'
const SUB = 'Cordée Lyon'

// What an open page asks after the end of its session.
const ENDED = [
  '',
  '/notices',
  '/templates/counts',
  '/templates/type/basic',
  '/templates/type/membership',
  '/events/sse',
  '/sub',
  '/parent',
  '/admins',
]
test.use({
  possibleRefusals: {
    ...Object.fromEntries(ENDED.map((path) => [`/api/v1/managers${path}`, 401])),
    '/api/v1/managers/members': 401,
    '/api/v1/sessions/running': 401,
  },
})

/** A parent with one sub-community that has a template, and the parent's admin signed in. */
async function openPair(world: World, context: BrowserContext) {
  const parent = (await signUp(world, 'ada@example.org', { name: PARENT })).token
  const sub = await makeSub(world, parent, 'lea@example.org', SUB)
  const { templateId } = await makeTemplate(world, sub.token, { name: 'Rope rescue' })
  await context.addCookies([{ name: 'token', value: parent, url: world.config.publicUrl }])
  return { parent, sub, templateId }
}

/** Opens the sub-community from its row. */
async function switchIn(page: Page, url: string, language: Language): Promise<void> {
  await page.goto(`${url}/settings/sub-communities`)
  await page.getByRole('main').getByText(SUB).first().click()
  await expect(strip(page, language)).toContainText(
    words(insideWords, language).place({ community: SUB, parent: PARENT }),
  )
}

const strip = (page: Page, language: Language) =>
  page.getByRole('complementary', { name: words(insideWords, language).label() })
const names = async (context: BrowserContext) => (await context.cookies()).map(({ name }) => name)

test("an admin of the parent switches in, sends, and comes back; the sub-community's admins see who did it", async ({
  visitor: page,
  world,
  language,
  shot,
  context,
  isMobile,
  browser,
}) => {
  const url = world.config.publicUrl
  const inside = words(insideWords, language)
  const history = words(historyWords, language)
  const { sub, templateId } = await openPair(world, context)

  await test.step('in', async () => {
    await switchIn(page, url, language)
    await expect(page).toHaveURL(/\/templates\//)
    expect(await names(context)).toEqual(expect.arrayContaining(['token', 'adminToken', 'adminProfile']))
    await page.goto(`${url}/templates/basic`)
    await expect(page.getByRole('main').getByText('Rope rescue').first()).toBeVisible()
    await shot(page, 'inside')
    await expectAccessible(page, 'inside')
  })

  await test.step('what stays with the own admins is not there', async () => {
    for (const path of ['account', 'sessions']) {
      await page.goto(`${url}/settings/${path}`)
      await expect(page).toHaveURL(`${url}/settings/profile`)
    }
    const shell = words(shellTexts, language)
    if (isMobile) await page.goto(`${url}/settings/language`)
    await expect(page.getByRole('link', { name: shell.access() })).toBeVisible()
    await expect(page.getByRole('link', { name: shell.account(), exact: true })).toBeHidden()
  })

  await test.step('send', async () => {
    await page.goto(`${url}/templates/basic?hash=${templateId}`)
    const send = words(sendWords, language)
    const button = { name: words(listWords, language).send(), exact: true }
    await page.getByRole('dialog').getByRole('button', button).click()
    await page.getByLabel(send.recipients()).pressSequentially('max@example.org ')
    await page.getByRole('button', { name: send.send({ count: 1 }), exact: true }).click()
    await expect.poll(() => world.ctx().db.$count(claims)).toBe(1)
    await page.goto(`${url}/templates/basic?hash=${templateId}`)
    await expect(page.getByText(history.by({ parent: PARENT }))).toBeVisible()
    await shot(page, 'inside-sent')
  })

  await test.step('back', async () => {
    await page.goto(`${url}/templates/basic`)
    await strip(page, language)
      .getByRole('button', { name: inside.backTo({ parent: PARENT }) })
      .click()
    await expect(page).toHaveURL(`${url}/settings/sub-communities`)
    await expect(strip(page, language)).toBeHidden()
    await page.goto(`${url}/settings/profile`)
    await expect(page.getByLabel(words(wizardScreen, language).name(), { exact: true })).toHaveValue(PARENT)
    expect(await names(context)).not.toContain('adminToken')
    expect(await names(context)).not.toContain('adminProfile')
  })

  await test.step('the bell of the sub-community', async () => {
    const own = await browser.newContext({ locale: language === 'fr' ? 'fr-FR' : 'en-GB' })
    await settleFirstVisit(own, url)
    await own.addCookies([{ name: 'token', value: sub.token, url }])
    const other = await own.newPage()
    await rejectCookies(other)
    await other.goto(`${url}/templates/basic?hash=${templateId}`)
    await expect(other.getByText(history.by({ parent: PARENT }))).toBeVisible()
    await other.goto(`${url}/templates/basic`)
    await other.getByRole('button', { name: new RegExp(`^${words(bellWords, language).bell()}`) }).click()
    // The e-mail is held for a while, in which the send can be undone.
    const byParent = other.getByText(words(bellWords, language).by({ parent: PARENT }))
    await expect(byParent).toBeVisible({ timeout: 60_000 })
    await shot(other, 'bell-by-parent')
    await own.close()
  })
})

test("the parent's main admin has a sub-community deleted from inside, and its own admin stops it", async ({
  visitor: page,
  world,
  language,
  shot,
  context,
}) => {
  const url = world.config.publicUrl
  const questions = words(subQuestions, language)
  const parentTexts = words(parentWords, language)
  const { parent, sub } = await openPair(world, context)
  await proveNow(world, parent)

  await test.step('inside', async () => {
    await switchIn(page, url, language)
    await page.goto(`${url}/settings/profile`)
    await page.getByRole('button', { name: words(deleteInside, language).open() }).click()
    const dialog = page.getByRole('dialog', { name: questions.deleteTitle({ name: SUB }) })
    await dialog.getByRole('textbox').pressSequentially(SUB)
    await shot(page, 'inside-delete')
    await expectAccessible(page, 'deleting from inside')
    await dialog.getByRole('button', { name: questions.delete(), exact: true }).click()
    await expect(dialog).toBeHidden()
  })

  await test.step('its own admin', async () => {
    // The page inside would lead itself to sign-in without its cookies, at the same time as the next page is opened.
    await page.goto('about:blank')
    await context.clearCookies({ name: /^(token|adminToken|adminProfile)$/ })
    await context.addCookies([{ name: 'token', value: sub.token, url }])
    await page.goto(`${url}/settings/profile`)
    await shot(page, 'deletion-waits')
    await page.getByRole('button', { name: parentTexts.stop() }).click()
    await expect(page.getByText(parentTexts.stopped())).toBeVisible()
  })
})

test('inside, a release leads back to the parent, and the end of its session to sign-in', async ({
  visitor: page,
  world,
  language,
  shot,
  context,
}) => {
  const url = world.config.publicUrl
  const ended = words(insideEnded, language)
  const { parent, sub } = await openPair(world, context)

  await test.step('released', async () => {
    await switchIn(page, url, language)
    await release(world, sub.issuerId)
    await expect(page.getByRole('heading', { name: ended.released({ parent: PARENT }) })).toBeVisible({
      timeout: 30_000,
    })
    await shot(page, 'inside-released')
    await expectAccessible(page, 'inside-released')
    await page.getByRole('link', { name: ended.go({ parent: PARENT }) }).click()
    await expect(page).toHaveURL(/\/templates\//)
    await expect(strip(page, language)).toBeHidden()
  })

  await test.step('ended', async () => {
    await adopt(world, parent, sub.token)
    await switchIn(page, url, language)
    await world.call(logOff, {}, { token: parent })
    await expect(page.getByRole('heading', { name: ended.ended() })).toBeVisible({ timeout: 30_000 })
    await shot(page, 'inside-ended')
    expect((await names(context)).filter((name) => /token|admin/i.test(name))).toEqual([])
    await page.getByRole('link', { name: ended.signIn() }).click()
    await expect(page).toHaveURL(`${url}/signin`)
  })
})
