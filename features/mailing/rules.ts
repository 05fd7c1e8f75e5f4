import { hasControls, hasHidden } from '#base/hidden-characters.ts'
import type { Language } from '#base/text.ts'

/** The e-mails that an issuer can word: the one with the badge, and its reminder. */
export const MAIL_KINDS = ['claim', 'reminder'] as const
export type MailKind = (typeof MAIL_KINDS)[number]

export type MailText = { subject: string; text: string }
/** An issuer's own texts; absent or '' ones fall back to the next wider setting, and finally to ours. */
export type MailTexts = Partial<Record<MailKind, Partial<Record<Language, MailText>>>>
/** All texts of the e-mails; '' for missing ones. */
export type AllMailTexts = Record<MailKind, Record<Language, MailText>>

export const SUBJECT_MAX = 150
export const MAIL_TEXT_MAX = 2000
/** The placeholders, written in braces, for the badge's name, the issuer's name, and the day on which the link ends. */
export const PLACEHOLDERS = ['badge', 'issuer', 'date'] as const
/** How long the code for a reply-to address is valid, in minutes. */
export const REPLY_CODE_MINUTES = 30
export const REPLY_ADDRESSES_MAX = 20
export const SUPPRESSIONS_PAGE = 20
export const CAME_BACK_MAX = 20

/** Why an address gets no more e-mails of an issuer: its owner unsubscribed, it bounced, or the issuer was asked to stop. */
export const SUPPRESSION_REASONS = ['unsubscribed', 'bounced', 'asked'] as const
export type SuppressionReason = (typeof SUPPRESSION_REASONS)[number]
/** Why an address gets e-mails again. */
export const RELEASE_REASONS = ['askedAgain', 'worksAgain', 'mistake'] as const

/** Whether every brace belongs to a known placeholder. */
export function hasKnownPlaceholders(text: string): boolean {
  const rest = text.replace(/\{(\w+)\}/g, (whole, name) => (PLACEHOLDERS.some((known) => known === name) ? '' : whole))
  return !/[{}]/.test(rest)
}

/**
 * Whether a text has only visible characters, and line breaks where `lines` allows them; a single line must not contain
 * direction marks either.
 */
export function isPlain(text: string, { lines }: { lines: boolean }): boolean {
  return lines ? !hasControls(text) : !hasHidden(text)
}
