import { expect, type Locator } from '@playwright/test'
import { personWords } from '#features/challenges/people/texts.ts'
import { challengeForm, challengesTab, limitsForm } from '#features/challenges/studio-texts.ts'
import { threadTexts } from '#features/conversations/thread/texts.ts'
import { membersPage } from '#features/members/page-texts.ts'
import { rankingTab } from '#features/points/ranking/studio/ranking-texts.ts'
import { questsPage } from '#features/quests/studio-texts.ts'
import { subPage } from '#features/sub-issuers/texts.ts'
import { expectAccessible } from './axe.ts'
import { test } from './blazon.ts'
import { talkWithMember } from './conversation-steps.ts'
import { foundClub, joinAs, publishCard } from './member-steps.ts'
import { words } from './words.ts'

const LEA = 'Léa Moreau'

test('every screen about members fits a phone and is accessible', async ({ blazon, language, openBrowser, shot }) => {
  const club = await foundClub(blazon, language, 'accessible.members@example.org', 'Example Potters')
  const [link = ''] = await club.send(await publishCard(club), ['lea.potter@example.org'])
  await joinAs(await openBrowser(), blazon, language, link, LEA)
  const talk = await talkWithMember(blazon, club)
  await talk.write('Supercalifragilisticexpialidocious-supercalifragilisticexpialidocious-supercalifragilistic')
  const page = await openBrowser(club.kept)
  const settings = `${blazon.studio}/settings`

  await page.goto(`${settings}/members`)
  await expect(page.getByRole('heading', { name: words(membersPage, language).title(), level: 1 })).toBeVisible()
  await expectAccessible(page, 'the members')
  const topOf = async (part: Locator) => (await part.boundingBox())?.y ?? Number.NaN
  const title = page.getByRole('heading', { level: 1 })
  const first = page.getByRole('button', { name: LEA, exact: true })
  expect((await topOf(first)) - (await topOf(title)), 'the first person is near the title').toBeLessThan(250)
  const last = page.getByRole('tab').last()
  await last.click()
  await expect(last).toBeInViewport({ ratio: 1 })
  await page.goBack()
  await page.getByRole('button', { name: LEA }).first().click()
  await expect(page.getByRole('heading', { name: LEA })).toBeVisible()
  await expectAccessible(page, 'a member')
  await shot(page, 'a-member')
  const person = words(personWords, language)
  await page.getByRole('button', { name: person.mark() }).click()
  await expect(page.getByRole('dialog', { name: person.dialog() })).toBeVisible()
  await expectAccessible(page, 'two wallets of one person')

  await page.goto(`${settings}/conversations`)
  await page.getByRole('button', { name: LEA }).first().click()
  await expect(page.getByRole('region', { name: words(threadTexts, language).messages() })).toBeVisible()
  await expectAccessible(page, 'a conversation')
  await shot(page, 'a-conversation')

  await page.goto(`${settings}/sub-communities`)
  await expect(page.getByText(words(subPage, language).empty())).toBeVisible()
  await expectAccessible(page, 'no sub-communities')

  const quests = words(questsPage, language)
  await page.goto(`${settings}/quests`)
  await expect(page.getByRole('heading', { name: quests.emptyTitle() })).toBeVisible()
  await expectAccessible(page, 'no quests')
  await page.getByRole('link', { name: quests.new() }).first().click()
  await expect(page.getByRole('dialog', { name: quests.new() })).toBeVisible()
  await expectAccessible(page, 'the form of a quest')
  await shot(page, 'quest-form')

  const challenges = words(challengesTab, language)
  await page.goto(`${settings}/quests/challenges`)
  await expect(page.getByRole('heading', { name: challenges.emptyTitle() })).toBeVisible()
  await page.getByRole('button', { name: challenges.limits() }).click()
  await expect(page.getByRole('dialog', { name: words(limitsForm, language).title() })).toBeVisible()
  await expectAccessible(page, 'the limits of checks')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: challenges.new() }).first().click()
  await expect(page.getByRole('dialog', { name: words(challengeForm, language).title() })).toBeVisible()
  await expectAccessible(page, 'the form of a challenge')
  await shot(page, 'challenge-form')

  await page.goto(`${settings}/quests/ranking`)
  await expect(page.getByText(words(rankingTab, language).emptyTitle())).toBeVisible()
  await expectAccessible(page, 'the ranking, nobody yet')
})
