import { expect } from '@playwright/test'
import { codePart } from '#features/challenges/types/code/texts.ts'
import { evidencePart } from '#features/challenges/types/evidence/texts.ts'
import { stepLine } from '#features/challenges/view-texts.ts'
import { challengeSheet, walletChallengeProblems } from '#features/challenges/wallet-texts.ts'
import { emailDoor, proofStep } from '#features/holders/wallet-texts.ts'
import { questPage } from '#features/quests/entries/texts.ts'
import { questView } from '#features/quests/view-texts.ts'
import { words as common } from '#ui/words/texts.ts'
import { expectAccessible } from './axe.ts'
import { test as base } from './blazon.ts'
import { adminCalls } from './issuer-calls.ts'
import { typeInto } from './keyboard-steps.ts'
import { foundClub, joinAs, publishCard } from './member-steps.ts'
import { mailedCode } from './outbox.ts'
import { foundQuest } from './quest-steps.ts'
import { type Blazon, START_MS, startServer } from './running-server.ts'
import { words } from './words.ts'

/** A server without providers, as one is that nobody has set up. */
const test = base.extend<object, { blazon: Blazon }>({
  blazon: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern.
    async ({}, use) => {
      const { blazon, stop } = await startServer([], START_MS)
      await use(blazon)
      await stop()
    },
    { scope: 'worker', timeout: START_MS + 30_000 },
  ],
})

const ZOE = 'zoe.extras@example.org'
const POST = 'I repaired a chair'
const [CODE, TELL, MORE] = ['Say the word', 'Tell it on X', 'One more word']

test('a member who came by a badge link proves the address once, wins, and does the extras afterwards', async ({
  blazon,
  language,
  openBrowser,
  shot,
}) => {
  const [view, sheet] = [words(questView, language), words(challengeSheet, language)]
  const [entering, evidence] = [words(codePart, language), words(evidencePart, language)]
  const [door, proof] = [words(emailDoor, language), words(proofStep, language)]
  const club = await foundClub(blazon, language, 'extras.club@example.org', 'Northside Makers')
  const card = await publishCard(club)
  const { questId } = await foundQuest(
    adminCalls(club, blazon),
    [
      { type: 'code', data: { kind: 'word', word: 'sawdust' }, reward: 10, title: CODE },
      { type: 'xPost', data: { message: POST }, reward: 5, title: TELL },
      { type: 'code', data: { kind: 'word', word: 'shavings' }, reward: 7, title: MORE },
    ],
    { required: 1, title: 'First steps in the workshop', isOrdered: true, rewardPoints: 40 },
  )
  const [invited = ''] = await club.send(card, [ZOE])
  const page = await openBrowser()
  await joinAs(page, blazon, language, invited, 'Zoe')
  await page.goto(`${blazon.wallet}/quests/${questId}`)
  const dialog = page.getByRole('dialog')
  const row = (title: string) => page.getByRole('button', { name: title })

  await test.step('the address is proven before the work, in a step of its own', async () => {
    await page.getByRole('button', { name: CODE, exact: true }).click()
    await expect(dialog.getByText(proof.text())).toBeVisible()
    await expect(dialog.getByLabel(entering.code(), { exact: true })).toBeHidden()
    const code = await mailedCode(blazon, ZOE, () => dialog.getByRole('button', { name: proof.send() }).click())
    await expect(dialog.getByRole('textbox')).toHaveCount(1)
    await expectAccessible(page, 'the proof of an address before a challenge')
    await shot(page, 'quest-proof')
    await typeInto(dialog.getByLabel(door.code()), code)
  })

  await test.step('the work goes on by itself, and nothing asks for a proof again', async () => {
    await expect(dialog.getByLabel(entering.code(), { exact: true })).toBeVisible()
    await expect(dialog.getByText(words(walletChallengeProblems, language).addressNotProven())).toBeHidden()
    await expect(dialog.getByRole('textbox')).toHaveCount(1)
    await shot(page, 'quest-proven')
    await typeInto(dialog.getByLabel(entering.code(), { exact: true }), 'sawdust')
    // The reward moves only where motion is wanted.
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await dialog.getByRole('button', { name: entering.use() }).click()
    await expect(page.getByRole('heading', { name: view.won() })).toBeVisible()
  })

  await test.step('the reward arrives in view, its points are counted, and the win is shared in a sentence', async () => {
    const reward = page.getByRole('region', { name: view.wonCard() })
    await expect(reward).toBeInViewport()
    await expect(reward.locator('[class*=arrival]')).toHaveCSS('animation-name', /arrive/)
    await expect(reward.locator('p > [aria-hidden]')).toHaveText(view.wonPoints({ points: '40', count: 40 }))
    await shot(page, 'quest-just-won')
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expect(reward.locator('[class*=arrival]')).toHaveCSS('animation-name', 'none')
    await page.getByRole('button', { name: words(questPage, language).share(), exact: true }).click()
    await expect(page.getByText(words(common, language).copied())).toBeVisible()
  })

  await test.step('the extras say what is still to be had', async () => {
    await expect(page.getByText(view.pointsLeft({ count: 12 }))).toBeVisible()
  })

  await test.step('after the win, an outside challenge that people review says what to post', async () => {
    await row(TELL).click()
    await expect(dialog.getByText(POST, { exact: true })).toBeVisible()
    await expectAccessible(page, 'an outside challenge that people review')
    await shot(page, 'quest-outside-review')
    await typeInto(dialog.getByLabel(evidence.link()), 'https://x.com/zoe/status/77')
    await dialog.getByRole('button', { name: evidence.send(), exact: true }).click()
    await expect(row(TELL).getByText(words(stepLine, language).review())).toBeVisible()
  })

  await test.step('and the last extra gives its points', async () => {
    await row(MORE).click()
    await typeInto(dialog.getByLabel(entering.code(), { exact: true }), 'shavings')
    await dialog.getByRole('button', { name: entering.use() }).click()
    await expect(page.getByText(sheet.won({ count: 7 }))).toBeVisible()
    await expect(page.getByText(view.pointsLeft({ count: 5 }))).toBeVisible()
    await shot(page, 'quest-won-extras')
  })
})
