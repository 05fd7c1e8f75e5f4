import { useState } from 'react'
import { toastSuccess } from '#ui/calls/toast.ts'
import { useCall } from '#ui/calls/use-call.ts'
import { FormDialog } from '#ui/dialogs/form-dialog.tsx'
import { DateField } from '#ui/fields/days/date-field.tsx'
import { useFieldProblems } from '#ui/fields/use-field-problems.ts'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { words as common } from '#ui/words/texts.ts'
import { type ChannelMessage, listPosts, listScheduled, updatePost } from '../contract.ts'
import { scheduleWords } from '../texts.ts'
import { messageProblem, PostFields } from './post-fields.tsx'
import { dayIn, momentProblem, toField, toInstant } from './publish-moment.ts'

/** The text, picture and time of a post that has not been published yet. */
export function EditDialog({ post, onClose }: { post: ChannelMessage; onClose: () => void }) {
  const words = useTexts(scheduleWords)
  const buttons = useTexts(common)
  const sentence = useProblemText()
  const [first] = useState({ text: post.message.text, moment: toField(post.publishAt) })
  const firstPicture = post.message.attachments[0]?.fileUrl
  const [values, setValues] = useState(first)
  const [picture, setPicture] = useState<File | string | undefined>(firstPicture)
  const isChanged = values.text !== first.text || values.moment !== first.moment || picture !== firstPicture
  const { run, working, problem } = useCall(updatePost, { invalidates: [listScheduled, listPosts] })
  const { problems, isRight, form } = useFieldProblems(values, ({ text, moment }) => ({
    text: messageProblem(text),
    moment: momentProblem(moment, new Date()),
  }))
  const save = async () => {
    if (!isRight()) return
    const { output } = await run({
      postId: post.eventId,
      message: values.text,
      publishAt: toInstant(values.moment),
      image: picture instanceof File ? picture : undefined,
      removeImage: picture === undefined,
    })
    if (!output) return
    toastSuccess(words.saved())
    onClose()
  }
  return (
    <FormDialog
      form={form}
      gap="m"
      isTyped={isChanged}
      onClose={onClose}
      title={words.editTitle()}
      submit={buttons.save()}
      working={working}
      workingLabel={buttons.saving()}
      problem={problem?.key}
      onSubmit={() => void save()}
    >
      <PostFields
        label={words.text()}
        text={values.text}
        onText={(text) => setValues({ ...values, text })}
        problem={problems.text}
        picture={picture}
        onPicture={setPicture}
        isFirst
      />
      <DateField
        label={words.when()}
        withTime
        from={dayIn(new Date())}
        error={problems.moment && sentence(problems.moment)}
        value={values.moment}
        onChange={(moment) => setValues({ ...values, moment })}
      />
    </FormDialog>
  )
}
