import type { Locator, Page } from '@playwright/test'
import type { Language } from '#base/text.ts'
import { channelPage } from '#features/channel/texts.ts'
import { typeInto } from './keyboard-steps.ts'
import { words } from './words.ts'

/** The composer is a sheet on phones. */
export async function openComposer(page: Page, language: Language, isMobile: boolean): Promise<void> {
  if (isMobile) await page.getByRole('button', { name: words(channelPage, language).newShort(), exact: true }).click()
}

/** Types the text of a new post. */
export async function typePost(page: Page, language: Language, text: string): Promise<void> {
  await typeInto(page.getByRole('textbox', { name: words(channelPage, language).new(), exact: true }), text)
}

/** The published posts on the channel's page. */
export function postsOf(page: Page, language: Language): Locator {
  return page.getByRole('list', { name: words(channelPage, language).posts() }).locator('> li')
}

/** A published post by a part of its text. */
export function postIn(page: Page, language: Language, text: string): Locator {
  return postsOf(page, language).filter({ hasText: text })
}

/** Records what the page has read out by its status elements from now on. */
export async function countSaid(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const said: string[] = []
    Object.assign(window, { said })
    const look = () => {
      for (const status of document.querySelectorAll('main [role=status]')) {
        const text = status.textContent?.trim()
        if (text && said.at(-1) !== text) said.push(text)
      }
    }
    new MutationObserver(look).observe(document.body, { childList: true, characterData: true, subtree: true })
  })
  return () => page.evaluate(() => (window as unknown as { said: string[] }).said)
}
