import { expect } from '@playwright/test'
import { announceReplacement } from '#features/team/account/server/announce-replacement.ts'
import { mailedPages } from '#features/team/account/texts.ts'
import { linkTo, openTeam } from '#features/team/server/testing-admins.ts'
import { expectAccessible } from './axe.ts'
import { test } from './own-world.ts'
import { words } from './words.ts'

test.use({ refusals: { '/api/v1/managers/admins/stop-replacement/verify': 410 } })

test('any admin stops the replacement of the main admin from the e-mail, once', async ({
  visitor: page,
  world,
  language,
  shot,
}) => {
  const mailed = words(mailedPages, language)
  const { issuerId, ben, cleo } = await openTeam(world)
  await announceReplacement(world.ctx({ kind: 'system', job: 'test' }), { issuerId, email: ben })
  await page.goto(`${world.config.publicUrl}/stop-replacement?token=${await linkTo(world, cleo)}`)
  await expect(page).toHaveURL(`${world.config.publicUrl}/stop-replacement`)
  await expect(page.getByRole('heading', { name: mailed.stopTitle() })).toBeVisible()
  await expect(page.getByText(ben)).toBeVisible()
  await shot(page, 'stop')
  await expectAccessible(page, 'stop')
  await page.getByRole('button', { name: mailed.stop() }).click()
  await expect(page.getByRole('heading', { name: mailed.stopped() })).toBeVisible()
  await shot(page, 'stop-done')
  await page.reload()
  await expect(page.getByRole('heading', { name: mailed.expired() })).toBeVisible()
})
