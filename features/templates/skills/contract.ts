import { z } from 'zod'
import { optionalText } from '#base/endpoint.ts'
import { signableText } from '#base/signable-text.ts'
import { readSkillAddress } from './address-rules.ts'
import * as skillRules from './rules.ts'

const skillText = signableText('alignmentCharacters')
  .max(skillRules.ALIGNMENT_TEXT_MAX, 'alignmentTextTooLong')
  .default('')
const readAddress = (text: string) => readSkillAddress(text, skillRules.ALIGNMENT_URL_MAX)
const skill = z.object({
  targetName: skillText.refine((text) => text !== '', 'alignmentNameMissing'),
  targetUrl: optionalText(skillRules.ALIGNMENT_URL_MAX, 'alignmentUrlInvalid')
    .refine((text) => Boolean(readAddress(text)), 'alignmentUrlInvalid')
    .overwrite((text) => readAddress(text) ?? text),
  targetFramework: skillText,
  targetCode: skillText,
  targetType: z.enum(['', ...skillRules.ALIGNMENT_TYPES], 'alignmentTypeInvalid').default(''),
})
const skills = z
  .array(skill)
  .max(skillRules.ALIGNMENTS_MAX, 'alignmentsTooMany')
  .superRefine((all, refined) => {
    const at = skillRules.repeatedSkill(all)
    if (at >= 0) refined.addIssue({ code: 'custom', message: 'alignmentTwice', path: [at, 'targetName'] })
  })

/** What a template's badges attest besides their text: part of its payload, its versions and its badges. */
export const skillFields = {
  /** Skills and entries of frameworks (Open Badges 3.0, Alignment). */
  alignment: skills.default([]),
  tags: z
    .array(signableText('badgeTagCharacters').max(skillRules.TAG_MAX, 'badgeTagTooLong').default(''))
    .max(skillRules.TAGS_MAX, 'badgeTagsTooMany')
    .default([]),
  /** What the badge is worth; 0 is not stated. */
  credits: z.number('creditsNotValid').refine(skillRules.areCredits, 'creditsNotValid').default(0),
}
