import { useQueryCall } from '#ui/calls/use-call.ts'
import { Figure } from '#ui/lists/figures.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useLanguage, useTexts } from '#ui/words/language.tsx'
import { listMemberPoints } from '../contract.ts'
import { memberPoints } from '../studio-texts.ts'

const ENDINGS = { one: 'first', two: 'second', few: 'third', zero: 'other', many: 'other', other: 'other' } as const

/** Beside the points of a member: their rank, and what they have this season. */
export function MemberFigures({ did }: { did: string }) {
  const say = useTexts(memberPoints)
  const format = useFormat()
  const { language } = useLanguage()
  const { data } = useQueryCall(listMemberPoints, { did }, { quiet: true })
  const rank = data?.rank ?? 0
  const ending = ENDINGS[new Intl.PluralRules(language, { type: 'ordinal' }).select(rank)]
  return (
    <>
      <Figure label={data && rank === 0 ? say.noRank() : say.rank()}>
        {rank === 0 ? '\u2013' : say[ending]({ rank: format.number(rank) })}
      </Figure>
      <Figure label={say.season()}>{data ? format.signed(data.season) : '\u2013'}</Figure>
    </>
  )
}
