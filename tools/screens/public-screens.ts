import { expect as assert, type Page } from '@playwright/test'
import type { Place, Screen } from './screen.ts'

/** A busy machine is slow. */
const expect = assert.configure({ timeout: 60_000 })

const at = (address: (place: Place) => string) => async (page: Page, place: Place) => {
  await page.goto(address(place))
  await expect(page.getByRole('heading').first()).toBeVisible()
}

/** Pages of visitors and holders with one address: sign-in, documents and error pages. */
export const PUBLIC_SCREENS: Screen[] = [
  { name: 'check', as: 'visitor', open: at(({ studio }) => `${studio}/verify`) },
  { name: 'verify-missing', as: 'visitor', open: at(({ studio }) => `${studio}/verify/none`) },
  { name: 'share-ended', as: 'visitor', open: at(({ studio }) => `${studio}/share/none`) },
  { name: 'link-ended', as: 'visitor', open: at(({ studio }) => `${studio}/expired`) },
  { name: 'gate', as: 'visitor', open: at(({ studio }) => `${studio}/protected`) },
  { name: 'door-ended', as: 'visitor', open: at(({ studio }) => `${studio}/steward/none`) },
  { name: 'unsubscribe', as: 'visitor', open: at(({ studio }) => `${studio}/unsubscribe/none`) },
  { name: 'nothing-here', as: 'visitor', open: at(({ studio }) => `${studio}/none.html`) },
  { name: 'help', as: 'visitor', open: at(({ studio, language }) => `${studio}/help?lang=${language}`) },
  { name: 'privacy', as: 'visitor', open: at(({ studio, language }) => `${studio}/legal/${language}/privacy`) },
  {
    name: 'developers-guide',
    as: 'visitor',
    open: at(({ studio, language }) => `${studio}/api/docs?lang=${language}`),
  },
  { name: 'calls', as: 'visitor', open: at(({ studio }) => `${studio}/api/docs/calls`) },
  {
    name: 'mail',
    as: 'visitor',
    open: async (page, { studio }) => {
      await page.goto(`${studio}/dev/outbox`)
      await page.getByRole('listitem').getByRole('link').first().click()
      await expect(page.frameLocator('iframe').getByRole('link').first()).toBeVisible()
    },
  },
  { name: 'claim-unknown', as: 'visitor', open: at(({ wallet }) => `${wallet}/claim/none`) },
  { name: 'wallet-door', as: 'visitor', open: at(({ wallet }) => `${wallet}/signin`) },
  { name: 'wallet-link-ended', as: 'visitor', open: at(({ wallet }) => `${wallet}/auth?token=none`) },
  { name: 'you', as: 'holder', open: at(({ wallet }) => `${wallet}/you`) },
  { name: 'scan', as: 'holder', open: at(({ wallet }) => `${wallet}/scan`) },
  { name: 'to-sign', as: 'holder', open: at(({ wallet }) => `${wallet}/to-sign`) },
]
