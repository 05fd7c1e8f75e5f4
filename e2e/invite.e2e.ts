import { type BrowserContext, expect, type Page } from '@playwright/test'
import { inviteToFolders, mailedSecrets } from '#features/sign-in/invitations/server/testing-invitations.ts'
import { invitationProblems, invitationScreen } from '#features/sign-in/invitations/texts.ts'
import { folderTemplates } from '#features/team/server/tables.ts'
import { issuerIdOf, makeTemplate, signUp, TEMPLATE } from '#testing/stories.ts'
import { expectAccessible } from './axe.ts'
import { typeInto } from './keyboard-steps.ts'
import { test as base } from './own-world.ts'
import { words } from './words.ts'

const OWNER = 'camille.laurent@example.org'
const INVITED = 'malik.costa@example.org'
const FOLDERS = ['Autumn courses', 'Summer camps']
const COMMUNITY = 'Example Climbers'

/** A contributor invited to two folders by e-mail. */
const test = base.extend<{ owner: string; link: string }>({
  owner: async ({ world }, use) => {
    const names = { contactFirstName: 'Camille', contactLastName: 'Laurent' }
    const { token } = await signUp(world, OWNER, { name: COMMUNITY, ...names, contactEmail: OWNER })
    await use(token)
  },
  link: async ({ world, owner }, use) => {
    const { templateId } = await makeTemplate(world, owner)
    const [folderId = ''] = await inviteToFolders(world, owner, INVITED, FOLDERS)
    const issuerId = await issuerIdOf(world, owner)
    await world.ctx().db.insert(folderTemplates).values({ folderId, templateId, issuerId })
    const { token } = await mailedSecrets(world, INVITED)
    await use(`${world.config.publicUrl}/invite?token=${token}`)
  },
})

/** The list of a contributor who has signed in, with the template of the folder. */
async function expectInside(page: Page) {
  await expect(page).toHaveURL(/\/templates\//)
  await expect(page.getByText(TEMPLATE.name).first()).toBeVisible()
}

/** Whose session a token is of. Its text may change: the first answer to a session that has just signed up renews it. */
function subjectOf(token: string): string {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).sub
}

async function signedInAs(context: BrowserContext, studio: string): Promise<string> {
  const token = (await context.cookies(studio)).find(({ name }) => name === 'token')
  return subjectOf(token?.value ?? '')
}

const EXPIRED = { '/api/v1/auth/invitation/verify': 410 }

test.describe('an invitation', () => {
  test.use({ refusals: EXPIRED })

  test('is accepted by a press, and its link is then no longer valid', async ({
    visitor: page,
    world,
    link,
    language,
    shot,
  }) => {
    const says = words(invitationScreen, language)
    await page.goto(link)
    await expect(page).toHaveURL(`${world.config.publicUrl}/invite`)
    await expect(page.getByRole('heading', { name: says.title({ community: COMMUNITY }) })).toBeVisible()
    const shown = [says.asContributor({ inviter: 'Camille Laurent', community: COMMUNITY }), INVITED, ...FOLDERS]
    for (const text of shown) await expect(page.getByText(text, { exact: true })).toBeVisible()
    await shot(page, 'invitation')
    await expectAccessible(page, 'the invitation')
    await page.getByRole('button', { name: says.accept(), exact: true }).click()
    await expectInside(page)

    await page.goto(link)
    await expect(page.getByRole('heading', { name: says.expired() })).toBeVisible()
    await shot(page, 'invitation-expired')
  })

  test('is declined by the keyboard', async ({ visitor: page, link, language, shot }) => {
    const says = words(invitationScreen, language)
    await page.goto(link)
    await page.getByRole('button', { name: says.decline(), exact: true }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: says.declined() })).toBeVisible()
    await shot(page, 'invitation-declined')
    await page.reload()
    await expect(page.getByRole('heading', { name: says.expired() })).toBeVisible()
  })
})

test('under another address it names both, and accepts only after signing out', async ({
  visitor: page,
  world,
  owner,
  link,
  context,
  language,
  shot,
}) => {
  const says = words(invitationScreen, language)
  const studio = world.config.publicUrl
  await context.addCookies([{ name: 'token', value: owner, url: studio }])
  await page.goto(link)
  const question = says.otherText({ own: OWNER, community: COMMUNITY, email: INVITED })
  await expect(page.getByText(question)).toBeVisible()
  await expect(page.getByRole('button', { name: says.accept(), exact: true })).toHaveCount(0)
  await shot(page, 'invitation-other')
  await page.getByRole('button', { name: says.keep() }).click()
  await expect(page).not.toHaveURL(/invite/)
  expect(await signedInAs(context, studio)).toBe(subjectOf(owner))

  await page.goto(link)
  await page.getByRole('button', { name: says.signOut() }).click()
  await page.getByRole('button', { name: says.accept(), exact: true }).click()
  await expectInside(page)
  await page.goto(`${studio}/settings/language`)
  expect(await signedInAs(context, studio)).not.toBe(subjectOf(owner))
})

test.describe('the digits', () => {
  test.use({ refusals: { '/api/v1/auth/invitation/code': 400 } })

  test('accept it on another device', async ({ visitor: page, world, link, language, shot }) => {
    const says = words(invitationScreen, language)
    const { code } = await mailedSecrets(world, INVITED)
    await page.goto(link.replace(/\?.*/, ''))
    const address = page.getByLabel(says.email(), { exact: true })
    const digits = page.getByLabel(says.code())
    await typeInto(address, INVITED)
    await typeInto(digits, code === '000000' ? '000001' : '000000')
    await page.keyboard.press('Enter')
    await expect(page.getByText(words(invitationProblems, language).codeWrong())).toBeVisible()
    await shot(page, 'invitation-code')
    await typeInto(digits, code)
    await page.keyboard.press('Enter')
    await expectInside(page)
  })
})
