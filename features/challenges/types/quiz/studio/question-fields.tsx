import { ArrowDownIcon } from '@phosphor-icons/react/dist/csr/ArrowDown'
import { ArrowUpIcon } from '@phosphor-icons/react/dist/csr/ArrowUp'
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus'
import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash'
import { XIcon } from '@phosphor-icons/react/dist/csr/X'
import { Button } from '#ui/buttons/button.tsx'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { InputBox } from '#ui/fields/input-box.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { Box } from '#ui/layout/box.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { CHOICES } from '../../../rules.ts'
import { CHOICE_MAX, QUESTION_MAX } from '../rules.ts'
import { quizFields } from '../studio-texts.ts'
import { type DraftQuestion, toggleRight, withoutChoice } from './quiz-draft.ts'

type Props = {
  at: number
  of: number
  question: DraftQuestion
  onChange: (question: DraftQuestion) => void
  onMove: (by: 1 | -1) => void
  onRemove: () => void
  errors: Record<string, string | undefined>
}

/** One question: its text, its choices with the marks of the right ones, and its place. */
export function QuestionFields({ at, of, question, onChange, onMove, onRemove, errors }: Props) {
  const say = useTexts(quizFields)
  const number = at + 1
  return (
    <Stack pad="l" framed round="l" gap="m" shrinks data-question>
      <Row gap="xs" justify="between">
        <Text as="h3" type="text">
          {say.question({ number })}
        </Text>
        {of > 1 && (
          <Row as="span" align="stretch">
            <IconButton
              label={say.up({ number })}
              icon={<ArrowUpIcon size={18} />}
              disabled={at === 0}
              onClick={() => onMove(-1)}
            />
            <IconButton
              label={say.down({ number })}
              icon={<ArrowDownIcon size={18} />}
              disabled={number === of}
              onClick={() => onMove(1)}
            />
            <IconButton label={say.removeQuestion({ number })} icon={<TrashIcon size={18} />} onClick={onRemove} />
          </Row>
        )}
      </Row>
      <TextArea
        label={<span className="bz-hidden">{say.question({ number })}</span>}
        value={question.text}
        onChange={(text) => onChange({ ...question, text })}
        maxCount={QUESTION_MAX}
        countFrom={QUESTION_MAX - 50}
        error={errors[`questions.${at}.text`]}
      />
      <Choices at={at} question={question} onChange={onChange} errors={errors} />
    </Stack>
  )
}

function Choices({ at, question, onChange, errors }: Pick<Props, 'at' | 'question' | 'onChange' | 'errors'>) {
  const say = useTexts(quizFields)
  const { choices, right } = question
  const unsolved = errors[`questions.${at}.right`]
  const few = errors[`questions.${at}.choices`]
  return (
    <Stack as="fieldset" gap="s">
      <legend>{say.choices()}</legend>
      {choices.map((choice, position) => {
        const error = errors[`questions.${at}.choices.${position}`]
        const number = position + 1
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: choices have nothing else, and their fields no state
          <Row key={position} gap="s" align="start">
            <Box as="span" fixed padBlock="s">
              <input
                type="checkbox"
                aria-label={say.right({ number })}
                aria-invalid={Boolean(unsolved) || undefined}
                checked={right.includes(position)}
                onChange={() => onChange(toggleRight(question, position))}
              />
            </Box>
            <Box grow>
              <InputBox invalid={Boolean(error)}>
                <input
                  type="text"
                  aria-label={say.choice({ number })}
                  aria-invalid={Boolean(error) || undefined}
                  maxLength={CHOICE_MAX}
                  value={choice}
                  onChange={(event) => {
                    const typed = event.currentTarget.value
                    onChange({
                      ...question,
                      choices: choices.map((each, other) => (other === position ? typed : each)),
                    })
                  }}
                />
              </InputBox>
              {error && (
                <Text type="small" tone="error" ownLine>
                  {error}
                </Text>
              )}
            </Box>
            {choices.length > CHOICES.min && (
              <IconButton
                label={say.removeChoice({ number })}
                icon={<XIcon size={18} />}
                onClick={() => onChange(withoutChoice(question, position))}
              />
            )}
          </Row>
        )
      })}
      {(unsolved ?? few) && (
        <Text type="small" tone="error" ownLine role="alert">
          {unsolved ?? few}
        </Text>
      )}
      {choices.length < CHOICES.max && (
        <div>
          <Button
            size="compact"
            kind="quiet"
            isFlush
            icon={<PlusIcon size={16} />}
            onClick={() => onChange({ ...question, choices: [...choices, ''] })}
          >
            {say.addChoice()}
          </Button>
        </div>
      )}
    </Stack>
  )
}
