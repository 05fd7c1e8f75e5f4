import { expect } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { decodeJwt } from 'jose'
import { shellTexts } from '#apps/studio/shell/texts.ts'
import { newId } from '#base/ids.ts'
import { gateProblems, gateScreen } from '#features/gate/texts.ts'
import { sendDialogProblems, sendWords } from '#features/sends/send-texts.ts'
import { signInScreen } from '#features/sign-in/texts.ts'
import { getOwnRights } from '#features/team/folders/own-contract.ts'
import type { Right } from '#features/team/rules.ts'
import { mintStudioToken } from '#features/team/server/mint-studio-token.ts'
import { folderPeople, folders, folderTemplates } from '#features/team/server/tables.ts'
import { countTemplates } from '#features/templates/contract.ts'
import { folderWords } from '#features/templates/form/texts.ts'
import { templates } from '#features/templates/server/tables.ts'
import { formWords, listWords, templateProblems } from '#features/templates/texts.ts'
import { sessions } from '#platform/tables.ts'
import { makeContributor, makeTemplate, signUp } from '#testing/stories.ts'
import type { World } from '#testing/world.ts'
import { choosePicture } from './issuer-steps.ts'
import { typeInto } from './keyboard-steps.ts'
import { test } from './own-world.ts'
import { words } from './words.ts'

const PASSWORD = 'a word for the door'

// Contributors are made by the database, without an invitation.
test.use({ featuresOff: ['door', 'search'] })

/** A contributor's token, in a community with only Ticket and Role templates. */
async function contributorToken(world: World, rights: Right): Promise<{ token: string; folderId: string }> {
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
  const { folderId } = await makeContributor(world, token, { rights })
  const [row] = await world
    .ctx()
    .db.select()
    .from(sessions)
    .where(eq(sessions.id, String(decodeJwt(token).sub)))
  if (!row) throw new Error('There is no such session')
  return { token: await mintStudioToken(world.ctx(), row), folderId }
}

test.describe('behind the gate', () => {
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

    const { token } = await contributorToken(world, 'edit')
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
      await visit('/templates/basic?send=1', '/templates/ticket?send=1')
      await expect(page.getByRole('dialog')).toBeVisible()
      if (!isMobile) return
      await page.goto(`${studio}/settings/language`)
      await navigation.getByRole('link', { name: shell.send(), exact: true }).tap()
      await expect(page).toHaveURL(`${studio}/templates/ticket?send=1`)
      await expect(page.getByRole('dialog')).toBeVisible()
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
})

test.describe('with the right to create in two folders', () => {
  test.use({ refusals: { '/api/v1/managers/templates/basic': 404 } })

  test('a contributor chooses the folder, and keeps the text when the right ends', async ({
    world,
    visitor: page,
    context,
    language,
    isMobile,
    shot,
  }) => {
    const studio = world.config.publicUrl
    const [form, list, folder] = [words(formWords, language), words(listWords, language), words(folderWords, language)]
    const problems = words(templateProblems, language)
    const { token, folderId } = await contributorToken(world, 'create')
    const second = await secondFolder(world, folderId)
    await context.addCookies([{ name: 'token', value: token, url: studio }])
    // Its stream would take the folder out of the form, when it is quicker than the press.
    await page.route('**/managers/events/sse', () => undefined)

    await test.step('the list of the first category with templates offers a new one', async () => {
      await page.goto(studio)
      await expect(page).toHaveURL(`${studio}/templates/ticket`)
      await expect(page.getByRole('main').getByRole('button', { name: list.newTemplate() })).toBeVisible()
      await shot(page, 'contributor-list')
      await page.getByText('Summer feast').first().click()
      await expect(page.getByRole('dialog').getByRole('button', { name: list.send() })).toBeVisible()
      await shot(page, 'contributor-detail')
      await page.keyboard.press('Escape')
    })

    await test.step('the form asks for the folder before it is sent', async () => {
      // The form stays in its empty category although the count is there before the right to fill it.
      const counted = page.waitForResponse((response) => response.url().includes(countTemplates.path))
      await page.route(`**${getOwnRights.path}`, async (route) => {
        await counted
        await route.continue()
      })
      await page.goto(`${studio}/templates/basic?add=1`)
      const field = page.getByLabel(folder.folder(), { exact: true })
      await expect(field).toHaveValue('')
      await page.getByRole('button', { name: isMobile ? form.goOn() : form.create(), exact: true }).click()
      await expect(field).toHaveAccessibleDescription(problems.folderMissing())
      await shot(page, 'contributor-folder-missing')
      await field.selectOption({ label: 'Summer camp' })
      await expect(field).not.toHaveAttribute('aria-invalid')
    })

    await test.step('a right that ends while the form is open refuses kindly and keeps the text', async () => {
      const picture = page.getByRole('button', { name: `${form.picture()}, ${form.changePicture()}` })
      await choosePicture(page, picture, '#F6B963', true)
      await typeInto(page.getByLabel(form.title(), { exact: true }), 'Ice climbing')
      await typeInto(page.getByLabel(form.description(), { exact: true }), 'Climbs on ice.')
      await typeInto(page.getByLabel(form.criteria(), { exact: true }), 'Seen by a trainer.')
      if (isMobile) await page.getByRole('button', { name: form.goOn(), exact: true }).click()
      await shot(page, 'contributor-form')
      await world.ctx().db.delete(folderPeople).where(eq(folderPeople.folderId, second))
      await page.getByRole('button', { name: form.create(), exact: true }).click()
      await expect(page.getByText(problems.accessEnded())).toBeInViewport()
      await shot(page, 'contributor-access-ended')
      if (isMobile) await page.getByRole('button', { name: form.goBack(), exact: true }).click()
      await expect(page.getByLabel(form.title(), { exact: true })).toHaveValue('Ice climbing')
    })
  })
})

test.describe('with the right to send', () => {
  test.use({
    refusals: { '/api/v1/sessions/preflight': 404 },
    possibleRefusals: { '/api/v1/managers/templates/*': 404 },
  })

  test('a contributor loses the right while they type a send, and keeps the text', async ({
    world,
    visitor: page,
    context,
    language,
    shot,
  }) => {
    const studio = world.config.publicUrl
    const sendDialog = words(sendWords, language)
    const { token } = await contributorToken(world, 'distribute')
    await context.addCookies([{ name: 'token', value: token, url: studio }])
    await page.goto(`${studio}/templates/role`)
    await page.getByText('Route setter').first().click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: words(listWords, language).send(), exact: true })
      .click()
    await page.getByLabel(sendDialog.recipients()).pressSequentially('lea@example.org ')
    const ready = page.getByRole('button', { name: sendDialog.send({ count: 1 }), exact: true })
    await expect(ready).toBeEnabled()
    const { db } = world.ctx()
    const counted = page.waitForResponse((answer) => answer.url().endsWith('/templates/counts'))
    const [role] = await db.select().from(templates).where(eq(templates.category, 'role'))
    await db.delete(folderTemplates).where(eq(folderTemplates.templateId, role?.id ?? ''))
    // The stream of events tells of it: Role has no template of theirs any more.
    await (await counted).finished()
    await ready.click()
    await expect(page.getByText(words(sendDialogProblems, language).notFound())).toBeInViewport()
    await expect(page.getByText('lea@example.org')).toBeVisible()
    await shot(page, 'contributor-send-refused')
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(`${studio}/templates/ticket`)
  })
})

/** Another folder in which the person of a folder can create templates. */
async function secondFolder(world: World, first: string): Promise<string> {
  const { db } = world.ctx()
  await db.update(folders).set({ name: 'Courses' }).where(eq(folders.id, first))
  const [known] = await db.select().from(folderPeople).where(eq(folderPeople.folderId, first))
  if (!known) throw new Error('The folder has nobody')
  const { issuerId } = known
  const id = newId()
  await db.insert(folders).values({ id, issuerId, name: 'Summer camp', createdAt: world.now() })
  await db.insert(folderPeople).values({ ...known, folderId: id })
  return id
}
