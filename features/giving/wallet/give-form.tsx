import { type FormEvent, useState } from 'react'
import type { CardSide, CardSpec } from '#card/card-spec.ts'
import { CardStage } from '#card/card-stage.tsx'
import { useIsOffline } from '#features/holders/wallet/use-is-offline.ts'
import { Button } from '#ui/buttons/button.tsx'
import { ProblemNote } from '#ui/fields/problem-note.tsx'
import { RestoredNote } from '#ui/fields/restored-note.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { useFieldProblems } from '#ui/fields/use-field-problems.ts'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { RecipientChoice } from '../people/wallet/recipient-choice.tsx'
import { SENTENCE_MAX } from '../rules.ts'
import { givePage } from '../wallet-texts.ts'
import { checkDraft, fieldOfProblem, type GiftDraft } from './gift-draft.ts'
import styles from './giving.module.css'
import { TemplateChoice } from './template-choice.tsx'
import type { useGiftDraft } from './use-gift-draft.ts'
import { findGivable, type GivableCommunity } from './use-givable.ts'
import type { useGive } from './use-give.ts'

type Props = {
  communities: GivableCommunity[]
  pseudo: string
  writing: ReturnType<typeof useGiftDraft> & { draft: GiftDraft }
  giving: ReturnType<typeof useGive>
}

/** Which badge, to whom, and the giver's words; beside them the card as it will look, on wide screens. */
export function GiveForm({ communities, pseudo, writing, giving }: Props) {
  const pageTexts = useTexts(givePage)
  const sentence = useProblemText()
  const isOffline = useIsOffline()
  const { draft, keep, clear, isRestored } = writing
  const found = findGivable({ communities, pseudo }, draft.templateId)
  const [only] = communities.length === 1 && communities[0]?.templates.length === 1 ? communities[0].templates : []
  const chosen = found?.template ?? only
  const issuerId = found?.community.issuerId ?? (chosen ? communities[0]?.issuerId : undefined)
  const asked = { ...draft, templateId: chosen?.templateId ?? '' }
  const [side, setSide] = useState<CardSide>('front')
  const [refusal, setRefusal] = useState<string>()
  const validation = useFieldProblems(
    { templateId: asked.templateId, recipient: recipientOf(asked), sentence: asked.sentence, draft: asked },
    ({ draft }) => checkDraft(draft),
  )
  const { problems } = validation
  const say = (problem: string | undefined) => {
    if (problem === 'badgeMissing' || problem === 'emailWrong') return pageTexts[problem]()
    return problem && sentence(problem)
  }
  const change = (part: Partial<GiftDraft>) => {
    setRefusal(undefined)
    keep({ ...draft, ...part, key: '' })
  }
  const choose = (templateId: string) => {
    const next = findGivable({ communities, pseudo }, templateId)?.community.issuerId
    // A member of one community may be in no other.
    change({ templateId, ...(next !== issuerId && { did: '', name: '' }) })
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setRefusal(undefined)
    if (giving.isPreparing || isOffline || !validation.isRight()) return
    const problem = await giving.prepare(asked, keep)
    const field = problem && fieldOfProblem(problem)
    if (field) validation.refuse(field, problem)
    else setRefusal(problem)
  }
  return (
    <div className={styles.columns}>
      <Stack gap="xxl" shrinks>
        <Stack as="form" ref={validation.form} gap="xxl" shrinks onSubmit={(event) => void submit(event)} noValidate>
          {isRestored && <RestoredNote onClear={clear} />}
          <TemplateChoice
            communities={communities}
            chosen={asked.templateId}
            onChoose={choose}
            error={say(problems.templateId)}
          />
          <RecipientChoice draft={draft} issuerId={issuerId} onChange={change} error={say(problems.recipient)} />
          <TextArea
            label={pageTexts.sentence()}
            optional
            rows={3}
            maxCount={SENTENCE_MAX}
            countsDown
            placeholder={pageTexts.sentenceExample()}
            hint={pageTexts.sentenceHint()}
            value={draft.sentence}
            onChange={(text) => change({ sentence: text })}
            onFocus={() => setSide('back')}
            onBlur={() => setSide('front')}
            error={say(problems.sentence)}
          />
          {refusal && <ProblemNote>{sentence(refusal)}</ProblemNote>}
          {isOffline && (
            <Text role="status" above="m" below="m">
              {pageTexts.offline()}
            </Text>
          )}
          <Button
            kind="primary"
            type="submit"
            size="large"
            fullWidth
            working={giving.isPreparing}
            workingLabel={pageTexts.previewing()}
            disabled={isOffline || pseudo === ''}
          >
            {pageTexts.preview()}
          </Button>
        </Stack>
      </Stack>
      <Stack across="center" className={`${styles.card} ${styles.stage}`} aria-hidden>
        {chosen && (
          <CardStage
            spec={liveCard(chosen.card as CardSpec, pseudo, draft)}
            side={side}
            interactive={false}
            width={280}
          />
        )}
      </Stack>
    </div>
  )
}

function recipientOf({ way, code, email, did }: GiftDraft): string {
  return { code, email, member: did }[way]
}

/** The card as far as the draft says it. */
function liveCard(card: CardSpec, giver: string, { way, name, sentence }: GiftDraft): CardSpec {
  return {
    ...card,
    ...(giver && { giver }),
    ...(way === 'member' && name && { holderName: name }),
    ...(sentence.trim() && { sentence: sentence.trim().slice(0, SENTENCE_MAX) }),
  }
}
