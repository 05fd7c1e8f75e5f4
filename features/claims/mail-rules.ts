import { hasControls, hasHidden } from '#base/hidden-characters.ts'
import type { Language } from '#base/text.ts'

/** The mails that an issuer can word: the one that brings a badge, and its reminder. */
export const MAIL_KINDS = ['claim', 'reminder'] as const
export type MailKind = (typeof MAIL_KINDS)[number]

/** What holders are mailed of a badge that they have. */
export const NEWS_KINDS = ['revoke', 'suspend', 'resume', 'reissue'] as const
export type NewsKind = (typeof NEWS_KINDS)[number]

export type MailText = { subject: string; text: string }
/** What an issuer worded; what is absent or '' is as the next wider setting says, at last as we say. */
export type MailTexts = Partial<Record<MailKind, Partial<Record<Language, MailText>>>>
/** Every text of the mails, none left out; '' where nothing is said. */
export type AllMailTexts = Record<MailKind, Record<Language, MailText>>

export const SUBJECT_MAX = 150
export const MAIL_TEXT_MAX = 2000
/** What stands in braces for the badge's name, the issuer's, and the day on which the link ends. */
export const PLACEHOLDERS = ['badge', 'issuer', 'date'] as const
/** How long the code works that confirms an address for answers, in minutes. */
export const REPLY_CODE_MINUTES = 30
export const REPLY_ADDRESSES_MAX = 20
export const SUPPRESSIONS_PAGE = 20
export const CAME_BACK_MAX = 20

/** How long somebody's first community is new, and the mails of a day that each address which collected a badge adds. */
export const NEW_DAYS = 7
export const MAILS_PER_COLLECTOR = 2

/**
 * Mails in 24 hours of a new sender: while half of the people collect their badge, sending never comes to a stop, and what
 * nobody asked for does soon.
 */
export function newSenderLimit(limits: { full: number; atFirst: number }, collectors: number): number {
  return Math.min(limits.full, limits.atFirst + MAILS_PER_COLLECTOR * collectors)
}

/** Why an address gets no more mail of an issuer: its owner said so, it does not work, or the issuer was asked. */
export const SUPPRESSION_REASONS = ['unsubscribed', 'bounced', 'asked'] as const
export type SuppressionReason = (typeof SUPPRESSION_REASONS)[number]
/** Why an address gets mails again. */
export const RELEASE_REASONS = ['askedAgain', 'worksAgain', 'mistake'] as const

/** Whether all that stands in braces is a placeholder, and every brace belongs to one. */
export function hasKnownPlaceholders(text: string): boolean {
  const rest = text.replace(/\{(\w+)\}/g, (whole, name) => (PLACEHOLDERS.some((known) => known === name) ? '' : whole))
  return !/[{}]/.test(rest)
}

/** Whether a text has only characters that are seen, and line breaks where `lines` allows them; marks of direction belong in none of one line. */
export function isPlain(text: string, { lines }: { lines: boolean }): boolean {
  return lines ? !hasControls(text) : !hasHidden(text)
}
