import { expect, type Locator, type Page } from '@playwright/test'
import type { Language } from '#base/text.ts'
import { badgesPage } from '#features/badges/wallet-texts.ts'
import { emailDoor } from '#features/holders/wallet-texts.ts'
import { claimPage, keptView } from '#features/issuing/texts.ts'
import { ofTicket } from '#features/templates/event/ticket-wording-rules.ts'
import { typeInto } from './keyboard-steps.ts'
import { mailedLink } from './outbox.ts'
import type { Blazon } from './running-server.ts'
import { words } from './words.ts'

/** Opens a claim link and keeps its badge or ticket in the wallet of the mailed address. */
export async function keepBadge(page: Page, language: Language, link: string): Promise<void> {
  const keep = [claimPage, ofTicket(claimPage)].map((texts) => words(texts, language).keep())
  await page.goto(link)
  await page.getByRole('button', { name: new RegExp(`^(${keep.join('|')})$`) }).click()
  await expect(page.getByRole('heading', { name: words(keptView, language).title() })).toBeVisible()
}

/** From "Kept" to the list of badges. */
export async function openBadges(page: Page, language: Language): Promise<void> {
  await page.getByRole('link', { name: words(keptView, language).open() }).click()
  await expect(page.getByRole('heading', { name: words(badgesPage, language).title() })).toBeVisible()
}

/** Requests the sign-in e-mail on the wallet's sign-in page; returns its link. */
export async function askForWalletLink(page: Page, blazon: Blazon, language: Language, email: string): Promise<string> {
  const emailSignIn = words(emailDoor, language)
  await page.goto(`${blazon.wallet}/signin`)
  await typeInto(page.getByLabel(emailSignIn.email()), email)
  return mailedLink(blazon, email, `${blazon.wallet}/auth?token=`, () =>
    page.getByRole('button', { name: emailSignIn.send() }).click(),
  )
}

/** A badge in the wallet's list. */
export function heldBadge(page: Page, language: Language, title: string): Locator {
  const list = page.getByRole('list', { name: words(badgesPage, language).list() })
  return list.getByRole('link', { name: title })
}

/** Opens a badge of the wallet's list by its head, which is all that shows of those below the newest. */
export async function openHeldBadge(page: Page, language: Language, title: string): Promise<void> {
  await heldBadge(page, language, title).click({ position: { x: 40, y: 20 } })
}

/** Waits until the service worker has the app's files, so that the wallet opens without a network. */
export async function untilKeptForOffline(page: Page): Promise<void> {
  // Unlike `evaluate` it has a time limit: a worker that could not load all files is never ready.
  await page.waitForFunction(() => navigator.serviceWorker.ready.then(() => true))
}

/** Waits until what the page has stored is written: a transaction of its own comes after those that were begun before. */
export function storageSettled(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('blazon-wallet')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const db = opening.result
          const writing = db.transaction(db.objectStoreNames, 'readwrite')
          writing.oncomplete = () => {
            db.close()
            resolve()
          }
          writing.objectStore(db.objectStoreNames[0] ?? '').count()
        }
      }),
  )
}

/** The names of what this device stores. */
export function storedNames(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open('blazon-wallet')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const db = opening.result
          const names = db.transaction('kept').objectStore('kept').getAllKeys()
          names.onsuccess = () => {
            db.close()
            resolve(names.result.map(String))
          }
        }
      }),
  )
}
