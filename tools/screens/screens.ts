import { expect as assert, type Page } from '@playwright/test'
import { AWA } from '#apps/demo/team.ts'
import { wizardScreen } from '#features/issuers/texts.ts'
import { sendWords } from '#features/sends/send-texts.ts'
import { actionWords, detailWords } from '#features/templates/texts.ts'
import { words as common } from '#ui/words/texts.ts'
import { words } from '../../e2e/words.ts'
import { PUBLIC_SCREENS } from './public-screens.ts'
import type { Place, Screen } from './screen.ts'
import { WALLET_SCREENS } from './wallet-screens.ts'

/** A busy machine is slow. */
const expect = assert.configure({ timeout: 60_000 })

const SEWING = 'Couture : retoucher un vêtement'
const BIKES = 'Bike repair, first level'

const studioAt =
  (path: string, shown?: string) =>
  async (page: Page, { studio }: Place) => {
    await page.goto(`${studio}${path}`)
    await expect(page.getByRole('heading').first()).toBeVisible()
    if (shown) await expect(page.getByText(shown).first()).toBeVisible()
  }

const named = ({ templates }: Place, title: string) => {
  const template = templates.get(title)
  if (!template) throw new Error(`The demo has no template ${title}`)
  return template
}

async function openDetail(page: Page, place: Place, title: string) {
  await page.goto(`${place.studio}/templates/basic?hash=${named(place, title).named}`)
  const dialog = page.getByRole('dialog', { name: title, exact: true })
  await expect(dialog).toBeVisible()
  return dialog
}

/** All screens for screenshots. */
export const SCREENS: Screen[] = [
  { name: 'sign-in', as: 'visitor', open: studioAt('/signin') },
  {
    name: 'wizard',
    as: 'applicant',
    open: async (page, place) => {
      const t = words(wizardScreen, place.language)
      const next = () => page.getByRole('button', { name: words(common, place.language).next(), exact: true }).click()
      await page.goto(`${place.studio}/signup`)
      await page.getByLabel(t.lastName(), { exact: true }).fill('Laurent')
      await page.getByLabel(t.firstName(), { exact: true }).fill('Camille')
      await page.getByRole('checkbox').first().check()
      await next()
      await next()
      await expect(page.getByRole('heading', { name: t.colorTitle() })).toBeVisible()
    },
  },
  { name: 'list', as: 'leader', open: studioAt('/templates/basic', BIKES) },
  { name: 'roles', as: 'leader', open: studioAt('/templates/role', 'Workshop lead') },
  { name: 'tickets', as: 'leader', open: studioAt('/templates/ticket', 'Harvest supper') },
  {
    name: 'form',
    as: 'leader',
    open: async (page, place) => {
      const detail = await openDetail(page, place, 'Woodwork, oil and wax')
      await detail.getByRole('button', { name: words(actionWords, place.language).edit(), exact: true }).click()
      await expect(page.getByRole('textbox').first()).toBeVisible()
    },
  },
  {
    name: 'detail',
    as: 'leader',
    open: async (page, place) => {
      const detail = await openDetail(page, place, SEWING)
      await detail.getByRole('tab', { name: words(detailWords, place.language).information() }).click()
    },
  },
  {
    name: 'history',
    as: 'leader',
    open: async (page, place) => {
      const detail = await openDetail(page, place, BIKES)
      await detail.getByRole('tab', { name: words(detailWords, place.language).history() }).click()
      await expect(detail.getByText('@example.org').first()).toBeVisible()
    },
  },
  {
    name: 'send',
    as: 'leader',
    open: async (page, place) => {
      await page.goto(`${place.studio}/templates/basic?send=${named(place, SEWING).named}`)
      const field = page.getByLabel(words(sendWords, place.language).recipients())
      await field.fill('lea.moreau@example.org, ines.novak@example.org sarah.petit@exmple max.brun@example.org,')
      await field.press('Enter')
    },
  },
  { name: 'search', as: 'leader', open: studioAt('/search?q=re', BIKES) },
  { name: 'settings', as: 'leader', open: studioAt('/settings/profile') },
  { name: 'account', as: 'leader', open: studioAt('/settings/account', 'Camille Laurent') },
  { name: 'access', as: 'leader', open: studioAt('/settings/access', AWA) },
  { name: 'rights', as: 'leader', open: studioAt(`/settings/access?user=${encodeURIComponent(AWA)}`, AWA) },
  {
    name: 'folder',
    as: 'leader',
    open: async (page, { studio }) => {
      await page.goto(`${studio}/settings/access?tab=folders`)
      // Not clicked: the pointer would rest on a row of the page.
      const href = await page.getByRole('link', { name: 'Workshops' }).first().getAttribute('href')
      await page.goto(`${studio}${href}`)
      await expect(page.getByRole('heading', { name: 'Workshops' })).toBeVisible()
      await expect(page.getByText(BIKES).first()).toBeVisible()
    },
  },
  {
    name: 'members',
    as: 'leader',
    open: async (page, { studio }) => {
      await page.addInitScript(() => localStorage.setItem('members-page-size', '10'))
      await page.goto(`${studio}/settings/members`)
      const rows = page.locator('tbody tr')
      await expect(rows).toHaveCount(10)
      if ((page.viewportSize()?.width ?? 0) > 1024) await rows.nth(3).locator('[data-first] button').click()
    },
  },
  { name: 'channel', as: 'leader', open: studioAt('/settings/channel') },
  { name: 'quests', as: 'leader', open: studioAt('/settings/quests') },
  { name: 'insights', as: 'leader', open: studioAt('/settings/insights') },
  { name: 'developers', as: 'leader', open: studioAt('/settings/api-key') },
  { name: 'people', as: 'leader', open: studioAt('/settings/members?tab=folders', AWA) },
  { name: 'sub-communities', as: 'leader', open: studioAt('/settings/sub-communities', 'Vélo Sud') },
  { name: 'language', as: 'leader', open: studioAt('/settings/language') },
  {
    name: 'door',
    as: 'leader',
    open: async (page, place) => {
      await page.goto(`${place.studio}/door/${named(place, 'Concert sur le quai').id}`)
      await expect(page.getByText(/\d+ .*\d+/).first()).toBeVisible()
    },
  },
  {
    name: 'claim',
    as: 'visitor',
    open: async (page, { claim }) => {
      await page.goto(claim)
      await expect(page.getByRole('heading').first()).toBeVisible()
    },
  },
  ...WALLET_SCREENS,
  {
    name: 'share',
    as: 'visitor',
    open: async (page, { share }) => {
      await page.goto(share)
      await expect(page.getByRole('heading', { name: BIKES })).toBeVisible()
    },
  },
  {
    name: 'verify',
    as: 'visitor',
    open: async (page, { verify }) => {
      await page.goto(verify)
      await expect(page.getByRole('heading').first()).toBeVisible()
    },
  },
  ...PUBLIC_SCREENS,
]
