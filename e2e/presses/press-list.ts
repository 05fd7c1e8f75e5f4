import type { Locator, Page } from '@playwright/test'
import type { Shown } from './own-time.ts'

/** `route` leads to a page whose code and data are cached; `key` is a letter in a field. */
export type PressKind = 'press' | 'key' | 'route'
export type Press = {
  name: string
  app: 'studio' | 'wallet'
  kind: PressKind
  /** The page on which it is made. */
  at: string
  /** What is open before it. */
  ready?: (page: Page) => Promise<void>
  /** What is pressed: an element, or a key where the focus is. */
  on: ((page: Page) => Locator) | string
  shows: Shown
  /** It is made ready before each, because `back` ends it. */
  isReadiedEach?: true
  /** Back to the page as it was. */
  back: (page: Page) => Promise<unknown>
}

const BASIC = '/templates/basic'
const MEMBERS = '/settings/members'
const NO_DIALOG = 'body:not(:has([role=dialog]))'
const DIALOG = '[role=dialog]'

const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first()
const link = (href: string) => (page: Page) => page.locator(`a[href="${href}"]:visible`).first()
const current = (href: string) => ({ path: href, element: `a[href="${href}"][aria-current=page]` })
/** From the settings to the templates. */
const toBasic = async (page: Page) => {
  await page.locator('nav a[href="/"]:visible').first().click()
  await page.locator('main [role=tab]').first().waitFor()
}
const leave = (page: Page) => page.keyboard.press('Escape')
/** By the menu, whose pages stay in the browser. */
const goTo = (href: string) => (page: Page) => link(href)(page).click()
const reopen = (page: Page) => page.reload()
/** Presses something, and waits for what it shows. */
const open = (on: (page: Page) => Locator, shown: string) => async (page: Page) => {
  await on(page).click()
  await page.locator(shown).first().waitFor()
}
const openByKey = (key: string) => async (page: Page) => {
  await page.keyboard.press(key)
  await page.locator(DIALOG).waitFor()
}
const nothing = async () => undefined
const erase = (page: Page) => page.keyboard.press('Backspace')

const template = button(/^Open Workshop number 24/)
const menu = '[role=menu]'

const STUDIO: Omit<Press, 'app'>[] = [
  {
    name: 'Membership list',
    kind: 'route',
    at: BASIC,
    on: link('/templates/membership'),
    shows: current('/templates/membership'),
    back: goTo(BASIC),
  },
  {
    name: 'Basic list',
    kind: 'route',
    at: '/templates/membership',
    on: link(BASIC),
    shows: current(BASIC),
    back: goTo('/templates/membership'),
  },
  { name: 'Members', kind: 'route', at: BASIC, on: link(MEMBERS), shows: current(MEMBERS), back: toBasic },
  {
    name: 'Channel',
    kind: 'route',
    at: BASIC,
    on: link('/settings/channel'),
    shows: current('/settings/channel'),
    back: toBasic,
  },
  { name: 'open a template', kind: 'press', at: BASIC, on: template, shows: { element: DIALOG }, back: leave },
  {
    name: 'close a template',
    kind: 'press',
    at: BASIC,
    ready: open(template, DIALOG),
    isReadiedEach: true,
    on: 'Escape',
    shows: { element: NO_DIALOG },
    back: nothing,
  },
  {
    name: 'history of a template',
    kind: 'press',
    at: BASIC,
    ready: open(template, `${DIALOG} [role=tab]`),
    isReadiedEach: true,
    on: (page) => page.locator(`${DIALOG} [role=tab][aria-selected=false]`).first(),
    shows: { element: `${DIALOG} [role=tab]:nth-child(2)[aria-selected=true]` },
    back: leave,
  },
  {
    name: 'published templates',
    kind: 'press',
    at: BASIC,
    on: (page) => page.locator('main [role=tab]').nth(1),
    shows: { element: 'main [role=tab]:nth-child(2)[aria-selected=true]' },
    back: (page) => page.locator('main [role=tab]').first().click(),
  },
  { name: 'order of the list', kind: 'press', at: BASIC, on: button(/^Sort/), shows: { element: menu }, back: leave },
  {
    name: 'menu of a member',
    kind: 'press',
    at: MEMBERS,
    on: button(/^Actions for/),
    shows: { element: menu },
    back: leave,
  },
  {
    name: 'notifications',
    kind: 'press',
    at: BASIC,
    on: button(/^Notifications/),
    shows: { element: DIALOG },
    back: leave,
  },
  { name: 'own menu', kind: 'press', at: BASIC, on: button(/^Your menu/), shows: { element: menu }, back: leave },
  {
    name: 'open the quick search',
    kind: 'press',
    at: BASIC,
    on: '/',
    shows: { element: `${DIALOG} [data-result]` },
    back: leave,
  },
  {
    name: 'close the quick search',
    kind: 'press',
    at: BASIC,
    ready: openByKey('/'),
    isReadiedEach: true,
    on: 'Escape',
    shows: { element: NO_DIALOG },
    back: nothing,
  },
  { name: 'new template', kind: 'press', at: BASIC, on: 'n', shows: { element: `${DIALOG} input` }, back: leave },
  {
    name: 'a member',
    kind: 'press',
    at: MEMBERS,
    on: (page) =>
      page
        .locator('main tbody tr button, main [role=row] button')
        .filter({ hasText: /No name/ })
        .first(),
    shows: { element: 'aside[aria-label]' },
    back: leave,
  },
  {
    name: 'members by status',
    kind: 'press',
    at: MEMBERS,
    on: (page) => page.locator('main [role=group] button').nth(1),
    shows: { element: 'main [role=group] button:nth-child(2)[aria-pressed=true]' },
    back: (page) => page.locator('main [role=group] button').first().click(),
  },
  {
    name: 'letter in the quick search',
    kind: 'key',
    at: BASIC,
    ready: openByKey('/'),
    on: 'w',
    shows: {},
    back: erase,
  },
  {
    name: 'letter in the filter of a list',
    kind: 'key',
    at: BASIC,
    ready: open(button('Filter'), 'main input'),
    on: 'w',
    shows: {},
    back: erase,
  },
  {
    name: 'letter in the name of a template',
    kind: 'key',
    at: BASIC,
    ready: openByKey('n'),
    on: 'w',
    shows: {},
    back: erase,
  },
]

const post = (page: Page) => page.locator('main article').first()

const WALLET: Omit<Press, 'app'>[] = [
  { name: 'News', kind: 'route', at: '/', on: link('/news'), shows: current('/news'), back: goTo('/') },
  { name: 'Badges', kind: 'route', at: '/news', on: link('/'), shows: current('/'), back: goTo('/news') },
  {
    name: 'a badge',
    kind: 'press',
    at: '/',
    on: (page) => page.locator('main a[href^="/badges/"]').last(),
    shows: { element: 'main a[href="/"], main h1:not(:empty)' },
    back: goTo('/'),
  },
  {
    name: 'badges of a kind',
    kind: 'press',
    at: '/',
    on: (page) => page.locator('main [role=group] button').nth(1),
    shows: { element: 'main [role=group] button:nth-child(2)[aria-pressed=true]' },
    back: (page) => page.locator('main [role=group] button').first().click(),
  },
  {
    name: 'search in badges',
    kind: 'press',
    at: '/',
    on: button(/^Search/),
    shows: { element: 'main input' },
    back: reopen,
  },
  {
    name: 'emoji for a post',
    kind: 'press',
    at: '/news',
    on: (page) => post(page).getByRole('button', { name: 'Add a reaction' }),
    shows: { element: 'main article [role=group] [role=group], main article [role=group] button[aria-pressed]' },
    back: leave,
  },
  {
    name: 'a reaction',
    kind: 'press',
    at: '/news',
    isReadiedEach: true,
    ready: async (page) => {
      await post(page).getByRole('button', { name: 'Add a reaction' }).click()
      await post(page).getByRole('button', { name: '👏' }).first().waitFor()
    },
    on: (page) => post(page).getByRole('button', { name: '👏' }).first(),
    shows: {},
    back: (page) => post(page).getByRole('button', { name: /👏/ }).first().click(),
  },
  {
    name: 'menu of a post',
    kind: 'press',
    at: '/news',
    on: (page) => post(page).getByRole('button', { name: /^Actions/ }),
    shows: { element: menu },
    back: leave,
  },
  {
    name: 'a community',
    kind: 'press',
    at: '/communities',
    on: (page) => page.locator('main a[href^="/communities/"]').first(),
    shows: { element: 'main a[href="/communities"]' },
    back: (page) => page.locator('main a[href="/communities"]').first().click(),
  },
  {
    name: 'letter in the search of badges',
    kind: 'key',
    at: '/',
    ready: open(button(/^Search/), 'main input'),
    on: 'w',
    shows: {},
    back: erase,
  },
]

/** The presses whose own time is measured: 20 in the studio, 10 in the wallet; among them 6 routes and 4 letters. */
export const PRESSES: readonly Press[] = [
  ...STUDIO.map((press) => ({ ...press, app: 'studio' as const })),
  ...WALLET.map((press) => ({ ...press, app: 'wallet' as const })),
]
