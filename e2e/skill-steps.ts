import { expect, type Page } from '@playwright/test'
import type { Language } from '#base/text.ts'
import { skillFormWords, skillProblems, skillWords } from '#features/templates/skills/texts.ts'
import { formWords } from '#features/templates/texts.ts'
import { typeInto } from './keyboard-steps.ts'
import { words } from './words.ts'

/** ESCO's identifiers begin with http:, and are opened by https. */
const SKILL = {
  name: 'Tie a figure eight',
  address: 'http://data.europa.eu/esco/skill/00000000-0000-4000-8000-000000000008',
  link: 'https://data.europa.eu/esco/skill/00000000-0000-4000-8000-000000000008',
  code: 'K-8',
}

/** Types a skill, a tag and credits into the open form by keyboard; a second skill is refused until it is removed. */
export async function typeSkills(page: Page, language: Language): Promise<void> {
  const form = words(skillFormWords, language)
  const names = words(skillWords, language)
  await page.getByText(form.title(), { exact: true }).click()
  const skill = (n: number) => page.getByRole('group', { name: form.skill({ n }), exact: true })
  const add = page.getByRole('button', { name: form.add() })
  await add.focus()
  await page.keyboard.press('Enter')
  await expect(skill(1).getByLabel(form.name(), { exact: true })).toBeFocused()
  await page.keyboard.type(SKILL.name)
  await typeInto(skill(1).getByLabel(form.address(), { exact: true }), SKILL.address)
  await typeInto(skill(1).getByLabel(form.code(), { exact: true }), SKILL.code)
  await skill(1).getByLabel(form.type(), { exact: true }).selectOption('ceasn:Competency')
  await add.click()
  await page.getByRole('button', { name: words(formWords, language).create() }).click()
  await expect(skill(2).getByText(words(skillProblems, language).alignmentNameMissing())).toBeVisible()
  await skill(2)
    .getByRole('button', { name: form.remove({ n: 2 }) })
    .click()
  await expect(skill(2)).toBeHidden()
  await expect(skill(1).getByLabel(form.name(), { exact: true })).toHaveValue(SKILL.name)
  await typeInto(page.getByRole('combobox', { name: names.tags(), exact: true }), 'rope')
  await page.keyboard.press('Enter')
  await typeInto(page.getByLabel(names.credits(), { exact: true }), '2.5')
}

/** Expects the typed skill, tag and credits in the open detail. */
export async function expectSkills(page: Page): Promise<void> {
  const detail = page.getByRole('dialog')
  await expect(detail.getByRole('link', { name: SKILL.name })).toHaveAttribute('href', SKILL.link)
  await expect(detail.getByText(`${SKILL.code} · `)).toBeVisible()
  await expect(detail.getByText('rope', { exact: true })).toBeVisible()
  await expect(detail.getByText('2.5', { exact: true })).toBeVisible()
}
