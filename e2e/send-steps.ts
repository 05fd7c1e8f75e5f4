import type { Locator, Page } from '@playwright/test'
import type { Language } from '#base/text.ts'
import { panelWords } from '#features/sends/running/texts.ts'
import { sendWords, ticketWords } from '#features/sends/send-texts.ts'
import { words } from './words.ts'

type Sent = { language: Language; count: number; isTicket?: boolean }

/** The dialog after a send: its badges are on their way, or were sent by now. */
export function sentDialog(page: Page, { language, count, isTicket = false }: Sent): Locator {
  const panel = words(panelWords, language)
  const onTheirWay = words(isTicket ? ticketWords : sendWords, language).sent({ count })
  const sent = (isTicket ? panel.ticketsDone : panel.done)({ count })
  return page.getByRole('dialog', { name: onTheirWay }).or(page.getByRole('dialog', { name: sent }))
}
