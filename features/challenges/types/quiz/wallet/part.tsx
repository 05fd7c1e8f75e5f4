import { type FormEvent, useState } from 'react'
import { ChoiceLine } from '#ui/fields/choice-line.tsx'
import { ProblemNote } from '#ui/fields/problem-note.tsx'
import { Box } from '#ui/layout/box.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { CheckButton } from '../../../wallet/check-button.tsx'
import type { PartProps, TypeInWallet } from '../../../wallet/type-in-wallet.ts'
import { quizPart } from '../texts.ts'
import { chosenAfter, isAnswered } from './quiz-answers.ts'

/** quiz: all questions, and after an attempt how many answers were right, without which. */
function QuizPart(props: PartProps) {
  const say = useTexts(quizPart)
  const sentence = useProblemText()
  const { checking, challenge, isOffline } = props
  const { questions = [], passMark = 1, attemptsLeft } = challenge.shown
  const [answers, setAnswers] = useState<number[][]>(() => questions.map(() => []))
  const [isShort, setShort] = useState(false)
  const { answer } = checking
  const isUsed = attemptsLeft === 0
  const send = (event: FormEvent) => {
    event.preventDefault()
    const isWhole = isAnswered(answers, questions.length)
    setShort(!isWhole)
    if (isWhole) void checking.check({ answers })
  }
  const choose = (at: number, choice: number, several: boolean) => {
    setShort(false)
    checking.forget()
    setAnswers((before) => chosenAfter(before, at, choice, several))
  }
  return (
    <Stack as="form" gap="m" breaks shrinks onSubmit={send} noValidate>
      <p>
        {say.quizText({ count: passMark, mark: passMark })}
        {attemptsLeft !== undefined && <> {say.attempts({ count: attemptsLeft })}.</>}
      </p>
      {questions.map((question, at) => (
        <Question
          // biome-ignore lint/suspicious/noArrayIndexKey: questions never move.
          key={at}
          at={at}
          question={question}
          chosen={answers[at] ?? []}
          isDisabled={isOffline || isUsed}
          onChoose={(choice) => choose(at, choice, question.several)}
        />
      ))}
      {isShort && <ProblemNote>{sentence('answersMissing')}</ProblemNote>}
      {answer?.state === 'refused' && <ProblemNote>{say.result({ right: answer.right, count: passMark })}</ProblemNote>}
      <CheckButton {...props} label={say.answer()} workingLabel={say.answering()} disabled={isUsed} />
    </Stack>
  )
}

type QuestionProps = {
  at: number
  question: { text: string; choices: string[]; several: boolean }
  chosen: number[]
  isDisabled: boolean
  onChoose: (choice: number) => void
}

function Question({ at, question, chosen, isDisabled, onChoose }: QuestionProps) {
  const say = useTexts(quizPart)
  const { text, choices, several } = question
  return (
    <Stack as="fieldset" gap="xxs" disabled={isDisabled}>
      <Box as="legend" below="s">
        {at + 1}. {text}
        {several && (
          <Text as="span" type="small" tone="ink3">
            {' '}
            {say.several()}
          </Text>
        )}
      </Box>
      {choices.map((choice, position) => (
        <ChoiceLine
          // biome-ignore lint/suspicious/noArrayIndexKey: choices never move.
          key={position}
          type={several ? 'checkbox' : 'radio'}
          name={`question-${at}`}
          checked={chosen.includes(position)}
          onChange={() => onChoose(position)}
        >
          {choice}
        </ChoiceLine>
      ))}
    </Stack>
  )
}

/** A quiz to answer. */
export const quizInWallet: TypeInWallet = { Part: QuizPart, saysResult: true }
