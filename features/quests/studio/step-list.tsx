import { Switch } from '@mantine/core'
import { DotsSixVerticalIcon } from '@phosphor-icons/react/dist/csr/DotsSixVertical'
import { XIcon } from '@phosphor-icons/react/dist/csr/X'
import { type KeyboardEvent, useId } from 'react'
import { TypeIcon } from '#features/challenges/view/type-icon.tsx'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { Box } from '#ui/layout/box.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { questForm, questsPage } from '../studio-texts.ts'
import { type FormStep, moveStep } from './form-values.ts'
import styles from './quest-form.module.css'
import type { NamedChallenge } from './use-challenges.ts'
import { useStepMoves } from './use-step-moves.ts'

type Props = {
  steps: FormStep[]
  challenges: NamedChallenge[]
  onChange: (steps: FormStep[]) => void
  isOrdered: boolean
  /** Steps that cannot be made required, because people have started the quest. */
  isFixed: (challengeId: string) => boolean
  isWrong: boolean
  /** The sentence that explains the fixed steps. */
  fixedHint: string
}

/** The steps of a quest in their order: dragged, or moved by Alt with an arrow key; required or extra. */
export function StepList({ steps, challenges, onChange, isOrdered, isFixed, isWrong, fixedHint }: Props) {
  const say = useTexts(questForm)
  const page = useTexts(questsPage)
  const id = useId()
  const named = new Map(challenges.map((one) => [one.challenge.id, one]))
  const titleOf = (id: string) => named.get(id)?.title ?? say.deletedChallenge()
  const move = (from: number, to: number) => {
    const moved = moveStep(steps, from, to)
    if (moved === steps) return undefined
    onChange(moved)
    return say.moved({ title: titleOf(steps[from]?.challengeId ?? ''), n: to + 1, total: steps.length })
  }
  const { list, dragged, announced, startDrag, keepFocus } = useStepMoves(steps.length, move)
  const press = (event: KeyboardEvent, at: number) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    keepFocus(at, event.key === 'ArrowUp' ? at - 1 : at + 1)
  }
  const change = (id: string, isRequired: boolean) =>
    onChange(steps.map((step) => (step.challengeId === id ? { ...step, isRequired } : step)))
  const Items = isOrdered ? 'ol' : 'ul'
  return (
    <>
      <Box
        as={Items}
        framed
        round="l"
        ground="sheet"
        lined="between"
        className={styles.steps}
        ref={list}
        aria-label={page.challenges()}
      >
        {steps.map(({ challengeId, isRequired }, at) => {
          const one = named.get(challengeId)
          const title = titleOf(challengeId)
          const isLocked = !isRequired && isFixed(challengeId)
          return (
            <Row
              as="li"
              key={challengeId}
              gap="s"
              padBlock="xs"
              padInline="s"
              className={styles.step}
              data-dragged={dragged === at || undefined}
              onKeyDown={(event) => press(event, at)}
            >
              <button
                type="button"
                className={`bz-plain ${styles.handle}`}
                aria-label={say.moveNamed({ title })}
                aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
                onPointerDown={(event) => startDrag(event, at)}
              >
                <DotsSixVerticalIcon size={18} weight="bold" />
              </button>
              <Row as="span" fixed tone="ink2" only="desks">
                {one && <TypeIcon type={one.challenge.type} size={20} />}
              </Row>
              <Text as="span" weight={600} grow brief className={styles.title} title={title}>
                {title}
                {one?.shown.isStopped && (
                  <Text as="small" block type="caption" tone="pending" weight={500}>
                    {say.stopped()}
                  </Text>
                )}
              </Text>
              <Text as="span" tone="ink2" fixed className={styles.points}>
                {one && page.points({ count: one.challenge.reward })}
              </Text>
              <Row
                as="span"
                gap="s"
                tone="ink2"
                fixed
                className={styles.required}
                title={isLocked ? fixedHint : undefined}
              >
                <Switch
                  id={`${id}-${challengeId}`}
                  size="sm"
                  checked={isRequired}
                  disabled={isLocked}
                  aria-label={say.requiredNamed({ title })}
                  aria-invalid={isWrong || undefined}
                  onChange={(event) => change(challengeId, event.currentTarget.checked)}
                />
                <label htmlFor={`${id}-${challengeId}`}>{isRequired ? say.required() : say.extra()}</label>
              </Row>
              <IconButton
                size={30}
                label={say.removeNamed({ title })}
                icon={<XIcon size={16} />}
                onClick={() => onChange(steps.filter((step) => step.challengeId !== challengeId))}
              />
            </Row>
          )
        })}
      </Box>
      <span className="bz-hidden" role="status">
        {announced}
      </span>
    </>
  )
}
