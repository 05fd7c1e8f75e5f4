import { expect } from '@playwright/test'
import { sharePanel } from '#features/badges/wallet-texts.ts'
import { claimName, claimPage, keptView } from '#features/issuing/texts.ts'
import { membersPage, rowWords } from '#features/members/page-texts.ts'
import { nameProblems } from '#features/names/texts.ts'
import { createSessions } from '#features/sends/contract.ts'
import { expectAccessible } from './axe.ts'
import { test } from './blazon.ts'
import { adminCalls } from './issuer-calls.ts'
import { typeInto } from './keyboard-steps.ts'
import { foundClub, publishCard } from './member-steps.ts'
import { words } from './words.ts'

const LEA = 'lea.named@example.org'

test('a name of the list is corrected by its owner, and the community sees it', async ({
  blazon,
  language,
  openBrowser,
  isMobile,
  shot,
}) => {
  const asks = words(claimName, language)
  const claim = words(claimPage, language)
  const text = words(membersPage, language)
  const rows = words(rowWords, language)
  const club = await foundClub(blazon, language, 'names@example.org', 'Example Namers')
  const templateId = await publishCard(club)
  const asked = { templateId, emails: [LEA], options: [{ name: 'LEA MOREAU' }] }
  const { links } = await adminCalls(club, blazon)(createSessions, asked)
  const wallet = await openBrowser()

  await test.step("the claim page is filled with the list's spelling, and refuses what is no name", async () => {
    await wallet.goto(links[0] ?? '')
    const field = wallet.getByLabel(asks.label())
    await expect(field).toHaveValue('LEA MOREAU')
    await expect(wallet.getByText(asks.seen({ issuer: 'Example Namers' }))).toBeVisible()
    await typeInto(field, LEA)
    await wallet.getByRole('button', { name: claim.keep() }).click()
    await expect(wallet.getByText(words(nameProblems, language).nameNotValid())).toBeVisible()
    await expectAccessible(wallet, 'a claim with what is no name')
    await shot(wallet, 'claim-name-refused')
  })

  await test.step("the list's spelling can be taken back; another is kept with the badge", async () => {
    const field = wallet.getByLabel(asks.label())
    await wallet.getByRole('button', { name: asks.takeBack({ name: 'LEA MOREAU' }) }).click()
    await expect(field).toHaveValue('LEA MOREAU')
    await typeInto(field, 'Léa Moreau')
    await shot(wallet, 'claim-name')
    await wallet.getByRole('button', { name: claim.keep() }).click()
    await expect(wallet.getByRole('heading', { name: words(keptView, language).title() })).toBeVisible()
  })

  await test.step('a shared page says the name once its owner shows it', async () => {
    const share = words(sharePanel, language)
    await wallet.getByRole('button', { name: share.share(), exact: true }).click()
    await wallet.getByRole('switch', { name: share.name() }).check({ force: true })
    await expect(wallet.getByText(share.nameOn({ name: 'Léa Moreau' }))).toBeVisible()
    await shot(wallet, 'kept-named')
    const stranger = await openBrowser()
    await stranger.goto((await wallet.getByRole('link', { name: /\/share\// }).getAttribute('href')) ?? '')
    await expect(stranger.getByText(/Léa Moreau$/)).toBeVisible()
  })

  await test.step('the members show both spellings, and the address once its eye is pressed', async () => {
    const page = await openBrowser(club.kept)
    await page.goto(`${blazon.studio}/settings/members`)
    const row = page.locator('tbody tr')
    await expect(row).toHaveCount(1)
    await expect(row).toContainText(rows.inList({ name: 'LEA MOREAU' }))
    await expect(row).toContainText('l•••••@example.org')
    await expectAccessible(page, 'a named member')
    await shot(page, 'members-named')
    if (!isMobile) await row.hover()
    await row.getByRole('button', { name: rows.showAddress({ name: 'Léa Moreau' }) }).click()
    await expect(row).toContainText(LEA)
    await typeInto(page.getByRole('searchbox', { name: text.searchName() }), 'LEA MOR')
    await expect(page).toHaveURL(/search=LEA/)
    await expect(row).toContainText('l•••••@example.org')
  })
})
