import { expect } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { shellTexts } from '#apps/studio/shell/texts.ts'
import { call } from '#base/call.ts'
import { getIssuer } from '#features/issuers/contract.ts'
import { switchAccount } from '#features/sign-in/account-contract.ts'
import { insideEnded, insideWords } from '#features/sign-in/inside-texts.ts'
import { sessions } from '#platform/tables.ts'
import { signUp } from '#testing/stories.ts'
import { makeSub, release } from '#testing/sub-stories.ts'
import { test } from './own-world.ts'
import { words } from './words.ts'

test('look', async ({ visitor: page, world, language, shot, context }) => {
  const inside = words(insideWords, language)
  const parent = (await signUp(world, 'ada@example.org', { name: 'Escalade 69' })).token
  const sub = await makeSub(world, parent, 'lea@example.org', 'Cordée Lyon')
  const { token } = await world.call(switchAccount, { did: sub.did }, { token: parent })
  const url = world.config.publicUrl
  const profile = { name: 'Escalade 69', profileImage: '' }
  await context.addCookies([
    { name: 'token', value: token, url },
    { name: 'adminToken', value: parent, url },
    { name: 'adminProfile', value: encodeURIComponent(JSON.stringify(profile)), url },
  ])
  for (const path of ['/templates/basic', '/settings/profile', '/settings/language', '/settings/access']) {
    await page.goto(url + path)
    await expect(page.getByText(inside.place({ community: 'Cordée Lyon', parent: 'Escalade 69' }))).toBeVisible()
    await page.waitForTimeout(800)
    await shot(page, `inside${path.replaceAll('/', '-')}`)
  }
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(url + '/templates/basic')
  await page.waitForTimeout(800)
  await shot(page, 'inside-dark')
  await release(world, sub.issuerId)
  await page.goto(url + '/settings/profile')
  await page.waitForTimeout(1500)
  await shot(page, 'inside-released')
})
