import { type Language, say } from '#base/text.ts'
import type { Config } from '#platform/settings/config.ts'
import { careGuides } from '../care-guides-texts.ts'
import { communityGuides } from '../community-guides-texts.ts'
import { holderGuides } from '../holder-guides-texts.ts'
import type { Guide } from '../rules.ts'
import { startGuides } from '../start-guides-texts.ts'

/** A page of the guide: its title, its first paragraph, and all of it as Markdown. */
export type ReadGuide = { title: string; summary: string; markdown: string }

const DOCUMENTS = { ...startGuides, ...communityGuides, ...careGuides, ...holderGuides }

/** A line of Markdown as plain text: names without their stars, links by their words. */
export function withoutMarks(line: string): string {
  return line.replace(/^(#+|\d+\.|-) /, '').replace(/`|\*\*|\[|\]\([^)]*\)/g, '')
}

/** A page of the guide in a language, with this server's addresses filled in. */
export function readGuide(
  { walletUrl, publicUrl }: Pick<Config, 'walletUrl' | 'publicUrl'>,
  language: Language,
  guide: Guide,
): ReadGuide {
  const verifyUrl = `${new URL(publicUrl).host}/verify`
  const markdown = say(DOCUMENTS[guide], language, { walletUrl, verifyUrl }).trim()
  const [title = '', summary = ''] = markdown.split('\n').filter(Boolean)
  return { title: title.replace(/^# /, ''), summary: withoutMarks(summary), markdown }
}
