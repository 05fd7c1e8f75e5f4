import { expect as assert } from '@playwright/test'
import { COMMUNITY } from '#apps/demo/community.ts'
import { badgesPage } from '#features/badges/wallet-texts.ts'
import { newsPage } from '#features/channel/wallet-texts.ts'
import { issuerWords } from '#features/kept-badges/texts.ts'
import { addSheet, keptShelf } from '#features/kept-badges/wallet-texts.ts'
import { communitiesPage } from '#features/members/communities/texts.ts'
import { words } from '../../e2e/words.ts'
import { IN_STACK } from './open-doors.ts'
import type { Screen } from './screen.ts'

/** A busy machine is slow. */
const expect = assert.configure({ timeout: 60_000 })

const BIKES = 'Bike repair, first level'

/** The wallet's screens. */
export const WALLET_SCREENS: Screen[] = [
  {
    name: 'wallet',
    as: 'holder',
    open: async (page, { wallet, language }) => {
      await page.goto(wallet)
      await expect(page.getByRole('list', { name: words(badgesPage, language).list() })).toBeVisible()
    },
  },
  {
    name: 'badge',
    as: 'holder',
    open: async (page, { wallet }) => {
      await page.goto(wallet)
      await page.getByRole('link', { name: BIKES }).first().click({ position: IN_STACK })
      await expect(page.getByRole('heading', { name: BIKES })).toBeVisible()
    },
  },
  {
    name: 'ticket',
    as: 'holder',
    open: async (page, { wallet }) => {
      await page.goto(wallet)
      await page.getByRole('link', { name: 'Concert sur le quai' }).first().click({ position: IN_STACK })
      await expect(page.getByRole('heading', { name: 'Concert sur le quai' })).toBeVisible()
    },
  },
  {
    name: 'elsewhere',
    as: 'holder',
    open: async (page, { wallet, language }) => {
      await page.goto(`${wallet}/?group=elsewhere`)
      await expect(page.getByRole('list', { name: words(keptShelf, language).list() })).toBeVisible()
    },
  },
  {
    name: 'elsewhere-badge',
    as: 'holder',
    open: async (page, { wallet, language }) => {
      await page.goto(`${wallet}/?group=elsewhere`)
      await page
        .getByRole('list', { name: words(keptShelf, language).list() })
        .getByRole('link')
        .first()
        .click()
      await expect(page.getByRole('heading', { name: words(issuerWords, language).says() })).toBeVisible()
    },
  },
  {
    name: 'elsewhere-add',
    as: 'holder',
    open: async (page, { wallet, language }) => {
      await page.goto(`${wallet}/add`)
      await expect(page.getByLabel(words(addSheet, language).paste(), { exact: true })).toBeVisible()
    },
  },
  {
    name: 'news',
    as: 'holder',
    open: async (page, { wallet, language }) => {
      await page.goto(`${wallet}/news`)
      await expect(page.getByRole('heading', { name: words(newsPage, language).title() })).toBeVisible()
    },
  },
  {
    name: 'communities',
    as: 'holder',
    open: async (page, { wallet }) => {
      await page.goto(`${wallet}/communities`)
      await expect(page.getByRole('link', { name: COMMUNITY.name })).toBeVisible()
    },
  },
  {
    name: 'community',
    as: 'holder',
    open: async (page, { wallet, language }) => {
      await page.goto(`${wallet}/communities`)
      const list = page.getByRole('list', { name: words(communitiesPage, language).list() })
      await list.getByRole('link', { name: COMMUNITY.name }).click()
      await expect(page.getByRole('heading', { name: COMMUNITY.name, level: 1 })).toBeVisible()
    },
  },
]
