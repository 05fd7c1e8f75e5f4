import { asList, asObject, type Json } from '../read-credential.ts'

/** More than a badge shows; foreign badges can have any number and length. */
const ITEMS_MAX = 50
const TEXT_MAX = 300
const URL_MAX = 2000

/**
 * The skills, tags and credits that a credential's achievement states (Open Badges 3.0: alignment, tag,
 * creditsAvailable), of limited number and length. An address is https, http or a `urn:`, as frameworks write them; any other
 * is left out.
 */
export function readSkills(credential: Json) {
  const subject = asObject(asList(credential.credentialSubject)[0])
  const achievement = asObject(asList(subject?.achievement)[0])
  const alignment = asList(achievement?.alignment).slice(0, ITEMS_MAX)
  const tags = asList(achievement?.tag).slice(0, ITEMS_MAX)
  const credits = achievement?.creditsAvailable
  return {
    alignment: alignment.flatMap((entry) => {
      const target = asObject(entry)
      const targetName = text(target?.targetName)
      if (!target || !targetName) return []
      return {
        targetName,
        targetUrl: addressOf(target.targetUrl),
        targetFramework: text(target.targetFramework),
        targetCode: text(target.targetCode),
        targetType: text(target.targetType),
      }
    }),
    tags: [...new Set(tags.map(text).filter(Boolean))],
    credits: typeof credits === 'number' && credits > 0 && Number.isFinite(credits) ? credits : 0,
  }
}

/** A text; of one in several languages the first, as VC Data Model 2.0 writes them (11.1). */
function text(value: unknown): string {
  const [first] = asList(value)
  const words = asObject(first)?.['@value'] ?? first
  return typeof words === 'string' ? words.slice(0, TEXT_MAX) : ''
}

function addressOf(value: unknown): string {
  if (typeof value !== 'string' || value.length > URL_MAX || !URL.canParse(value)) return ''
  return ['https:', 'http:', 'urn:'].includes(new URL(value).protocol) ? value : ''
}
