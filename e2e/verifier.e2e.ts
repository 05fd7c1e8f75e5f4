import { expect, type Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { revokeBadges } from '#features/badges/server/status/revoke-badges.ts'
import { publishForTest } from '#features/badges/server/testing-badge.ts'
import { doorWords } from '#features/door/texts.ts'
import { countWords, verdictWords, verifierWords } from '#features/presenting/page-texts.ts'
import { presentations } from '#features/presenting/server/tables.ts'
import { answer, fetchRequest, mailWallet, ownWallet, presentTo } from '#features/presenting/server/testing-showing.ts'
import type { Asked } from '#features/presenting/studio/asking.ts'
import { presentingWords } from '#features/presenting/texts.ts'
import * as wallet from '#features/presenting/wallet-contract.ts'
import { mintStudioToken } from '#features/team/server/mint-studio-token.ts'
import { SECONDS_A_MONTH } from '#features/templates/rules.ts'
import { signUpIssuer } from '#features/templates/server/testing-issuer.ts'
import { sessions } from '#platform/tables.ts'
import type { World } from '#testing/world.ts'
import { words as common } from '#ui/words/texts.ts'
import { expectAccessible } from './axe.ts'
import { typeInto } from './keyboard-steps.ts'
import { test } from './own-world.ts'
import { words } from './words.ts'

/** A signed-up community with two templates, and its studio's token as a browser keeps it. */
async function openCommunity(world: World) {
  const issuer = await signUpIssuer(world, 'Cordée Lyon')
  const [climbing, belaying] = [
    await publishForTest(issuer.ctx, { validity: 'duration', expirationDuration: 12 * SECONDS_A_MONTH }),
    await publishForTest(issuer.ctx, { name: 'Belaying' }),
  ]
  await world.runJobs()
  const [session] = await world.ctx().db.select().from(sessions).where(eq(sessions.id, issuer.ctx.actor.sessionId))
  if (!session) throw new Error('There is no such session')
  return { issuer, climbing, belaying, token: await mintStudioToken(world.ctx(), session) }
}

/** What a page asks for next, once `act` is done. */
async function askedAfter(page: Page, act: () => Promise<unknown>): Promise<Asked> {
  const asking = page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().endsWith('/presentations'),
  )
  await act()
  return (await (await asking).json()) as Asked
}

// The stream of a link that was ended while its page is open.
test.use({ refusals: { '/api/v1/verifiers/*/presentations/*/sse': 410 } })

test('people show badges to the studio and to a helper with a link', async ({
  world,
  visitor: page,
  context,
  openBrowser,
  language,
  shot,
}) => {
  const say = words(verifierWords, language)
  const verdicts = words(verdictWords, language)
  const { issuer, climbing, belaying, token } = await openCommunity(world)
  const next = () => page.getByRole('button', { name: words(common, language).next() })
  const verdict = (name: keyof typeof verdictWords) => page.getByText(verdicts[name](), { exact: true })
  const show = async ({ presentation }: Asked, holder: Awaited<ReturnType<typeof ownWallet>>) => {
    const request = await fetchRequest(world, presentation)
    expect(await answer(world, request, await presentTo(world, request, holder))).toEqual({ status: 200 })
  }

  let asked =
    await test.step('the detail of a template leads to a code, whose number the wallet shows too', async () => {
      await context.addCookies([{ name: 'token', value: token, url: world.config.publicUrl }])
      await page.goto(`${world.config.publicUrl}/templates/basic`)
      await page.getByText('Lead climbing').first().click()
      await expect(page.getByRole('link', { name: words(presentingWords, language).open() })).toBeVisible()
      await shot(page, 'verifier-detail')
      const first = await askedAfter(page, () =>
        page.getByRole('link', { name: words(presentingWords, language).open() }).click(),
      )
      await expect(page.getByRole('img', { name: say.code() })).toBeVisible()
      await expect(page.getByText(String(first.number), { exact: true })).toBeVisible()
      await expect(page.getByText(say.waiting())).toBeVisible()
      await shot(page, 'verifier-waiting')
      return first
    })

  await test.step('it says when a wallet reads the code, and then yes, with every check', async () => {
    const holder = await mailWallet(issuer.ctx, climbing)
    const opened = await world.call(wallet.openPresentation, { code: asked.code }, holder)
    expect(opened.number).toBe(asked.number)
    await expect(page.getByText(say.opened())).toBeVisible()
    await shot(page, 'verifier-opened')
    await world.call(wallet.showPresentation, { presentation: asked.presentation, badgeId: holder.id }, holder)
    await expect(verdict('genuine')).toBeVisible()
    await expect(page.getByRole('list', { name: say.checks() }).getByRole('listitem').first()).toBeVisible()
    await shot(page, 'verifier-yes')
    await expectAccessible(page, 'a verdict that is yes')
  })

  await test.step('"Next" closes the request, and a revoked badge is a no', async () => {
    const before = asked.presentation
    asked = await askedAfter(page, () => next().click())
    await expect
      .poll(() => world.ctx().db.select().from(presentations).where(eq(presentations.id, before)))
      .toMatchObject([{ state: 'ended', shown: null }])
    const left = await ownWallet(issuer.ctx, climbing)
    await revokeBadges(issuer.ctx, [left.id], 'Left')
    await show(asked, left)
    await expect(verdict('revoked')).toBeVisible()
    await shot(page, 'verifier-no')
  })

  await test.step('a badge of another template is a no, until it is accepted too', async () => {
    asked = await askedAfter(page, () => next().click())
    await show(asked, await ownWallet(issuer.ctx, belaying))
    await expect(verdict('otherTemplate')).toBeVisible()
    await askedAfter(page, () => next().click())
    await page.getByRole('button', { name: say.change() }).click()
    asked = await askedAfter(page, () => page.getByRole('button', { name: /Belaying/ }).click())
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(new RegExp(`any=${belaying}$`))
    await show(asked, await ownWallet(issuer.ctx, belaying))
    await expect(verdict('genuine')).toBeVisible()
    await expect(page.getByText(words(verifierWords, language).anyOf())).toBeVisible()
    const once = say.counted({ verdict: words(countWords, language).genuine(), count: 1 })
    await expect(page.getByText(once, { exact: true })).toBeVisible()
    await shot(page, 'verifier-any')
  })

  await test.step('a helper asks by a link without an account, until the link is ended', async () => {
    const links = words(doorWords, language)
    await typeInto(page.getByLabel(links.stewardName()), 'North gate')
    const making = page.waitForResponse((response) => response.url().endsWith('/verifiers'))
    await page.getByRole('button', { name: links.make() }).click()
    const { link } = (await (await making).json()) as { link: string }
    const helper = await openBrowser()
    const theirs = await askedAfter(helper, () => helper.goto(link))
    await expect(helper.getByText('Belaying')).toBeVisible()
    await expect(helper.getByRole('img', { name: say.code() })).toBeVisible()
    await shot(helper, 'verifier-link')
    await expectAccessible(helper, 'a verifier link')
    await helper.getByRole('button', { name: say.forOthers() }).click()
    await helper.locator('label').filter({ hasText: say.unsigned() }).click()
    await expect(helper.getByRole('img', { name: say.code() })).toBeVisible()
    await shot(helper, 'verifier-other')
    const holder = await mailWallet(issuer.ctx, climbing)
    await world.call(wallet.declinePresentation, { presentation: theirs.presentation }, holder)
    await expect(helper.getByText(say.declined(), { exact: true })).toBeVisible()
    await shot(helper, 'verifier-declined')
    await askedAfter(helper, () => helper.getByRole('button', { name: words(common, language).next() }).click())
    await page.getByRole('button', { name: links.end(), exact: true }).click()
    await expect(helper.getByRole('heading', { name: say.ended() })).toBeVisible()
    await shot(helper, 'verifier-ended')
  })
})
