import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus'
import { useEffect, useRef, useState } from 'react'
import { Button } from '#ui/buttons/button.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Grid } from '#ui/layout/grid.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { QUESTIONS_MAX } from '../../../rules.ts'
import {
  type FieldsProps,
  mendNumber,
  shownText,
  type TypeInStudio,
  typedNumber,
} from '../../../studio/type-in-studio.ts'
import { quizData } from '../contract.ts'
import { quizFields, quizProblems } from '../studio-texts.ts'
import { QuestionFields } from './question-fields.tsx'
import { type DraftQuestion, moved, newQuestion, questionsOf } from './quiz-draft.ts'

/** The questions of a quiz with their right choices, how many must be right, and the attempts of a day. */
function FieldsQuiz({ data, onChange, errors }: FieldsProps) {
  const say = useTexts(quizFields)
  const questions = questionsOf(data)
  const section = useRef<HTMLFieldSetElement>(null)
  const [focused, setFocused] = useState<number>()
  const [said, setSaid] = useState('')
  const change = (next: DraftQuestion[]) => onChange({ ...data, questions: next })
  useEffect(() => {
    if (focused === undefined) return
    section.current?.querySelectorAll<HTMLElement>('[data-question] textarea')[focused]?.focus()
    setFocused(undefined)
  }, [focused])
  const move = (from: number, by: 1 | -1) => {
    change(moved(questions, from, by))
    setSaid(say.moved({ number: from + by + 1, of: questions.length }))
  }
  const remove = (at: number) => {
    change(questions.filter((_, each) => each !== at))
    setFocused(Math.max(0, at - 1))
  }
  return (
    <Stack gap="l" shrinks>
      <Stack as="fieldset" ref={section} gap="m">
        <legend>{say.questions()}</legend>
        {questions.map((question, at) => (
          <QuestionFields
            // biome-ignore lint/suspicious/noArrayIndexKey: questions have nothing else, and their fields no state
            key={at}
            at={at}
            of={questions.length}
            question={question}
            onChange={(next) => change(questions.map((each, other) => (other === at ? next : each)))}
            onMove={(by) => move(at, by)}
            onRemove={() => remove(at)}
            errors={errors}
          />
        ))}
        {errors.questions && (
          <Text type="small" tone="error" ownLine>
            {errors.questions}
          </Text>
        )}
        {questions.length < QUESTIONS_MAX && (
          <Button
            size="compact"
            icon={<PlusIcon size={16} />}
            onClick={() => {
              change([...questions, newQuestion()])
              setFocused(questions.length)
            }}
          >
            {say.addQuestion()}
          </Button>
        )}
        <span className="bz-hidden" role="status">
          {said}
        </span>
      </Stack>
      <Grid least="m" gap="l">
        <TextField
          label={say.passMark()}
          hint={say.passMarkHint({ count: questions.length })}
          inputMode="numeric"
          value={shownText(data.passMark)}
          mend={mendNumber}
          onChange={(typed) => onChange({ ...data, questions, passMark: typedNumber(typed) })}
          error={errors.passMark}
        />
        <TextField
          label={say.attempts()}
          hint={say.attemptsHint()}
          inputMode="numeric"
          value={shownText(data.attemptsADay)}
          mend={mendNumber}
          onChange={(typed) => onChange({ ...data, questions, attemptsADay: typedNumber(typed) })}
          error={errors.attemptsADay}
        />
      </Grid>
    </Stack>
  )
}

/** A quiz. */
export const quizInStudio: TypeInStudio = {
  name: quizFields.type,
  data: quizData,
  start: { questions: [newQuestion()], passMark: 1, attemptsADay: 3 },
  Fields: FieldsQuiz,
  problems: quizProblems,
}
