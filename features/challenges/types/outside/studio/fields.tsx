import { TextField } from '#ui/fields/text-field.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { INPUT_MAX } from '../../../rules.ts'
import { type OfferedProps, shownText, type TypeInStudio } from '../../../studio/type-in-studio.ts'
import { OUTSIDE_DATA } from '../contract.ts'
import { ofOutside, placeOf, type TaskType } from '../rules.ts'
import { outsideFields, outsideNames, outsideProblems } from '../studio-texts.ts'

type Word = keyof typeof outsideFields
type Line = { field: string; label: Word; hint?: Word }
type Task = { name: keyof typeof outsideNames; lines: Line[] }

const MESSAGE: Line[] = [{ field: 'message', label: 'message', hint: 'messageHint' }]
/** The lines of text that each type asks for. */
const TASKS: Record<TaskType, Task> = {
  xPost: { name: 'post', lines: MESSAGE },
  xFollow: { name: 'follow', lines: [{ field: 'targetAccount', label: 'account', hint: 'accountHint' }] },
  xRepost: { name: 'repost', lines: [{ field: 'tweetId', label: 'tweet', hint: 'tweetHint' }] },
  discordJoin: { name: 'join', lines: [{ field: 'inviteLink', label: 'invite' }] },
  telegramJoin: { name: 'join', lines: [{ field: 'targetAccount', label: 'group', hint: 'botHint' }] },
  facebookFollow: {
    name: 'follow',
    lines: [
      { field: 'pageId', label: 'page', hint: 'pageHint' },
      { field: 'targetAccount', label: 'pageName', hint: 'accountHint' },
    ],
  },
  facebookPost: { name: 'post', lines: MESSAGE },
}

/** The lines of text of a type. */
function FieldsOutside({ type, data, onChange, errors }: OfferedProps) {
  const say = useTexts(outsideFields)
  const task = placeOf(type)?.task
  return (
    task &&
    TASKS[task].lines.map(({ field, label, hint }) => (
      <TextField
        key={field}
        label={say[label]()}
        hint={hint && say[hint]()}
        autoComplete="off"
        value={shownText(data[field])}
        onChange={(typed) => onChange({ ...data, [field]: typed })}
        maxCount={INPUT_MAX}
        countFrom={INPUT_MAX - 20}
        error={errors[field]}
      />
    ))
  )
}

/** What is done at a provider. */
export const outsideInStudio = ofOutside<TypeInStudio>({
  signIn: (provider) => ({ name: outsideNames.connect, data: OUTSIDE_DATA[`${provider}Auth`], start: {} }),
  task: (_, type) => {
    const { name, lines } = TASKS[type]
    return {
      name: outsideNames[name],
      data: OUTSIDE_DATA[type],
      start: Object.fromEntries(lines.map(({ field }) => [field, ''])),
      Fields: FieldsOutside,
      problems: outsideProblems,
    }
  },
})
