import { expect, type Page } from '@playwright/test'
import type { Language } from '#base/text.ts'
import { youPage } from '#features/holders/wallet-texts.ts'
import { words as common } from '#ui/words/texts.ts'
import { keepBadge } from './holder-steps.ts'
import { type Issuer, issuerOf, signUpByCalls } from './issuer-calls.ts'
import { typeInto } from './keyboard-steps.ts'
import { wide } from './picture.ts'
import type { Blazon } from './running-server.ts'
import { words } from './words.ts'

/** A community of one journey alone, so that only its own people are members. */
export async function foundClub(blazon: Blazon, language: Language, email: string, name: string): Promise<Issuer> {
  return issuerOf(blazon, language, email, await signUpByCalls(blazon, language, email, name))
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
  await typeInto(page.getByLabel(you.pseudo()), pseudo)
  await page.getByRole('button', { name: words(common, language).save(), exact: true }).click()
  await expect(page.getByText(you.saved(), { exact: true })).toBeVisible()
}
