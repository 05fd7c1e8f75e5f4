import { expect, type Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { decodeJwt } from 'jose'
import { shellTexts } from '#apps/studio/shell/texts.ts'
import { gateProblems, gateScreen } from '#features/gate/texts.ts'
import { signInScreen } from '#features/sign-in/texts.ts'
import { mintStudioToken } from '#features/team/server/mint-studio-token.ts'
import { listWords } from '#features/templates/texts.ts'
import { sessions } from '#platform/tables.ts'
import { makeContributor, makeTemplate, signUp } from '#testing/stories.ts'
import { openWorld, type World } from '#testing/world.ts'
import { test as base } from './blazon.ts'
import { rejectCookies, settleFirstVisit } from './cookies.ts'
import { typeInto } from './keyboard-steps.ts'
import { freePort } from './running-server.ts'
import { words } from './words.ts'

const PASSWORD = 'a word for the door'

/** A server in this process: contributors cannot be invited yet, so the database turns a session into one. */
const test = base.extend<{ world: World; visitor: Page }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern.
  world: async ({}, use) => {
    const port = await freePort()
    const publicUrl = `http://localhost:${port}`
    const world = await openWorld({ config: { port, publicUrl, featuresOff: ['door', 'search'] } })
    await world.app.listen({ port, host: '127.0.0.1' })
    await use(world)
    await world.close()
  },
  visitor: async ({ world, page, context }, use) => {
    await settleFirstVisit(context, world.config.publicUrl)
    await rejectCookies(page)
    await use(page)
  },
})

/** A contributor's token, in a community with only Ticket and Role templates. */
async function contributorToken(world: World): Promise<string> {
  const { token } = await signUp(world, 'contributor@example.org')
  const startDate = new Date(Date.now() + 86_400_000).toISOString()
  const endDate = new Date(Date.now() + 90_000_000).toISOString()
  await makeTemplate(world, token, {
    category: 'ticket',
    name: 'Summer feast',
    location: '',
    startDate,
    endDate,
  } as never)
  await makeTemplate(world, token, { category: 'role', name: 'Route setter' } as never)
  await makeContributor(world, token)
  const [row] = await world
    .ctx()
    .db.select()
    .from(sessions)
    .where(eq(sessions.id, String(decodeJwt(token).sub)))
  if (!row) throw new Error('There is no such session')
  return mintStudioToken(world.ctx(), row)
}

test.use({ refusals: { '/api/v1/gate': 403 } })

test('a contributor behind the gate sees only categories with templates, language and legal pages', async ({
  world,
  visitor: page,
  context,
  language,
  isMobile,
  shot,
}) => {
  const studio = world.config.publicUrl
  const shell = words(shellTexts, language)
  const gate = words(gateScreen, language)
  const visit = async (path: string, end: string) => {
    await page.goto(studio + path)
    await expect(page).toHaveURL(studio + end)
  }

  const token = await contributorToken(world)
  world.services.config.gatePassword = PASSWORD
  await test.step('the gate asks for the password, outside of it pages stay open', async () => {
    await visit('/verify', '/verify')
    await visit('/templates/basic', '/protected')
    await expect(page.getByRole('navigation')).toHaveCount(0)
    await typeInto(page.getByLabel(gate.password()), 'another word')
    await page.keyboard.press('Enter')
    await expect(page.getByText(words(gateProblems, language).badPassword())).toBeVisible()
    await shot(page, 'gate-wrong')
    await typeInto(page.getByLabel(gate.password()), PASSWORD)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`${studio}/signin`)
    await expect(page.getByRole('heading', { name: words(signInScreen, language).welcome() })).toBeVisible()
    const pass = (await context.cookies()).find(({ name }) => name === 'gate')
    expect(pass?.expires).toBeGreaterThan(Date.now() / 1000 + 6.9 * 86_400)
  })

  await test.step('a contributor is led to the first category that has templates, and sees no other', async () => {
    await context.addCookies([{ name: 'token', value: token, url: studio }])
    for (const path of ['/', '/templates/basic', '/templates/membership']) await visit(path, '/templates/ticket')
    await expect(page.getByText('Summer feast').first()).toBeVisible()
    const navigation = page.getByRole('navigation', { name: shell.navigation() })
    await expect(navigation.getByRole('link', { name: shell.basic(), exact: true })).toHaveCount(0)
    await expect(page.getByRole('button', { name: words(listWords, language).newTemplate() })).toHaveCount(0)
    await shot(page, 'contributor')
    await visit('/templates/role', '/templates/role')
    await expect(page.getByText('Route setter').first()).toBeVisible()
    // The address of the form leads to the list.
    await visit('/templates/role?add=1', '/templates/role')
    await expect(page.getByText('Route setter').first()).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  await test.step('settings are the language and the legal pages', async () => {
    for (const path of ['profile', 'sessions']) await visit(`/settings/${path}`, '/settings/language')
    await shot(page, 'contributor-settings')
    await expect(page.getByRole('link', { name: shell.privacy(), exact: true })).toBeVisible()
    for (const absent of [shell.profile(), shell.devices()]) {
      await expect(page.getByRole('link', { name: absent, exact: true })).toHaveCount(0)
    }
    for (const path of ['terms', 'privacy', 'legal', 'cookies']) await visit(`/settings/${path}`, `/settings/${path}`)
  })

  await test.step('a feature that is off has no entry, no key, and leads to the start page', async () => {
    for (const path of ['/search', '/search?q=feast', '/door/abc']) await visit(path, '/templates/ticket')
    await expect(page.getByText('Summer feast').first()).toBeVisible()
    await expect(page.getByRole('link', { name: shell.search() })).toHaveCount(0)
    await expect(page.getByRole('button', { name: shell.search() })).toHaveCount(0)
    if (!isMobile) await page.keyboard.press('/')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})
