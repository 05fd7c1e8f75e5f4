import { expect, test } from 'vitest'
import { LANGUAGES, say } from '#base/text.ts'
import { adviceOf } from '../findings/advice-rules.ts'
import { FINDING_KEYS, FINDINGS, type FindingKey, type SentenceFacts, type Weight } from '../findings/rules.ts'
import { valuesOf } from '../findings/sentence-rules.ts'
import { findingSentences, shapeWords } from '../findings/texts.ts'
import { openCheckWords, plainCheckWords, stateWords } from '../texts.ts'
import { adviceWords, faceWords, verdictHeadings, verdictLeads } from './verdict-texts.ts'

const BADGE = {
  issuer: { name: 'Lycée du Port', host: 'lycee.example.org' },
}
/** The facts that each finding has, by its type: those of another one are no help. */
const FACTS: SentenceFacts = {
  'signature.proofExpired': { ended: '2027-01-01T00:00:00Z' },
  'signature.proofUnsupported': { type: 'bbs-2023' },
  'hosted.published': { host: 'badges.example.org' },
  'hosted.gone': { host: 'badges.example.org' },
  'hosted.publishedOther': { host: 'badges.example.org' },
  'hosted.notPermitted': { host: 'badges.example.org' },
  'hosted.notGiven': { host: 'badges.example.org' },
  'hosted.notCompared': { host: 'badges.example.org' },
  'issuer.allowedHost': { host: 'badges.example.org' },
  'issuer.methodUnsupported': { did: 'did:ion:EiClkZMDxPKqC9c' },
  'status.noted': { message: 'Counted twice' },
  'status.statusUnsupported': { type: 'RevocationList2020Status' },
  'period.notYetValid': { from: '2026-03-14T10:00:00Z' },
  'period.expired': { until: '2028-03-14T10:00:00Z' },
  'shape.memberMissing': { member: 'achievement.criteria' },
  'shape.memberWrong': { member: 'achievement.criteria' },
  'shape.memberUnknown': { member: 'achievement.criteria' },
  'shape.memberSeveral': { member: 'achievement.criteria' },
  'shape.memberForm': { member: 'achievement.criteria' },
}
const DAYS = { date: (instant: string) => instant.slice(0, 10), lastDay: (instant: string) => instant.slice(0, 10) }
const ACCUSING = /\b(changed|forged|revoked|do not trust)\b|modifié|changé|falsifié|contrefai|révoqué|ne vous fiez pas/i

type Case = readonly [FindingKey, (typeof LANGUAGES)[number]]

const partsOf = (key: FindingKey) => key.split('.') as [keyof typeof FINDINGS, string]
const weightOf = (key: FindingKey) => {
  const [check, reason] = partsOf(key)
  return (FINDINGS[check] as Record<string, Weight>)[reason]
}
const casesOf = (...weights: Weight[]): Case[] =>
  FINDING_KEYS.filter((key) => weights.includes(weightOf(key) as Weight)).flatMap((key) =>
    LANGUAGES.map((language) => [key, language] as const),
  )
const sentenceOf = ([key, language]: Case) => {
  const [, reason] = partsOf(key)
  const finding = reason in shapeWords ? say(shapeWords[reason as keyof typeof shapeWords], language) : ''
  const facts = key in FACTS ? FACTS[key as keyof SentenceFacts] : {}
  return say(findingSentences[key], language, { ...valuesOf({ finding: key, facts }, BADGE, DAYS), finding })
}

test.each(casesOf('ok', 'contradicts', 'open', 'remark', 'state'))('%s has a whole sentence in %s', (...each) => {
  expect(sentenceOf(each)).toMatch(/^\p{L}[^{}?]*[^{}?.\s]$/u)
})

test.each(casesOf('open'))('%s never accuses in %s: not in its line, its heading or its advice', (...each) => {
  const [key, language] = each
  const advice = adviceOf({ word: 'notChecked', because: key })
  const said = [
    openCheckWords[partsOf(key)[0]],
    verdictHeadings.notChecked,
    faceWords.notChecked,
    verdictLeads.notChecked,
    ...(advice ? [adviceWords[advice]] : []),
  ].map((sentence) => say(sentence, language, { finding: sentenceOf(each) }))
  expect(said.filter((sentence) => ACCUSING.test(sentence))).toEqual([])
})

test.each(casesOf('remark'))('%s never accuses in %s: not in its sentence or its title', (...each) => {
  const [key, language] = each
  const title = key === 'anchor.waiting' ? stateWords[key] : plainCheckWords[partsOf(key)[0]]
  expect([sentenceOf(each), say(title, language)].filter((sentence) => ACCUSING.test(sentence))).toEqual([])
})

test('what was compared and is wrong leads to advice, and what is silent to another try', () => {
  expect(adviceOf({ word: 'notGenuine', because: 'signature.altered' })).toBe('original')
  expect(adviceOf({ word: 'notGenuine', because: 'issuer.keyUnknown' })).toBe('askIssuer')
  expect(adviceOf({ word: 'notChecked', because: 'issuer.issuerUnreachable' })).toBe('later')
  expect(adviceOf({ word: 'notChecked', because: 'status.listUnreachable' })).toBe('later')
  expect(adviceOf({ word: 'notChecked', because: 'signature.malformed' })).toBe('confirm')
  expect(adviceOf({ word: 'genuine', because: 'status.revoked' })).toBeUndefined()
})

test.each([
  ['signature.proofExpired', '2027-01-01'],
  ['signature.proofUnsupported', 'bbs-2023'],
  ['hosted.publishedOther', 'badges.example.org'],
  ['hosted.notPermitted', 'badges.example.org'],
  ['hosted.notGiven', 'badges.example.org'],
  ['hosted.notCompared', 'badges.example.org'],
  ['issuer.methodUnsupported', 'did:ion'],
  ['status.noted', 'Counted twice'],
  ['status.statusUnsupported', 'RevocationList2020Status'],
  ['period.notYetValid', '2026-03-14'],
  ['period.expired', '2028-03-14'],
] as const)('%s says %s, in both languages', (key, fact) => {
  for (const language of LANGUAGES) expect(sentenceOf([key, language])).toContain(fact)
})

test('a value that a badge does not state is never left as a placeholder', () => {
  const nothing = { issuer: { name: '', host: '' } }
  for (const key of FINDING_KEYS) {
    const values = valuesOf({ finding: key, facts: {} }, nothing, DAYS)
    expect(say(findingSentences[key], 'en', { ...values, finding: 'missing' })).not.toMatch(/[{}]|undefined/)
  }
})
