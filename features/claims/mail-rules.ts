import type { Language } from '#base/text.ts'

/** The mails that an issuer can word: the one that brings a badge, and its reminder. */
export const MAIL_KINDS = ['claim', 'reminder'] as const
export type MailKind = (typeof MAIL_KINDS)[number]

export type MailText = { subject: string; text: string }
/** What an issuer worded; what is absent or '' is as the next wider setting says, at last as we say. */
export type MailTexts = Partial<Record<MailKind, Partial<Record<Language, MailText>>>>

/** Why an address gets no more mail of an issuer: its owner said so, it does not work, or the issuer was asked. */
export const SUPPRESSION_REASONS = ['unsubscribed', 'bounced', 'asked'] as const
export type SuppressionReason = (typeof SUPPRESSION_REASONS)[number]
