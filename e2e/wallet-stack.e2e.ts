import { expect, type Page } from '@playwright/test'
import { badgesPage } from '#features/badges/wallet-texts.ts'
import { CATEGORIES } from '#features/templates/rules.ts'
import { test } from './blazon.ts'
import { keepBadge, openBadges } from './holder-steps.ts'
import type { Issuer } from './issuer-calls.ts'
import { foundClub, publishCard } from './member-steps.ts'
import { words } from './words.ts'

const HOUR = 3_600_000
const HOLDER = 'stack.holder@example.org'

test('cards of all six kinds show their whole title in the stack, whatever their order', async ({
  blazon,
  language,
  openBrowser,
  shot,
}) => {
  const club = await foundClub(blazon, language, 'stack.club@example.org', 'Ateliers du Quai')
  const page = await openBrowser()
  for (const category of CATEGORIES) {
    const [link = ''] = await club.send(await publishOf(club, category), [HOLDER])
    await keepBadge(page, language, link)
  }
  await openBadges(page, language)
  const list = page.getByRole('list', { name: words(badgesPage, language).list() })
  await expect(list.getByRole('listitem')).toHaveCount(CATEGORIES.length)

  await test.step('in each of the 720 orders', async () => {
    expect(await page.evaluate(() => document.fonts.ready.then(() => true))).toBe(true)
    const { orders, wrong } = await measureOrders(page)
    expect(orders).toBe(720)
    expect(wrong.slice(0, 5)).toEqual([])
  })

  await test.step('on the narrowest phone too, and on a wide window', async () => {
    const own = page.viewportSize() ?? { width: 1280, height: 800 }
    for (const width of [320, 1440]) {
      await page.setViewportSize({ ...own, width })
      expect((await measureOrders(page)).wrong.slice(0, 5)).toEqual([])
    }
    await page.setViewportSize(own)
    await shot(page, 'wallet-stack')
  })
})

async function publishOf(club: Issuer, category: (typeof CATEGORIES)[number]): Promise<string> {
  if (category === 'membership') return publishCard(club)
  const isEvent = category === 'ticket' || category === 'participation'
  const [startDate, endDate] = [1, 5].map((hours) => new Date(Date.now() + hours * HOUR).toISOString())
  return club.publish(`Stacked ${category}`, { category, ...(isEvent && { location: '', startDate, endDate }) })
}

/**
 * Measures the open stack in each order of its cards, and returns what is wrong, as "order: card: what". In a card that
 * another one covers, the title must lie in the strip above the next one; a line that is drawn further down must lie
 * below the next card or where the card has ended; and all strips are of one height.
 */
function measureOrders(page: Page): Promise<{ orders: number; wrong: string[] }> {
  return page.evaluate(() => {
    const list = document.querySelector('main ul:has(> li a[href^="/badges/"])')
    if (!list) throw new Error('There is no stack')
    const items = [...list.children]
    const nameOf = (item: Element) => item.querySelector('strong')?.textContent ?? ''
    const wrong: string[] = []
    let orders = 0

    const measure = (order: Element[]) => {
      orders++
      list.append(...order)
      const strips = new Set<number>()
      for (const [at, item] of order.entries()) {
        const card = item.querySelector('a')
        const face = card?.firstElementChild?.getBoundingClientRect()
        const title = item.querySelector('strong')?.getBoundingClientRect()
        const next = order[at + 1]?.querySelector('a')?.firstElementChild?.getBoundingClientRect()
        const report = (what: string) => wrong.push(`${order.map(nameOf).join(', ')}: ${nameOf(item)}: ${what}`)
        if (!card || !face || !title) report('no card')
        else {
          const end = next ? next.top : face.bottom
          if (title.top < face.top || title.bottom > end) report('its title is cut')
          if (!next) continue
          strips.add(Math.round(next.top - face.top))
          if (face.bottom > next.bottom) report('it sticks out below the next card')
          for (const line of card.querySelectorAll('svg text')) {
            const { top, bottom } = line.getBoundingClientRect()
            if (top < end && bottom > end) report(`"${line.textContent}" is cut by the next card`)
            if (top < face.bottom && bottom > next.bottom) report(`"${line.textContent}" is seen below the next card`)
          }
        }
      }
      if (strips.size !== 1) wrong.push(`${order.map(nameOf).join(', ')}: strips of ${[...strips].join(' and ')}`)
    }
    const permute = (chosen: Element[], left: Element[]) => {
      if (left.length === 0) measure(chosen)
      for (const one of left)
        permute(
          [...chosen, one],
          left.filter((other) => other !== one),
        )
    }
    permute([], items)
    list.append(...items)
    return { orders, wrong }
  })
}
