import { expect } from '@playwright/test'
import { sharePanel } from '#features/badges/wallet-texts.ts'
import { decideReviews, listReviews } from '#features/challenges/reviews/contract.ts'
import { codePart } from '#features/challenges/types/code/texts.ts'
import { evidencePart } from '#features/challenges/types/evidence/texts.ts'
import { sharePart } from '#features/challenges/types/share/texts.ts'
import { createKiosk } from '#features/challenges/types/visit/contract.ts'
import { stepLine } from '#features/challenges/view-texts.ts'
import { challengeSheet, signInPart, walletChallengeProblems } from '#features/challenges/wallet-texts.ts'
import { rankingQuestion, rankingScreen } from '#features/points/ranking/wallet/ranking-texts.ts'
import { questPage, questsPage } from '#features/quests/entries/texts.ts'
import { questView } from '#features/quests/view-texts.ts'
import { getTemplate } from '#features/templates/contract.ts'
import { expectAccessible } from './axe.ts'
import { test } from './blazon.ts'
import { rejectCookies, settleFirstVisit } from './cookies.ts'
import { filmFresh, launchWithCamera } from './fake-camera.ts'
import { askForWalletLink, untilKeptForOffline } from './holder-steps.ts'
import { adminCalls } from './issuer-calls.ts'
import { typeInto } from './keyboard-steps.ts'
import { foundClub, joinAs, publishCard } from './member-steps.ts'
import { foundQuest } from './quest-steps.ts'
import { words } from './words.ts'

const LEA = 'lea.quest@example.org'
const TITLE = 'Hiver de la réparation'
const STEPS = [
  'Confirmer votre e-mail',
  'Le mot du jour',
  'Compte LinkedIn',
  "Passer à l'atelier",
  'Montrer votre réparation',
]

test('a member does a quest: shares, types, scans, is examined, and wins it; offline it can be read', async ({
  blazon,
  language,
  openBrowser,
  playwright,
  locale,
  viewport,
  hasTouch,
  shot,
}, info) => {
  const [view, page, list] = [words(questView, language), words(questPage, language), words(questsPage, language)]
  const [sheet, share] = [words(challengeSheet, language), words(sharePart, language)]
  const [code, evidence] = [words(codePart, language), words(evidencePart, language)]
  const rank = words(rankingScreen, language)
  const club = await foundClub(blazon, language, 'quest.club@example.org', 'Ateliers du Quai')
  const card = await publishCard(club)
  const reward = await club.publish('Répare tout')
  const ask = adminCalls(club, blazon)
  const { hash } = await ask(getTemplate, { templateId: reward })
  const [email = '', word = '', account = '', visit = '', shown = ''] = STEPS
  const { questId, challengeIds } = await foundQuest(
    ask,
    [
      { type: 'vcAuth', data: { vcKey: 'email' }, reward: 10, title: email },
      { type: 'code', data: { kind: 'word', word: 'Établi' }, reward: 5, title: word },
      { type: 'linkedinAuth', reward: 10, title: account },
      { type: 'visit', data: { name: 'Atelier du quai', from: '', to: '' }, reward: 20, title: visit },
      { type: 'evidence', data: { request: 'Une photo ou quelques mots.', kinds: ['text'] }, reward: 15, title: shown },
    ],
    {
      required: 5,
      title: TITLE,
      description: "Un badge et un merci avant la fin de l'année.",
      successMessage: "Bravo, et à bientôt à l'atelier.",
      rewardPoints: 40,
      rewardTemplateHash: hash,
      limit: 20,
    },
  )
  const [invited = ''] = await club.send(card, [LEA])
  const file = info.outputPath('camera.mjpeg')
  const withCamera = await launchWithCamera({ playwright }, file)
  // Not watched: the console logs each call without a network.
  const context = await withCamera.newContext({ locale, viewport, permissions: ['camera'], reducedMotion: 'reduce' })
  await settleFirstVisit(context, blazon.studio)
  const lea = await context.newPage()
  await rejectCookies(lea)
  await joinAs(lea, blazon, language, invited, 'Léa')
  await lea.goto(await askForWalletLink(lea, blazon, language, LEA))
  await expect(lea).toHaveURL(`${blazon.wallet}/`)
  const row = (title: string) => lea.getByRole('button', { name: title })
  const dialog = lea.getByRole('dialog')
  const progress = (passed: number) => lea.getByText(view.required({ passed, count: 5 }), { exact: true })

  await test.step('the list leads to the quest, whose button names the next step', async () => {
    await lea.getByRole('link', { name: list.title(), exact: true }).click()
    await expect(lea.getByText(view.placesLeft({ count: 20 }))).toBeVisible()
    await expectAccessible(lea, 'the quests of a member')
    await shot(lea, 'quests')
    await lea.getByRole('link', { name: TITLE }).click()
    await expect(progress(0)).toBeVisible()
    await expectAccessible(lea, 'a quest')
    await shot(lea, 'quest-open')
  })

  await test.step('an e-mail address is shared by consent', async () => {
    await lea.getByRole('button', { name: email, exact: true }).click()
    await expect(dialog.getByText(LEA)).toBeVisible()
    await expectAccessible(lea, 'sharing a value')
    await shot(lea, 'quest-share')
    await dialog.getByRole('button', { name: share.share({ community: 'Ateliers du Quai' }) }).click()
    await expect(lea.getByText(sheet.won({ count: 10 }))).toBeVisible()
    await expect(progress(1)).toBeVisible()
  })

  await test.step('a wrong word is refused, and the right one counts without its accent', async () => {
    await lea.getByRole('button', { name: word, exact: true }).click()
    // On touch screens a keyboard would cover the sheet.
    if (!hasTouch) await expect(dialog.getByLabel(code.code())).toBeFocused()
    await typeInto(dialog.getByLabel(code.code()), 'Marteau')
    await dialog.getByRole('button', { name: code.use() }).click()
    await expect(dialog.getByText(words(walletChallengeProblems, language).codeWrong())).toBeVisible()
    await shot(lea, 'quest-code-wrong')
    await typeInto(dialog.getByLabel(code.code()), 'etabli')
    await dialog.getByRole('button', { name: code.use() }).click()
    await expect(progress(2)).toBeVisible()
  })

  await test.step('an account is linked at its provider, and the step is checked on the way back', async () => {
    await lea.getByRole('button', { name: account, exact: true }).click()
    await shot(lea, 'quest-account')
    await dialog.getByRole('button', { name: words(signInPart, language).signIn({ provider: 'LinkedIn' }) }).click()
    await lea.getByRole('button', { name: 'Allow' }).click()
    await expect(progress(3)).toBeVisible()
    await expect(lea).toHaveURL(`${blazon.wallet}/quests/${questId}`)
  })

  await test.step('the code of the kiosk is scanned from anywhere in the wallet', async () => {
    const kiosk = await openBrowser()
    const { url } = await ask(createKiosk, { challengeId: challengeIds[3] ?? '' })
    await kiosk.goto(url)
    await filmFresh(kiosk.getByRole('img', { name: /Atelier du quai/ }), file)
    await lea.goto(`${blazon.wallet}/scan`)
    await expect(lea).toHaveURL(`${blazon.wallet}/quests/${questId}`)
    await expect(progress(4)).toBeVisible()
    await shot(lea, 'quest-halfway')
  })

  await test.step('evidence is sent, and the open page follows its acceptance: the quest is won', async () => {
    await lea.getByRole('button', { name: shown, exact: true }).click()
    await typeInto(dialog.getByLabel(evidence.text()), 'Le pied de la chaise tient de nouveau.')
    await shot(lea, 'quest-evidence')
    await dialog.getByRole('button', { name: evidence.send(), exact: true }).click()
    await expect(row(shown).getByText(words(stepLine, language).review())).toBeVisible()
    await shot(lea, 'quest-review')
    const { items } = await ask(listReviews, {})
    await ask(decideReviews, { ids: items.map(({ id }) => id), accepted: true })
    await expect(lea.getByRole('heading', { name: view.won() })).toBeVisible()
    await expect(lea.getByText("Bravo, et à bientôt à l'atelier.")).toBeVisible()
    // This browser wants no motion: the card is there, and its points are whole.
    const won = lea.getByRole('region', { name: view.wonCard() })
    await expect(won.getByText(view.wonPoints({ points: '40', count: 40 })).first()).toBeVisible()
    await expect(won.locator('[class*=arrival]').first()).toHaveCSS('animation-name', 'none')
    await expectAccessible(lea, 'a quest that is won')
    await shot(lea, 'quest-won')
    await lea.getByRole('button', { name: page.share(), exact: true }).click()
    await expect(dialog.locator('label').filter({ hasText: words(sharePanel, language).public() })).toBeVisible()
    await expectAccessible(lea, 'sharing what a quest gave')
    await shot(lea, 'quest-won-share')
    await lea.keyboard.press('Escape')
    await lea.getByRole('link', { name: page.seeRanking() }).click()
    await expect(lea).toHaveURL(/\/communities\/[^/]+\/ranking\?from=/)
    await lea.getByRole('button', { name: words(rankingQuestion, language).show() }).click()
    const ownRank = lea.getByRole('region', { name: rank.own() })
    await expect(ownRank).toContainText('1er')
    await expect(ownRank).toContainText(rank.points({ count: 100 }))
    await expectAccessible(lea, 'the ranking of a member')
    await expect(lea.locator('nav [aria-current="page"]:visible')).toHaveText(view.back())
    await shot(lea, 'quest-ranking')
    await lea.getByRole('link', { name: rank.backToQuest() }).click()
    await expect(lea.getByRole('heading', { name: view.won() })).toBeVisible()
  })

  await test.step('without a network the quest is read, and nothing can be done', async () => {
    await untilKeptForOffline(lea)
    await context.setOffline(true)
    await lea.reload()
    await expect(lea.getByRole('heading', { name: TITLE })).toBeVisible()
    await expect(lea.getByText(/^Hors ligne/).first()).toBeVisible()
    await shot(lea, 'quest-offline')
    await context.setOffline(false)
  })

  await test.step('the badge is in the wallet, and what was shared can be withdrawn', async () => {
    await lea.goto(`${blazon.wallet}/quests/${questId}?step=${challengeIds[0]}`)
    await shot(lea, 'quest-shared')
    await dialog.getByRole('button', { name: share.withdraw() }).click()
    await expect(lea.getByText(share.withdrawn({ community: 'Ateliers du Quai' }))).toBeVisible()
    await lea.goto(`${blazon.wallet}/quests/${questId}`)
    await lea.getByRole('link', { name: page.seeBadge() }).click()
    await expect(lea.getByText('Répare tout').first()).toBeVisible()
    await shot(lea, 'quest-badge')
  })
  await withCamera.close()
})
