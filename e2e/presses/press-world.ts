import { type Browser, expect } from '@playwright/test'
import { createPost } from '#features/channel/contract.ts'
import { settleFirstVisit } from '../cookies.ts'
import { keepBadge } from '../holder-steps.ts'
import { adminCalls, type Kept } from '../issuer-calls.ts'
import { foundClub, publishCard } from '../member-steps.ts'
import type { Blazon } from '../running-server.ts'

const TEMPLATES = 24
const POSTS = 6
const HOLDER = 'lea.presses@example.org'

/** Where presses are measured: a community with a page of templates, and a wallet with its badges and news. */
export type PressWorld = { blazon: Blazon; studio: Kept; wallet: Kept }

/** Makes that community by calls, and collects its badges in a browser. */
export async function openPressWorld(browser: Browser, blazon: Blazon): Promise<PressWorld> {
  const club = await foundClub(blazon, 'en', 'presses@example.org', 'Ateliers du Quai')
  const card = await publishCard(club)
  const ids: string[] = []
  for (let at = 1; at <= TEMPLATES; at++) ids.push(await club.publish(`Workshop number ${at}`))
  const ask = adminCalls(club, blazon)
  for (let at = 1; at <= POSTS; at++) await ask(createPost, { message: `The workshop opens at nine on day ${at}.` })
  const context = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce' })
  await settleFirstVisit(context, blazon.studio)
  const page = await context.newPage()
  for (const id of [card, ...ids.slice(0, 3)]) {
    const [link = ''] = await club.send(id, [HOLDER])
    await keepBadge(page, 'en', link)
  }
  await page.goto(`${blazon.wallet}/communities`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const wallet = await context.storageState({ indexedDB: true })
  await context.close()
  return { blazon, studio: club.kept, wallet }
}
