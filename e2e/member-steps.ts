import { expect, type Page } from '@playwright/test'
import type { Language } from '#base/text.ts'
import { youPage } from '#features/holders/wallet-texts.ts'
import { updateSendSettings } from '#features/sends/running/contract.ts'
import { keepBadge } from './holder-steps.ts'
import { adminCalls, type Issuer, issuerOf, signUpByCalls } from './issuer-calls.ts'
import { typeInto } from './keyboard-steps.ts'
import { wide } from './picture.ts'
import type { Blazon } from './running-server.ts'
import { words } from './words.ts'

/** A community of one journey alone, so that only its own people are members. */
export async function foundClub(blazon: Blazon, language: Language, email: string, name: string): Promise<Issuer> {
  return issuerOf(blazon, language, email, await signUpByCalls(blazon, language, email, name))
}

/**
 * Gives the sends of a club a minute to be undone. Journeys that press "Send now" need it there for as long as they take
 * to come to it.
 */
export async function waitForSendNow(club: Issuer, blazon: Blazon): Promise<void> {
  await adminCalls(club, blazon)(updateSendSettings, { undoSeconds: 60 })
}

/** Publishes a membership card whose badges can be suspended; returns its id. */
export async function publishCard(club: Issuer): Promise<string> {
  const image = new File([await wide('#0F5C57')], 'card.png', { type: 'image/png' })
  return club.publish('', { category: 'membership', image, suspendable: true })
}

/** Collects a membership card in the wallet of the mailed address, and gives the wallet a name. */
export async function joinAs(page: Page, blazon: Blazon, language: Language, link: string, pseudo: string) {
  await keepBadge(page, language, link)
  await saveName(page, blazon, language, pseudo)
}

/** Gives the open wallet a name. */
export async function saveName(page: Page, blazon: Blazon, language: Language, pseudo: string) {
  const you = words(youPage, language)
  await page.goto(`${blazon.wallet}/you`)
  // The buttons that change the name in a community say "name" too.
  const field = page.getByRole('textbox', { name: you.pseudo() })
  await typeInto(field, pseudo)
  const form = page.locator('form').filter({ has: field })
  const save = form.locator('[type=submit]')
  await save.click()
  // There while the name differs from the wallet's: unlike the toast, its end can be seen at any time.
  await expect(save).toHaveCount(0)
}
