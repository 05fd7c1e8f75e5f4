import { BroadcastIcon } from '@phosphor-icons/react/dist/csr/Broadcast'
import { ClockIcon } from '@phosphor-icons/react/dist/csr/Clock'
import { type FormEvent, Suspense, useState } from 'react'
import { Button } from '#ui/buttons/button.tsx'
import { lazyPart } from '#ui/calls/lazy-part.ts'
import { ProblemNote } from '#ui/fields/problem-note.tsx'
import { RestoredNote } from '#ui/fields/restored-note.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { channelPage, scheduleWords } from '../texts.ts'
import { ComposerHead } from './composer-head.tsx'
import { PostFields } from './post-fields.tsx'
import type { Composer as ComposerState } from './use-composer.ts'

const ScheduleDialog = lazyPart(() => import('./schedule-dialog.tsx').then((module) => module.ScheduleDialog))

type Props = { composer: ComposerState; name: string; picture: string }

/** A new post: whom it reaches, its text and picture, and publishing it now or later. */
export function Composer({ composer, name, picture }: Props) {
  const pageTexts = useTexts(channelPage)
  const words = useTexts(scheduleWords)
  const [isScheduling, setIsScheduling] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void composer.publish()
  }
  const isSending = composer.sending !== undefined
  return (
    <>
      <Stack as="form" ref={composer.form} gap="m" onSubmit={submit} noValidate>
        <ComposerHead name={name} picture={picture} />
        {composer.isRestored && <RestoredNote onClear={composer.clear} />}
        {composer.refusal && <ProblemNote>{composer.refusal}</ProblemNote>}
        <PostFields
          label={pageTexts.new()}
          text={composer.text}
          onText={composer.setText}
          problem={composer.problem}
          picture={composer.picture}
          onPicture={composer.setPicture}
          isDisabled={isSending}
        >
          <Button
            icon={<ClockIcon size={20} />}
            disabled={isSending}
            onPointerEnter={ScheduleDialog.preload}
            onFocus={ScheduleDialog.preload}
            onClick={() => composer.isReady() && setIsScheduling(true)}
          >
            {words.schedule()}
          </Button>
          <Button kind="primary" type="submit" icon={<BroadcastIcon size={20} />} working={isSending}>
            {pageTexts.publish()}
          </Button>
        </PostFields>
        <Text type="small" tone="ink3">
          {pageTexts.appears()}
        </Text>
      </Stack>
      {/* Outside of the form, which would be submitted with the dialog's own. */}
      <Suspense>
        {isScheduling && <ScheduleDialog onSchedule={composer.schedule} onClose={() => setIsScheduling(false)} />}
      </Suspense>
    </>
  )
}
